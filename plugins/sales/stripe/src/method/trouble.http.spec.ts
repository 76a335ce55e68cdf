import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import {
  openPaymentPage,
  ownProduct,
  reconcile,
  refundsAtStripe,
  refusal,
  sharedProduct,
  shopperWith,
  stripe,
} from "@bon-perroquet/checkout/testing"
import { EngineClient, requireVariable, until } from "@bon-perroquet/testing"

const database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
afterAll(() => database.destroy())
afterEach(async () => {
  await stripe().clearFaults()
  await stripe().resumeWebhooks()
  await stripe().resetClock()
})

const SESSIONS = "/v1/checkout/sessions"

it("an open payment page is neither reopened nor replaced nor cancelled while Stripe does not respond or it is being paid", async () => {
  const shop = await shopperWith(await sharedProduct(), 2)
  const { sessionId } = await openPaymentPage(shop)
  const unavailable = { status: 503, body: { code: "payment_unavailable" } }
  await stripe().fault({ path: SESSIONS, status: 500, times: 1_000 })
  for (const answer of [
    (await refusal(shop.openCheckout())).answer,
    (await refusal(shop.openCheckout({ first_name: "Ada" }))).answer,
    await shop.cancelCheckout(),
  ])
    expect(answer).toMatchObject(unavailable)
  await stripe().clearFaults()
  expect((await stripe().session(sessionId)).status).toBe("open")
  expect((await openPaymentPage(shop)).sessionId).toBe(sessionId)

  await stripe().fault({ method: "POST", pathEnd: "/expire", code: "lock_timeout", times: 1_000 })
  expect(await shop.cancelCheckout()).toMatchObject(unavailable)
  expect((await refusal(shop.openCheckout({ first_name: "Ada" }))).answer).toMatchObject(unavailable)
  await stripe().clearFaults()
  await stripe().pay(sessionId)
  await until("the order", async () => (await shop.paymentStatus(sessionId)).payment_status === "paid")
})

describe("After a change to the API key of another Stripe account", () => {
  afterEach(() => stripe().useAccount("first"))

  it("a cart with an open payment page of the previous account is paid on a new payment page", async () => {
    const shop = await shopperWith(await ownProduct(4), 4)
    const first = await openPaymentPage(shop)
    await stripe().useAccount("second")
    const second = await openPaymentPage(shop)
    expect(second.sessionId).not.toBe(first.sessionId)
    await stripe().pay(second.sessionId)
    await until(
      "the order",
      async () => (await shop.paymentStatus(second.sessionId)).payment_status === "paid",
    )
  })

  it("a cart with an open payment page of the previous account can be changed", async () => {
    const product = await sharedProduct()
    const shop = await shopperWith(product, 1)
    await openPaymentPage(shop)
    await stripe().useAccount("second")
    expect((await shop.setQuantity(product.id, 2)).items.map(({ quantity }) => quantity)).toEqual([2])
  })

  it("a paid payment page keeps its state, and becomes an order when the key is restored", async () => {
    const shop = await shopperWith(await sharedProduct(), 1)
    await stripe().pauseWebhooks()
    const { sessionId } = await openPaymentPage(shop)
    await stripe().pay(sessionId)
    await stripe().useAccount("second")
    expect(await shop.paymentStatus(sessionId)).toMatchObject({ status: "open" })
    await stripe().useAccount("first")
    expect(await shop.paymentStatus(sessionId)).toMatchObject({ payment_status: "paid", status: "complete" })
    await stripe().resumeWebhooks()
  })
})

it("a payment page is withdrawn before it is shown if its amount at Stripe is wrong", async () => {
  const shop = await shopperWith(await ownProduct(4), 4)
  const answer = { amount_total: 1 }
  await stripe().fault({ method: "POST", path: SESSIONS, answer })
  expect((await refusal(shop.openCheckout())).error.code).toBe("payment_unavailable")
  const { sessions } = await stripe().state("sessions")
  expect(sessions.at(-1)?.status).toBe("expired")
  expect((await openPaymentPage(shop)).sessionId).not.toBe(sessions.at(-1)?.id)
})

it("a shopper abroad pays in the shop's currency", async () => {
  const { sessionId } = await openPaymentPage(await shopperWith(await sharedProduct()))
  expect((await stripe().session(sessionId)).adaptive_pricing).toEqual({ enabled: false })
})

