import { ADDRESS } from "./shop/checkout-screen"
import { Keyboard } from "./shop/keyboard"
import { hydrated } from "./shop/page-readiness"
import { CARDS } from "./shop/payment-page"
import { expect, test } from "./shop/test"
import { pattern, textsIn } from "./shop/texts"

test("a shopper buys a product with the keyboard only", async ({
  page,
  cart,
  checkout,
  payment,
  outcome,
  catalogue,
  products,
}) => {
  const keyboard = new Keyboard(page)
  const { home, cart: cartTexts } = textsIn("fr")
  const almonds = await catalogue.almonds()

  await page.goto("/")
  await keyboard.press(page.getByRole("link", { name: home.hero.shopNow }))
  await keyboard.press(products.addButton(almonds))
  await cart.expectUnits(1)
  await keyboard.press(cart.button)
  await keyboard.press(cart.step(almonds, "more"))
  await expect(cart.quantity(almonds)).toHaveText("2")
  await page.keyboard.press("Escape")
  await expect(cart.button).toBeFocused()
  await keyboard.press(cart.button)
  await keyboard.press(cart.panel.getByRole("link", { name: pattern(cartTexts.checkout) }))

  const form = { ...ADDRESS, email: `keyboard-${Date.now()}@example.be` }
  const order = ["first_name", "last_name", "email", "street", "number", "postal_code", "city"] as const
  for (const name of order) await keyboard.type(checkout.field(name), form[name])
  await checkout.totals()
  await keyboard.press(checkout.payButton)
  await page.waitForURL(/\/c\/pay\//)
  await payment.payByKeyboard(keyboard, CARDS.visa)
  expect((await outcome.confirmation()).orderNumber).toMatch(/^BP-\d{4}-\d{6}$/)
})

/** Maximum number of Tab presses from the start of the page to the first product. */
const MOST_STOPS = 12

test("the product list has a skip link and few tab stops before the first product, and arrow keys reach the other filter links", async ({
  page,
}) => {
  const { products, layout } = textsIn("fr")
  const loaded = page.waitForResponse(/\/assets\/one-stop-/)
  await page.goto("/products")
  await loaded
  const first = page.getByRole("article").first()
  await hydrated(first.getByRole("link").first())
  const skip = page.getByRole("link", { name: layout.skip })
  await page.keyboard.press("Tab")
  await expect(skip).toBeFocused()
  let stops = 1
  do {
    await page.keyboard.press("Tab")
    stops += 1
  } while ((await first.locator(":focus").count()) === 0 && stops < 50)
  expect(stops - 1).toBeLessThanOrEqual(MOST_STOPS)

  // The skip link moves the focus past the filters.
  await skip.focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await expect(first.locator(":focus")).toHaveCount(1)

  const categories = page.getByRole("toolbar", { name: products.filter.label }).getByRole("link")
  await categories.first().focus()
  await page.keyboard.press("ArrowRight")
  await expect(categories.nth(1)).toBeFocused()
  await page.keyboard.press("End")
  await expect(categories.last()).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(categories.first()).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await expect(categories.nth(1)).toHaveAttribute("aria-current", "true")
})
