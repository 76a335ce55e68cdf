import type { Page } from "@playwright/test"

/** The scripts that are asked for from now on wait. @returns lets them come */
export async function holdScripts(page: Page, named = ""): Promise<() => void> {
  let letThemCome = (): void => undefined
  const allowed = new Promise<void>((resolve) => (letThemCome = resolve))
  await page.route(new RegExp(`/assets/${named}.*\\.js`), async (route) => {
    await allowed
    await route.continue()
  })
  return letThemCome
}
