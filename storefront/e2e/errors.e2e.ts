import { LANGUAGES } from "@bon-perroquet/contract"
import type { Locator, Page, Route } from "@playwright/test"
import { ADDRESS } from "./shop/checkout-screen"
import { expect, test } from "./shop/test"
import { fill, textsIn } from "./shop/texts"

/**
 * Row by row what the contract says of failures: provoked through the real client, by the real shop where it can be
 * brought to refuse, else at the network.
 */
const OUT_OF_REACH = (route: Route) => route.abort("connectionrefused")
const BROKEN = (route: Route) => route.fulfill({ status: 500, json: {} })
const CART_WRITE = /\/api\/cart\/[^/]+\/(items|clear)/

/** Nothing was said in passing, and nothing is being said now. */
async function expectSilence(page: Page, toasts: Locator) {
  await expect(page.getByRole("main", { includeHidden: true })).toBeVisible()
  await expect(toasts.getByRole("listitem")).toHaveCount(0)
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test("a cart update that the shop refuses is told with its reason, and the cart reloaded", async ({
      page,
      catalogue,
      products,
      cart,
      toasts,
      noise,
    }) => {
      noise.expect(/quantity=2/)
      const almonds = await catalogue.almonds()
      await products.open()
      await products.add(almonds)
      await cart.open()
      const { failure } = cart.texts
      const answers = [
        { status: 400, json: { detail: "…", code: "insufficient_stock" } },
        { status: 400, json: {} },
        { status: 500, json: {} },
      ]
      await page.route(/quantity=2/, (route) => route.fulfill(answers.shift() ?? answers[0]))
      for (const [title, text] of [
        [failure.insufficientStock, "…"],
        [failure.insufficientStock, failure.quantityUnavailable],
        [failure.title, failure.update],
      ] as const) {
        const reloaded = page.waitForResponse((response) => /\/api\/cart\/[^/]+$/.test(response.url()))
        await cart.step(almonds, "more").click()
        await expect(toasts).toContainText(title)
        await expect(toasts).toContainText(text)
        await reloaded
        await expect(cart.quantity(almonds)).toHaveText("1")
      }
    })

    test("checkout out of reach says that checkout failed", async ({
      page,
      catalogue,
      products,
      cart,
      checkout,
      toasts,
      noise,
    }) => {
      noise.expect(/checkout\/session/)
      await products.open()
      await products.add(await catalogue.almonds())
      await cart.open()
      await cart.checkOut()
      await checkout.fillIn({ ...ADDRESS, email: "ada@example.org" })
      await page.route(/checkout\/session$/, OUT_OF_REACH)
      await checkout.payButton.click()
      await expect(toasts).toContainText(checkout.texts.failure.checkout)
      // Back to idle: nothing typed is lost, and one may try again.
      await expect(checkout.payButton).toBeEnabled()
      await expect(checkout.field("street")).toHaveValue(ADDRESS.street)
    })
  })
}

test("checkout that the shop refuses is told in its own words", async ({
  page,
  catalogue,
  products,
  cart,
  checkout,
  toasts,
  noise,
}) => {
  noise.expect(/checkout\/session/)
  await products.open()
  await products.add(await catalogue.almonds())
  await cart.open()
  await cart.checkOut()
  await checkout.fillIn({ ...ADDRESS, email: "ada@example.org" })
  // The real shop sends nobody to a page that would return to a stranger's site.
  await page.route(/checkout\/session$/, async (route) => {
    const body = route.request().postDataJSON() as object
    await route.continue({ postData: JSON.stringify({ ...body, origin_url: "https://evil.example" }) })
  })
  await checkout.payButton.click()
  await expect(toasts).toContainText("Le paiement ne peut pas être ouvert depuis ce site.")
})

test("a payment page without an address is a failed checkout", async ({
  page,
  catalogue,
  products,
  cart,
  checkout,
  toasts,
}) => {
  await products.open()
  await products.add(await catalogue.almonds())
  await cart.open()
  await cart.checkOut()
  await checkout.fillIn({ ...ADDRESS, email: "ada@example.org" })
  await page.route(/checkout\/session$/, (route) => route.fulfill({ json: { session_id: "cs_test_1" } }))
  await checkout.payButton.click()
  await expect(toasts).toContainText(checkout.texts.failure.checkout)
})

test("checkout asks for what is missing, and says that an e-mail address is none", async ({
  catalogue,
  products,
  cart,
  checkout,
}) => {
  await products.open()
  await products.add(await catalogue.almonds())
  await cart.open()
  await cart.checkOut()
  await checkout.payButton.click()
  await expect(checkout.problems).toContainText(checkout.texts.errors.summary)
  await checkout.fillIn({ ...ADDRESS, email: "ada @example" })
  await checkout.payButton.click()
  await expect(checkout.problems).toContainText(checkout.texts.errors.email)
})

