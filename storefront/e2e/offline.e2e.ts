import type { Page } from "@playwright/test"
import { expect, test } from "./shop/test"

/** Resolves when the page has preloaded the code of its toasts, which cannot be loaded offline. */
const loadedAhead = (page: Page) => page.waitForResponse(/\/assets\/Toaster.*\.js/)

test("offline, a search and an added product show an error at once, and only the search is repeated later", async ({
  page,
  context,
  catalogue,
  products,
  cart,
  toasts,
  noise,
}) => {
  noise.expect(/./)
  const almonds = await catalogue.almonds()
  const ready = loadedAhead(page)
  await products.open()
  await ready
  await products.add(almonds)
  await cart.expectUnits(1)
  await context.setOffline(true)
  const button = products.addButton(almonds)
  await button.click()
  await expect(toasts).toContainText(cart.texts.failure.title)
  await expect(button).toBeEnabled()
  await cart.open()
  await cart.step(almonds, "more").click()
  await expect(toasts).toContainText(cart.texts.failure.update)
  await expect(cart.quantity(almonds)).toHaveText("1")
  // The first key press may only close the toast.
  await expect(async () => {
    await page.keyboard.press("Escape")
    await expect(cart.panel).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await products.search.fill("pistache")
  await expect(page.getByRole("main")).toContainText(products.texts.failed.title)
  await expect(products.count).toHaveText("")

  const reloaded = page.waitForResponse((response) => /\/api\/cart\/[^/]+$/.test(response.url()))
  await context.setOffline(false)
  await reloaded
  await expect(products.count).toContainText("pistache")
  await expect(products.cards.first()).toBeVisible()
  await cart.open()
  await expect(cart.quantity(almonds)).toHaveText("1")
})