it("an e-mail address that Stripe rejects is refused in the shopper's language and reserves no stock", async () => {
  const customer_email = "ada..peeters@example.org"
  const shop = await shopperWith(await ownProduct(1))
  for (const [language, sentence] of [
    ["fr", /adresse e-mail/],
    ["nl", /e-mailadres/],
    ["en", /e-mail address/],
  ] as const) {
    shop.language = language
    const { status, error } = await refusal(shop.openCheckout({ customer_email }))
    expect(status).toBe(400)
    expect(error).toEqual({ code: "email_refused", detail: expect.stringMatching(sentence) })
  }
  const { sessionId } = await openPaymentPage(shop, { customer_email: "ada.peeters@example.org" })
  expect((await stripe().session(sessionId)).status).toBe("open")
})

const askOtherAmount = ({ sessionId }: { sessionId: string }) =>
  database("checkout_attempt")
    .where({ checkout_session_id: sessionId })
    .update({ amount_cents: database.raw("amount_cents + 1") })

it("the payer is notified of a refund for a payment that cannot become an order, even while Stripe rejects refunds", async () => {
  const shop = await shopperWith(await sharedProduct())
  await stripe().pauseWebhooks()
  const page = await openPaymentPage(shop)
  await askOtherAmount(page)
  await stripe().fault({ method: "POST", path: "/v1/refunds", status: 500, times: 1_000 })
  await stripe().pay(page.sessionId)
  expect(await shop.paymentStatus(page.sessionId)).toMatchObject({ payment_status: "unpaid", refunded: true })
  expect(await refundsAtStripe(page)).toEqual([])
  await stripe().clearFaults()
  // Stripe repeats this error for a day, unless the shop uses another key.
  await stripe().fault({ method: "POST", path: "/v1/refunds", status: 500, stored: true })
  for (let times = 0; times < 2; times++) await reconcile(page)
  await until("the refund", async () => (await refundsAtStripe(page)).length === 1)
})

it("an unknown payment result without a response from Stripe returns a warning not to pay again in each language", async () => {
  const shop = await shopperWith(await sharedProduct())
  const { sessionId } = await openPaymentPage(shop)
  await stripe().pauseWebhooks()
  await stripe().pay(sessionId)
  await stripe().fault({ path: SESSIONS, status: 500, times: 1_000 })
  for (const [language, sentence] of [
    ["fr", /ne payez pas une seconde fois/],
    ["nl", /betaal dan geen tweede keer/],
    ["en", /do not pay again/],
  ] as const) {
    shop.language = language
    const { status, error } = await refusal(shop.paymentStatus(sessionId))
    expect({ status, ...error }).toEqual({
      ...{ status: 503, code: "payment_unknown" },
      detail: expect.stringMatching(sentence),
    })
  }
})

it("no payment page is opened while the account has no enabled payment method, and the next click works after that", async () => {
  const shop = await shopperWith(await sharedProduct())
  await stripe().offer([])
  expect((await refusal(shop.openCheckout())).error.code).toBe("payment_unavailable")
  await stripe().offer(["card"])
  const { sessionId } = await openPaymentPage(shop)
  await stripe().offer(["card", "bancontact", "ideal"])
  expect((await stripe().session(sessionId)).payment_method_types).toEqual(["card"])
})

it("a payment whose attempt is lost becomes an order by Stripe's event", async () => {
  const shop = await shopperWith(await sharedProduct())
  const page = await openPaymentPage(shop)
  await stripe().pauseWebhooks()
  await stripe().pay(page.sessionId)
  await database("checkout_attempt").where({ checkout_session_id: page.sessionId }).delete()
  const [event] = await stripe().events(page.sessionId, "payment_intent.succeeded")
  expect(await stripe().resend(event?.id ?? "")).toEqual([200])
  const engine = await EngineClient.signIn()
  expect(await engine.ordersNumbered(page.orderNumber)).toHaveLength(1)
  await stripe().resumeWebhooks()
})

it("a shop whose clock is some minutes slow can open payment pages", async () => {
  await stripe().advanceClock(180)
  const { sessionId } = await openPaymentPage(await shopperWith(await sharedProduct()))
  expect((await stripe().session(sessionId)).status).toBe("open")
})
