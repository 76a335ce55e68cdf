import type { Page, Route } from "@playwright/test"

/**
 * Holds requests to an address.
 * @param answer handles a request after the release
 * @returns function that releases all
 */
export async function delayRequests(
  page: Page,
  address: RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await answer(route)
  })
  return release
}

/** Holds requests for the shop's scripts. @returns function that releases them */
export const delayScripts = (page: Page, named = ""): Promise<() => void> =>
  delayRequests(page, new RegExp(`/assets/${named}.*\\.js`))
