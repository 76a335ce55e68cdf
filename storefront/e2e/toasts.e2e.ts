import { representatives } from "@bon-perroquet/testing/campaign"
import type { Locator, Page, Route } from "@playwright/test"
import { expect, test } from "./shop/test"
import { fill, textsIn } from "./shop/texts"

const OUT_OF_REACH = (route: Route) => route.abort("connectionrefused")
const BROKEN = (route: Route) => route.fulfill({ status: 500, json: {} })
const CART_WRITE = /\/api\/cart\/[^/]+\/(items|clear)/

async function expectSilence(page: Page, toasts: Locator) {
  await expect(page.getByRole("main", { includeHidden: true })).toBeVisible()
  await expect(toasts.getByRole("listitem")).toHaveCount(0)
}

for (const [address, what] of representatives([
  [/\/api\/cart\/[^/]+$/, "the cart"],
  [/\/api\/categories/, "categories"],
  [/\/api\/search/, "products"],
] as const)) {
  test(`a failed request for ${what} is logged and shows no toast, and invalid stored user data is removed`, async ({
    page,
    toasts,
    noise,
  }) => {
    noise.expect(address)
    const logged: string[] = []
    page.on("console", (message) => message.type() === "warning" && logged.push(message.text()))
    await page.route(address, BROKEN)
    await page.addInitScript(() => {
      localStorage.setItem("authToken", "token")
      localStorage.setItem("userData", "{broken")
    })
    // This private page is rendered in the browser, so its links navigate without loading a document.
    await page.goto("/favourites")
    await page
      .getByRole("main")
      .getByRole("link", { name: textsIn("fr").common.continueShopping })
      .click()
    await expect(page).toHaveURL(/\/products$/)
    await expect.poll(() => logged.length).toBeGreaterThan(0)
    await expect
      .poll(() => page.evaluate(() => ["authToken", "userData"].map((key) => localStorage.getItem(key))))
      .toEqual([null, null])
    await expectSilence(page, toasts)
    await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible()
  })
}

test("a failed request to add, remove or clear cart lines is logged and reverts the cart", async ({
  page,
  catalogue,
  products,
  cart,
  toasts,
  noise,
}) => {
  noise.expect(CART_WRITE)
  const logged: string[] = []
  page.on("console", (message) => message.type() === "warning" && logged.push(message.text()))
  const almonds = await catalogue.almonds()
  await products.open()
  await products.add(almonds)
  await page.route(CART_WRITE, OUT_OF_REACH)
  const name = fill(textsIn("fr").products.card.addOf, { name: almonds.name_fr })
  const add = products.card(almonds).getByRole("button", { name, exact: true })
  await expect(add).toBeEnabled()
  await add.click()
  await expect.poll(() => logged.length).toBe(1)
  await cart.open()
  await cart.panel.getByRole("button", { name: fill(cart.texts.remove, { name: almonds.name_fr }) }).click()
  await expect.poll(() => logged.length).toBe(2)
  await expect(cart.lines).toHaveCount(1)
  page.once("dialog", (dialog) => void dialog.accept())
  await cart.panel.getByRole("button", { name: cart.texts.clear.action }).click()
  await expect.poll(() => logged.length).toBe(3)
  await expect(cart.lines).toHaveCount(1)
  await expectSilence(page, toasts)
})

test("a toast is at most 420 pixels wide and disappears after five seconds, and a cart line without product data shows the product's id", async ({
  page,
  catalogue,
  cart,
  toasts,
  noise,
}) => {
  noise.expect(/quantity=/)
  const almonds = await catalogue.almonds()
  await cart.openWith(almonds)
  await page.route(/quantity=/, BROKEN)
  // A fixed clock makes the test independent of the machine's speed.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await cart.step(almonds, "more").click()
  const shown = toasts.getByRole("listitem")
  await expect(async () => {
    await page.clock.runFor(100)
    expect(await shown.count()).toBe(1)
  }).toPass()
  await expect(shown).toContainText(cart.texts.failure.update)
  expect((await shown.boundingBox())?.width ?? 0).toBeLessThanOrEqual(420)
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_500)
  await expect(shown).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(shown).toHaveCount(0)

  await page.route(/\/api\/cart\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { items: object[] }
    await route.fulfill({
      response,
      json: { ...json, items: json.items.map((item) => ({ ...item, name: "" })) },
    })
  })
  // The rejected change reloads the cart.
  await cart.step(almonds, "more").click()
  const unnamed = fill(cart.texts.unnamed, { id: almonds.id.slice(0, 8) })
  await expect(async () => {
    await page.clock.runFor(100)
    expect(await cart.lines.innerText()).toContain(unnamed)
  }).toPass()
})
