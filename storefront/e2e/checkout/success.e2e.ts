import { addressIn } from "@bon-perroquet/contract"
import { TESTED_LANGUAGES } from "../shop/languages"
import { textsIn } from "../shop/texts"
import { expect, test } from "../shop/test"

const ENGLISH = {
  noSession: "No session ID found",
  timeout: "Payment status check timed out. Please check your email for confirmation.",
  expired: "Payment session expired. Please try again.",
  error: "Error checking payment status. Please try again.",
}

const STATUS = /\/api\/payments\/checkout\/status\//
const unpaid = {
  payment_status: "unpaid",
  status: "open",
  amount_total: 1330,
  currency: "eur",
  metadata: {},
}

test("messages about the payment result match the contract word for word", () => {
  expect(textsIn("en").checkout.problem).toMatchObject(ENGLISH)
})

for (const language of TESTED_LANGUAGES) {
  test(`the confirmation page without a payment session shows an error in ${language}`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem("language", stored), language)
    await page.goto("/checkout/success")
    const { problem, backHome, continueShopping } = textsIn(language).checkout
    await expect(page.getByRole("alert")).toContainText(problem.noSession)
    const main = page.getByRole("main")
    await expect(main.getByRole("link", { name: backHome })).toHaveAttribute("href", addressIn(language, "/"))
    await expect(main.getByRole("link", { name: continueShopping })).toHaveAttribute(
      "href",
      addressIn(language, "/products"),
    )
  })
}

test("the confirmation page checks the payment ten times every two seconds, and then mentions the e-mail", async ({
  page,
  outcome,
}) => {
  let calls = 0
  await page.clock.install()
  await page.route(STATUS, (route) => {
    calls += 1
    return route.fulfill({ json: unpaid })
  })
  await page.goto("/checkout/success?session_id=cs_test_0123456789")
  await expect(page.getByRole("heading", { level: 1, name: outcome.texts.verifying.title })).toBeVisible()
  for (let poll = 1; poll < 10; poll++) {
    await expect.poll(() => calls).toBe(poll)
    await page.clock.runFor(2_000)
  }
  await expect(page.getByRole("alert")).toContainText(outcome.texts.problem.timeout)
  await page.clock.runFor(60_000)
  expect(calls).toBe(10)
})

test("the confirmation page shows an error for an unknown payment session, and can check it again", async ({
  page,
  outcome,
  noise,
}) => {
  noise.expect(STATUS)
  noise.expect(/\/api\/orders\/paid$/)
  await page.goto("/checkout/success?session_id=cs_test_unknown0123456789")
  await expect(page.getByRole("alert")).toContainText(outcome.texts.problem.error)
  await page.route(STATUS, (route) => route.fulfill({ json: { ...unpaid, payment_status: "paid" } }))
  await page.getByRole("button", { name: outcome.texts.problem.checkAgain }).click()
  const confirmed = await outcome.confirmation()
  expect(confirmed).toMatchObject({
    orderNumber: outcome.texts.success.notAvailable,
    email: outcome.texts.success.notProvided,
    cents: 1330,
  })
  await expect(outcome.detail(outcome.texts.success.amount)).toContainText("EUR")
})
