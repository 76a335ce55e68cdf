import type { Page } from "@playwright/test"
import { delayRequests } from "./shop/delayed-requests"
import { expect, test } from "./shop/test"

/** Resolves when the page has preloaded the code of its toasts, which cannot be loaded offline. */
const loadedAhead = (page: Page) => page.waitForResponse(/\/assets\/Toaster.*\.js/)

test("while a search loads, the product list does not show the number of results of the previous search", async ({
  page,
  products,
}) => {
  const { loading } = products.texts
  await products.open()
  await expect(products.count).not.toHaveText(loading)
  const release = await delayRequests(page, /\/api\/search\?.*pistache/)
  await products.search.fill("pistache")
  await expect(products.count).toHaveText(loading)
  release()
  await expect(products.count).toContainText("pistache")
})

test("an offline search shows an error, and loads when the connection returns", async ({
  page,
  context,
  products,
  noise,
}) => {
  noise.expect(/./)
  const { failed } = products.texts
  const ready = loadedAhead(page)
  await products.open()
  await ready
  await context.setOffline(true)
  await products.search.fill("pistache")
  await expect(page.getByRole("main")).toContainText(failed.title)
  await expect(products.count).toHaveText("")
  await context.setOffline(false)
  await expect(products.count).toContainText("pistache")
  await expect(products.cards.first()).toBeVisible()
})

test("adding a product offline shows an error at once, and the product is not added later", async ({
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
  const reloaded = page.waitForResponse((response) => /\/api\/cart\/[^/]+$/.test(response.url()))
  await context.setOffline(false)
  await reloaded
  await expect(cart.quantity(almonds)).toHaveText("1")
})
