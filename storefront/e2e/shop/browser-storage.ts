import type { Page } from "@playwright/test"

/** A page of the shop's origin that loads no code. */
const BLANK = "/blank"

export async function openBlankPage(page: Page): Promise<void> {
  await page.route(BLANK, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }))
  await page.goto(BLANK)
  await page.unroute(BLANK)
}

/** Sets entries of the local storage while no screen is open that could react to them. */
export async function storeInBrowser(page: Page, entries: Record<string, string>): Promise<void> {
  await openBlankPage(page)
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}
