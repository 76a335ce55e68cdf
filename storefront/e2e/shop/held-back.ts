import type { Page, Route } from "@playwright/test"

/** Delays requests. @param answer handles them after the release @returns function that releases them */
export async function hold(
  page: Page,
  address: RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letThemCome = (): void => undefined
  const allowed = new Promise<void>((resolve) => (letThemCome = resolve))
  await page.route(address, async (route) => {
    await allowed
    await answer(route)
  })
  return letThemCome
}

/** Delays scripts. @returns function that releases them */
export const holdScripts = (page: Page, named = ""): Promise<() => void> =>
  hold(page, new RegExp(`/assets/${named}.*\\.js`))
