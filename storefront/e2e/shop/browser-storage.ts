import { STORAGE_KEYS, type Product } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import type { Page } from "@playwright/test"

const BLANK = "/blank"

/** Headers of the shop's pages. With other headers, the browser would start another renderer process. */
const SAME_RENDERER = { "Cross-Origin-Opener-Policy": "same-origin", "Origin-Agent-Cluster": "?1" }

/** Opens a page of the shop's origin that loads no code. */
export async function openBlankPage(page: Page): Promise<void> {
  const headers = { "Content-Type": "text/html", ...SAME_RENDERER }
  await page.route(BLANK, (route) => route.fulfill({ headers, body: "<!doctype html>" }))
  await page.goto(BLANK)
  await page.unroute(BLANK)
}

/** Stores entries in local storage, on a blank page where no code of the shop reads them. */
export async function storeInBrowser(page: Page, entries: Record<string, string>): Promise<void> {
  await openBlankPage(page)
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}

/**
 * Puts one unit of each product into the browser's cart over the API, which is ten times as fast as the product list.
 */
export async function fillCart(page: Page, products: Product[]): Promise<void> {
  const shop = new ShopClient()
  for (const { id } of products) await shop.addItem(id)
  await storeInBrowser(page, { [STORAGE_KEYS.sessionId]: shop.sessionId })
}
