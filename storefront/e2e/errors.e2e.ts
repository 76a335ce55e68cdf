import type { Route } from "@playwright/test"
import { ADDRESS } from "./shop/checkout-screen"
import { TESTED_LANGUAGES } from "./shop/languages"
import { expect, test } from "./shop/test"
import { textsIn } from "./shop/texts"

/** Aborts a request. The shop cannot cause some failures that the contract describes. */
const OUT_OF_REACH = (route: Route) => route.abort("connectionrefused")

for (const language of TESTED_LANGUAGES) {
  test.describe(`error messages in ${language}`, () => {
    test.use({ language })

    test("the cart shows why a change was rejected, and reloads, in one toast at a time that the keyboard reaches", async ({
      page,
      catalogue,
      cart,
      toasts,
      noise,
    }) => {
      noise.expect(/quantity=2/)
      const almonds = await catalogue.almonds()
      await cart.openWith(almonds)
      const { failure } = cart.texts
      const answers = [
        { status: 400, json: { detail: "…", code: "insufficient_stock" } },
        { status: 400, json: {} },
        { status: 500, json: {} },
        { status: 409, json: { detail: "Ce panier est en cours de paiement.", code: "cart_being_paid" } },
      ]
      await page.route(/quantity=2/, (route) => route.fulfill(answers.shift() ?? { status: 500, json: {} }))
      for (const [title, text] of [
        [failure.insufficientStock, "…"],
        [failure.insufficientStock, failure.quantityUnavailable],
        [failure.title, failure.update],
        [failure.title, `${failure.update}\nCe panier est en cours de paiement.`],
      ] as const) {
        const reloaded = page.waitForResponse((response) => /\/api\/cart\/[^/]+$/.test(response.url()))
        await cart.step(almonds, "more").click()
        await expect(toasts).toContainText(title)
        await expect(toasts).toContainText(text, { useInnerText: true })
        await reloaded
        await expect(cart.quantity(almonds)).toHaveText("1")
      }
      await expect(toasts.getByRole("listitem")).toHaveCount(1)
      const close = toasts.getByRole("button", { name: textsIn(language).common.close })
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
  })
}

test("the checkout shows the server's error, a missing payment URL and a lost connection, and can be submitted again", async ({
  page,
  catalogue,
  checkout,
  toasts,
  noise,
}) => {
  noise.expect(/checkout\/session/)
  await checkout.openWith(await catalogue.almonds())
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
  await page.route(/checkout\/session$/, OUT_OF_REACH)
  await checkout.payButton.click()
  await expect(toasts).toContainText(checkout.texts.failure.checkout)
  await expect(checkout.payButton).toBeEnabled()
  await expect(checkout.field("street")).toHaveValue(ADDRESS.street)
  await page.unroute(/checkout\/session$/)
  await checkout.pay()
})

test("the confirmation page shows an expired session, a failing shop, a lost connection and a refund", async ({
  page,
  outcome,
  noise,
  visits,
}) => {
  noise.expect(/checkout\/status/)
  const { problem, refunded } = outcome.texts
  const metadata = { order_number: "BP-2026-000123", customer_email: "ada@example.org" }
  const expired = {
    payment_status: "unpaid",
    status: "expired",
    amount_total: 4203,
    currency: "eur",
    metadata,
  }
  const alert = page.getByRole("alert")
  const answers: [text: string, answer: (route: Route) => Promise<void>][] = [
    [problem.expired, (route) => route.fulfill({ json: expired })],
    [problem.error, (route) => route.fulfill({ status: 500, json: {} })],
    [problem.error, OUT_OF_REACH],
    [refunded.title, (route) => route.fulfill({ json: { ...expired, refunded: true } })],
  ]
  await page.goto("/contact")
  for (const [number, [text, answer]] of answers.entries()) {
    await page.route(/checkout\/status/, answer)
    await visits.show(`/checkout/success?session_id=cs_test_012345678${number}`)
    await expect(alert).toContainText(text)
    await visits.show("/contact")
    await expect(alert).toHaveCount(0)
  }
  await visits.show("/checkout/success?session_id=cs_test_0123456783")
  await expect(alert).toContainText("ada@example.org")
  await expect(alert).toContainText(/42[,.]03/)
  // The message about a refund must not suggest paying again.
  await expect(alert).not.toContainText(problem.expired)
})
