import type { Page } from "@playwright/test"

/** Keeps what a page asks for from coming until the answer is called. @param address of what is held back */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letThemCome = (): void => undefined
  const allowed = new Promise<void>((resolve) => (letThemCome = resolve))
  await page.route(address, async (route) => {
    await allowed
    await route.continue()
  })
  return letThemCome
}

/** The scripts that are asked for from now on wait. @returns lets them come */
export const holdScripts = (page: Page, named = ""): Promise<() => void> =>
  hold(page, new RegExp(`/assets/${named}.*\\.js`))
