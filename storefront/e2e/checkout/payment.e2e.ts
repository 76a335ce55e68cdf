import { ADDRESS } from "../shop/checkout-screen"
import { CARDS } from "../shop/payment-page"
import { expect, test } from "../shop/test"

test.describe("browser in another time zone", () => {
  test.use({ timezoneId: "America/New_York" })

  test(
    "the payment page shows its expiry in the browser's time zone",
    { tag: "@campaign" },
    async ({ page, catalogue, checkout }) => {
      await checkout.openWith(await catalogue.almonds())
      await checkout.fillIn({ ...ADDRESS, email: `zone-${Date.now()}@example.be` })
      await checkout.pay()
      const until = page.locator("time")
      const ends = new Date((await until.getAttribute("datetime")) ?? "")
      const inNewYork = new Intl.DateTimeFormat("fr-BE", { timeStyle: "short", timeZone: "America/New_York" })
      await expect(until).toHaveText(inNewYork.format(ends))

      const address = new URL(page.url())
      await page.goto(address.origin)
      await expect(page.getByRole("heading", { level: 1, name: "Un remplaçant de Stripe" })).toBeVisible()
      await expect(page.locator(`a[href="${address.pathname}"]`)).toHaveText(/^BP-\d{4}-\d{6}$/)
    },
  )
})

test.describe("payment page", () => {
  let email: string

  test.beforeEach(async ({ catalogue, checkout }) => {
    email = `payment-${Date.now()}@example.be`
    await checkout.openWith(await catalogue.almonds())
    await checkout.fillIn({ ...ADDRESS, email, phone: "+32 470 12 34 56" })
    await checkout.pay()
  })

  test(
    "the shop creates one order if a card is declined and a second card is accepted",
    { tag: "@campaign" },
    async ({ page, payment, outcome, engine }) => {
      await payment.payByCard(CARDS.declined)
      await expect(page.getByRole("alert")).toContainText("Votre carte a été refusée")
      await payment.payByCard(CARDS.visa)
      const { orderNumber } = await outcome.confirmation()
      await expect.poll(async () => (await engine.ordersNumbered(orderNumber)).length).toBe(1)
      expect(await engine.ordersOf(email)).toHaveLength(1)
    },
  )

  test(
    "a shopper pays with a card that requires 3-D Secure",
    { tag: "@campaign" },
    async ({ payment, outcome }) => {
      await payment.payByCard(CARDS.threeDSecure)
      await payment.confirmThreeDSecure()
      expect((await outcome.confirmation()).email).toBe(email)
    },
  )

  test("a refused and cancelled payment releases the reserved goods and keeps cart and form, and the next payment is confirmed at once", async ({
    page,
    catalogue,
    payment,
    cart,
    checkout,
    outcome,
    engine,
  }) => {
    // Reads from the engine, because the catalogue shows a reservation up to a second later.
    const { sku } = await catalogue.almonds()
    const { reserved } = await engine.stock(sku)
    await payment.payByIdeal("refuse")
    await expect(page.getByRole("alert")).toBeVisible()
    await payment.turnBack()
    const { cancelled, continueShopping, backHome, support } = checkout.texts
    await expect(page.getByRole("heading", { level: 1, name: cancelled.title })).toBeVisible()
    await cart.expectUnits(1)
    await expect.poll(async () => (await engine.stock(sku)).reserved).toBe(reserved - 1)
    expect(await engine.ordersOf(email)).toHaveLength(0)

    const main = page.getByRole("main")
    await expect(main).toContainText(cancelled.text)
    for (const reason of Object.values(cancelled.reasons)) await expect(main).toContainText(reason)
    await expect(main.getByRole("region", { name: support.title })).toBeVisible()
    await expect(main.locator('a[href="/checkout"]')).toBeVisible()
    await expect(main.getByRole("link", { name: continueShopping })).toHaveAttribute("href", "/products")
    await expect(main.getByRole("link", { name: backHome })).toHaveAttribute("href", "/")
    await main.getByRole("link", { name: cancelled.tryAgain }).click()
    await expect(checkout.field("email")).toHaveValue(email)
    await expect(checkout.field("city")).toHaveValue(ADDRESS.city)
    await checkout.pay()
    await payment.payByIdeal()
    expect((await outcome.confirmation()).method).toContain(outcome.texts.success.paid)
    await expect.poll(async () => (await engine.ordersOf(email)).length).toBe(1)
  })

  test(
    "a shopper who leaves the payment page with the back button can pay again",
    { tag: "@campaign" },
    async ({ page, payment, checkout, outcome }) => {
      await page.goBack()
      await expect(checkout.field("email")).toHaveValue(email)
      await expect(checkout.payButton).toBeEnabled()
      await checkout.pay()
      await payment.payByCard(CARDS.visa)
      await outcome.confirmation()
    },
  )

  test(
    "an expired payment page charges nothing, and the cart keeps its goods",
    { tag: "@campaign" },
    async ({ page, payment, stripe, cart, checkout, outcome, engine }) => {
      const session = payment.sessionId
      await stripe.expire(session)
      await page.goto(`/checkout/success?session_id=${session}`)
      await expect(page.getByRole("alert")).toContainText(outcome.texts.problem.expired)
      await cart.expectUnits(1)
      expect(await engine.ordersOf(email)).toHaveLength(0)

      await page.goto("/checkout")
      await checkout.pay()
      expect(payment.sessionId).not.toBe(session)
    },
  )

  test("the confirmation page shows a delayed bank payment as processing, then as paid", async ({
    page,
    payment,
    stripe,
    outcome,
    engine,
  }) => {
    const session = payment.sessionId
    await payment.payByBancontact("later")
    const { verifying, success } = outcome.texts
    await expect(page.getByRole("heading", { level: 1, name: verifying.title })).toBeVisible()
    await expect(outcome.detail(success.method)).toContainText(success.processing)
    expect(await engine.ordersOf(email)).toHaveLength(0)
    await stripe.finishPayment(session, true)
    expect((await outcome.confirmation()).method).toContain(success.paid)
    await expect.poll(async () => (await engine.ordersOf(email)).length).toBe(1)
  })
})