for (const [what, problem, provoke] of [
  [
    "an expired session",
    "expired",
    { json: { payment_status: "unpaid", status: "expired", amount_total: 1, currency: "eur", metadata: {} } },
  ],
  ["a failing shop", "error", { status: 500, json: {} }],
] as const) {
  test(`payment verification: ${what}`, async ({ page, outcome, noise }) => {
    noise.expect(/checkout\/status/)
    await page.route(/checkout\/status/, (route) => route.fulfill(provoke))
    await page.goto("/checkout/success?session_id=cs_test_0123456789")
    await expect(page.getByRole("alert")).toContainText(outcome.texts.problem[problem])
  })
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test("payment verification: a payment that is given back says so, and not to try again", async ({
      page,
      outcome,
    }) => {
      const metadata = { order_number: "BP-2026-000123", customer_email: "ada@example.org" }
      const refunded = { payment_status: "unpaid", status: "expired", refunded: true, metadata }
      await page.route(/checkout\/status/, (route) =>
        route.fulfill({ json: { ...refunded, amount_total: 4203, currency: "eur" } }),
      )
      await page.goto("/checkout/success?session_id=cs_test_0123456789")
      const alert = page.getByRole("alert")
      await expect(alert).toContainText(outcome.texts.refunded.title)
      await expect(alert).toContainText("ada@example.org")
      await expect(alert).toContainText(/42[,.]03/)
      await expect(alert).not.toContainText(outcome.texts.problem.expired)
    })
  })
}

test("payment verification: the network is gone", async ({ page, outcome, noise }) => {
  noise.expect(/checkout\/status/)
  await page.route(/checkout\/status/, OUT_OF_REACH)
  await page.goto("/checkout/success?session_id=cs_test_0123456789")
  await expect(page.getByRole("alert")).toContainText(outcome.texts.problem.error)
})

test("a cart line whose product can't be loaded is called by its id", async ({
  page,
  catalogue,
  products,
  cart,
}) => {
  const almonds = await catalogue.almonds()
  await products.open()
  await products.add(almonds)
  await page.route(/\/api\/cart\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { items: object[] }
    await route.fulfill({
      response,
      json: { ...json, items: json.items.map((item) => ({ ...item, name: "" })) },
    })
  })
  await page.reload()
  await cart.open()
  await expect(cart.lines).toContainText(fill(cart.texts.unnamed, { id: almonds.id.slice(0, 8) }))
})

test("adding what was sold out meanwhile says that it is out of stock", async ({
  catalogue,
  products,
  engine,
  cart,
  toasts,
  noise,
}) => {
  noise.expect(CART_WRITE)
  const product = await catalogue.find(
    "product in stock",
    ({ stock, handle }) => stock > 10 && /^chips/.test(handle),
  )
  await products.open()
  const { stocked, reserved } = await engine.stock(product.sku)
  await engine.setStock(product.sku, reserved)
  try {
    await expect.poll(async () => (await catalogue.find("it", ({ id }) => id === product.id)).stock).toBe(0)
    const name = fill(textsIn("fr").products.card.addOf, { name: product.name_fr })
    await products.card(product).getByRole("button", { name, exact: true }).click()
    await expect(toasts).toContainText(cart.texts.outOfStock.title)
    await expect(toasts).toContainText(cart.texts.outOfStock.text)
  } finally {
    await engine.setStock(product.sku, stocked)
  }
})

for (const [address, what] of [
  [/\/api\/categories/, "categories"],
  [/\/api\/search/, "products"],
  [/\/api\/cart\/[^/]+$/, "the cart"],
] as const) {
  test(`${what} that can't be loaded are logged only`, async ({ page, toasts, noise }) => {
    noise.expect(address)
    const logged: string[] = []
    page.on("console", (message) => message.type() === "warning" && logged.push(message.text()))
    await page.route(address, BROKEN)
    await page.goto("/checkout/cancel")
    await page
      .getByRole("main")
      .getByRole("link", { name: textsIn("fr").checkout.continueShopping })
      .click()
    await expect(page).toHaveURL(/\/products$/)
    await expect.poll(() => logged.length, { timeout: 20_000 }).toBeGreaterThan(0)
    await expectSilence(page, toasts)
    await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible()
  })
}

test("adding, removing and clearing that fail on the way are logged only, and the cart is as it was", async ({
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

test("stored user data that can't be read is removed without a word", async ({ page, toasts }) => {
  await page.addInitScript(() => {
    localStorage.setItem("authToken", "token")
    localStorage.setItem("userData", "{broken")
  })
  await page.goto("/products")
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem("authToken"), localStorage.getItem("userData")]))
    .toEqual([null, null])
  await expectSilence(page, toasts)
})

test("a toast over the open cart can be reached by keyboard and closed, and only one is shown", async ({
  page,
  catalogue,
  products,
  cart,
  toasts,
  noise,
}) => {
  noise.expect(/quantity=/)
  const almonds = await catalogue.almonds()
  await products.open()
  await products.add(almonds)
  await cart.open()
  await page.route(/quantity=/, BROKEN)
  for (let refusal = 0; refusal < 2; refusal++) {
    await cart.step(almonds, "more").click()
    await expect(toasts).toContainText(cart.texts.failure.update)
    await expect(cart.quantity(almonds)).toHaveText("1")
  }
  await expect(toasts.getByRole("listitem")).toHaveCount(1)
  const close = toasts.getByRole("button", { name: textsIn("fr").common.close })
  await page.keyboard.press("F8")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(close).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(toasts.getByRole("listitem")).toHaveCount(0)
  await expect(cart.panel).toBeVisible()

  await cart.step(almonds, "more").click()
  await close.click()
  await expect(toasts.getByRole("listitem")).toHaveCount(0)
  await expect(cart.panel).toBeVisible()
})

test("a toast is 420 pixels wide at most and goes after five seconds", async ({
  page,
  catalogue,
  products,
  cart,
  toasts,
  noise,
}) => {
  noise.expect(/quantity=/)
  const almonds = await catalogue.almonds()
  await products.open()
  await products.add(almonds)
  await cart.open()
  await page.route(/quantity=/, BROKEN)
  // The page's time stands still but for what is run here, however slow the machine is.
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
})
