import type { Page, Route } from "@playwright/test"

/** What a page asks for from now on waits. @param answer what then becomes of it @returns lets it come */
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

/** The scripts that are asked for from now on wait. @returns lets them come */
export const holdScripts = (page: Page, named = ""): Promise<() => void> =>
  hold(page, new RegExp(`/assets/${named}.*\\.js`))
