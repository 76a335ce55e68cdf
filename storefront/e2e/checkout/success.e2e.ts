import { fill } from "../shop/texts"
import { expect, test } from "../shop/test"

const STATUS = /\/api\/payments\/checkout\/status\//
const unpaid = {
  payment_status: "unpaid",
  status: "open",
  amount_total: 1330,
  currency: "eur",
  metadata: {},
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

test("the confirmation page shows an error without a payment session or for an unknown one, which it can check again", async ({
  page,
  outcome,
  noise,
  visits,
}) => {
  const { problem, backHome, continueShopping, next, support } = outcome.texts
  const main = page.getByRole("main")
  await page.goto("/checkout/success")
  await expect(page.getByRole("alert")).toContainText(problem.noSession)
  await expect(main.getByRole("link", { name: backHome })).toHaveAttribute("href", "/")
  await expect(main.getByRole("link", { name: continueShopping })).toHaveAttribute("href", "/products")

  noise.expect(STATUS)
  noise.expect(/\/api\/orders\/paid$/)
  await visits.show("/checkout/success?session_id=cs_test_unknown0123456789")
  await expect(page.getByRole("alert")).toContainText(problem.error)
  await page.route(STATUS, (route) => route.fulfill({ json: { ...unpaid, payment_status: "paid" } }))
  await page.getByRole("button", { name: problem.checkAgain }).click()
  const confirmed = await outcome.confirmation()
  expect(confirmed).toMatchObject({
    orderNumber: outcome.texts.success.notAvailable,
    email: outcome.texts.success.notProvided,
    cents: 1330,
  })
  await expect(outcome.detail(outcome.texts.success.amount)).toContainText("EUR")
  for (const { title } of [next.confirmation, next.processing, next.shipping])
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible()
  await expect(main).toContainText(fill(support.hours, { opens: "9:00", closes: "17:00" }))
})
