import { STORAGE_KEYS, type Product } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import type { Page } from "@playwright/test"

/**
 * Short text of the shop's origin, which loads no code. It has the headers of pages, otherwise the browser would start
 * another renderer process. The tests do not replace a request instead, because Playwright then disables the cache.
 */
const BLANK = "/robots.txt"

export async function openBlankPage(page: Page): Promise<void> {
  await page.goto(BLANK)
}

/** Returns true for a page of `Contexts.openPage`, which has the shop's origin before it loads anything. */
const isUnused = (page: Page) => page.evaluate(() => location.href === "about:blank" && origin !== "null")

/** Stores entries in local storage, where no code of the shop reads them. */
export async function storeInBrowser(page: Page, entries: Record<string, string>): Promise<void> {
  if (!(await isUnused(page))) await openBlankPage(page)
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
