import { fieldSentence } from "@bon-perroquet/contract"
import type { Route } from "@playwright/test"
import { ADDRESS } from "./shop/checkout-screen"
import { TESTED_LANGUAGES } from "./shop/languages"
import { expect, test } from "./shop/test"
import { fill, textsIn } from "./shop/texts"

/** Aborts a request, for failures in the contract that the shop cannot cause. */
const OUT_OF_REACH = (route: Route) => route.abort("connectionrefused")
const CART_WRITE = /\/api\/cart\/[^/]+\/(items|clear)/

for (const language of TESTED_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test("the cart shows the reason of a rejected change and reloads", async ({
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

    test(
      "the checkout shows an error if the server is unreachable",
      { tag: "@campaign" },
      async ({ page, catalogue, products, cart, checkout, toasts, noise }) => {
        noise.expect(/checkout\/session/)
        await products.open()
        await products.add(await catalogue.almonds())
        await cart.open()
        await cart.checkOut()
        await checkout.fillIn({ ...ADDRESS, email: "ada@example.org" })
        await page.route(/checkout\/session$/, OUT_OF_REACH)
        await checkout.payButton.click()
        await expect(toasts).toContainText(checkout.texts.failure.checkout)
        await expect(checkout.payButton).toBeEnabled()
        await expect(checkout.field("street")).toHaveValue(ADDRESS.street)
      },
    )
  })
}

test("the checkout shows the server's error, and a general error if a response has no payment URL", async ({
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
  await page.route(/checkout\/session$/, async (route) => {
    const body = route.request().postDataJSON() as object
    await route.continue({ postData: JSON.stringify({ ...body, origin_url: "https://evil.example" }) })
  })
  await checkout.payButton.click()
  await expect(toasts).toContainText("Le paiement ne peut pas être ouvert depuis ce site.")
  await page.route(/checkout\/session$/, (route) => route.fulfill({ json: { session_id: "cs_test_1" } }))
  await checkout.payButton.click()
  await expect(toasts).toContainText(checkout.texts.failure.noUrl)
})

test("the cart shows a conflict with the server's message", async ({
  page,
  catalogue,
  products,
  cart,
  toasts,
  noise,
}) => {
  noise.expect(/\/items\//)
  await products.open()
  await products.add(await catalogue.almonds())
  await cart.open()
  const detail = "Ce panier est en cours de paiement."
  await page.route(/\/items\/[^/]+\?quantity=/, (route) =>
    route.fulfill({ status: 409, json: { code: "cart_being_paid", detail } }),
  )
  await cart.lines
    .getByRole("button", { name: /^Une unité de plus/ })
    .first()
    .click()
  await expect(toasts).toContainText(cart.texts.failure.title)
  await expect(toasts).toContainText(`${cart.texts.failure.update}\n${detail}`, { useInnerText: true })
})

test("the checkout shows missing fields and an invalid e-mail address", async ({
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
  await expect(checkout.problems).toContainText(fieldSentence("fr", "email"))
})

for (const [what, problem, provoke] of [
  [
    "an expired session",
    "expired",
    { json: { payment_status: "unpaid", status: "expired", amount_total: 1, currency: "eur", metadata: {} } },
  ],
  ["a failing shop", "error", { status: 500, json: {} }],
] as const) {
  test(`the confirmation page shows ${what}`, async ({ page, outcome, noise }) => {
    noise.expect(/checkout\/status/)
    await page.route(/checkout\/status/, (route) => route.fulfill(provoke))
    await page.goto("/checkout/success?session_id=cs_test_0123456789")
    await expect(page.getByRole("alert")).toContainText(outcome.texts.problem[problem])
  })
}

for (const language of TESTED_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test("the confirmation page shows a refund without suggesting another attempt", async ({
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

test("the confirmation page reports a lost connection", async ({ page, outcome, noise }) => {
  noise.expect(/checkout\/status/)
  await page.route(/checkout\/status/, OUT_OF_REACH)
  await page.goto("/checkout/success?session_id=cs_test_0123456789")
  await expect(page.getByRole("alert")).toContainText(outcome.texts.problem.error)
})

test("a cart line without product data shows the product's id", async ({
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

test("adding a product that was sold out since the page loaded shows that it is out of stock", async ({
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
    ({ stock, handle }) => stock > 10 && /^graines-de-chanvre/.test(handle),
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
