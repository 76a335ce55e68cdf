import { openPaymentPage, stripe } from "@bon-perroquet/checkout/testing"
import { Administrator } from "@bon-perroquet/orders/testing"
import { ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { buy, HOME } from "@bon-perroquet/testing/purchase"
import {
  agreed,
  callsOf,
  Platform,
  problemIn,
  READY,
  sendAcp,
  sessionInput,
  sessionOf,
  setFeatures,
  totalIn,
  ucpCheckoutSchema,
  type Session,
} from "../testing"

const database = shopDatabase()
let administrator: Administrator
beforeAll(async () => {
  await setFeatures({ agents: true, agents_acp: true, agents_for_businesses: true })
  administrator = await Administrator.signIn()
})
afterEach(() => stripe().clearFaults())
afterAll(async () => {
  await setFeatures({ agents: false, agents_acp: false, agents_for_businesses: false })
  await database.destroy()
})

type Headers = Record<string, string>
const prepare = async (headers: Headers, stock = 9) => {
  const product = await ownProduct({ stock })
  const session = await sessionOf("POST", "", sessionInput(product.id, 2, READY), { status: 201, headers })
  return { session, product }
}
const paymentWith = (token: string) => ({
  payment_data: {
    handler_id: "card_tokenized",
    instrument: { type: "card", credential: { type: "spt", token } },
  },
})
const complete = ({ id }: Session, token: string, headers: Headers) =>
  sessionOf("POST", `/${id}/complete`, paymentWith(token), { headers })
const grant = (session: Session, limits: object = {}) =>
  stripe().grantToken({ max_amount: totalIn(session), ...limits })
const ordersOf = async (email: string) => (await administrator.orders({ search: email })).total
/** Returns the payments that Stripe received for an e-mail address. */
const paidFor = async (email: string) =>
  (await stripe().state("intents")).intents.filter(
    ({ metadata, status }) => metadata["customer_email"] === email && status === "succeeded",
  )
const codesIn = ({ messages }: Session) => messages.flatMap((each) => ("code" in each ? [each.code] : []))

it("the assistant of a business that agreed pays exactly the announced total with a token, once", async () => {
  const { headers, email, vat_number, wording } = await agreed()
  expect(wording).toContain("payment token of Stripe")
  const { session } = await prepare(headers)
  expect(session.status).toBe("ready_for_payment")
  expect(session.capabilities.payment.handlers).toMatchObject([
    { id: "card_tokenized", config: { merchant_id: "profile_test_shop" } },
  ])
  const token = await grant(session)
  const completed = await complete(session, token, headers)
  expect(completed).toMatchObject({ status: "completed", order: { status: "confirmed" } })
  const order = await administrator.order(completed.order?.order_number ?? "")
  expect(order).toMatchObject({
    ...{ email, payment: { paid_cents: totalIn(session) }, totals: { total_cents: totalIn(session) } },
    ...{ business: { vat_number }, assistant: { protocol: "acp" } },
  })
  const again = await complete(session, await grant(session), headers)
  expect(again.order).toEqual(completed.order)
  const paid = await paidFor(email)
  expect(paid.map(({ amount }) => amount)).toEqual([totalIn(session)])
  const [attempt] = await database("checkout_attempt").where({ checkout_session_id: paid[0]?.id })
  expect(JSON.stringify(attempt)).not.toContain(token)
})

it("a rejected token orders nothing, releases the stock, and the next token pays", async () => {
  const { headers, email } = await agreed()
  const { session } = await prepare(headers, 2)
  for (const token of [
    // Declined by the bank, or waiting for an answer of the customer.
    await grant(session, { card: "4000000000000002" }),
    await grant(session, { card: "4000002760003184" }),
    await grant(session, { max_amount: totalIn(session) - 1 }),
    await grant(session, { expires_in: -1 }),
    "spt_unknown",
  ]) {
    const refused = await complete(session, token, headers)
    expect(refused.status).toBe("requires_escalation")
    expect(codesIn(refused)).toContain("payment_declined")
  }
  expect([await ordersOf(email), (await paidFor(email)).length]).toEqual([0, 0])
  const completed = await complete(session, await grant(session), headers)
  expect(completed.status).toBe("completed")
  expect([await ordersOf(email), (await paidFor(email)).length]).toEqual([1, 1])
})

it("simultaneous attempts with different tokens charge once and place one order", async () => {
  const { headers, email } = await agreed()
  const { session } = await prepare(headers)
  const tokens = await Promise.all([1, 2, 3].map(() => grant(session)))
  await Promise.all(
    tokens.map((token) => sendAcp("POST", `/${session.id}/complete`, paymentWith(token), headers)),
  )
  await until("the order", async () => (await ordersOf(email)) === 1)
  expect(await paidFor(email)).toHaveLength(1)
})

it("if Stripe's answer is lost after the charge, another token is not charged, and the order is placed", async () => {
  const { headers, email } = await agreed()
  const { session } = await prepare(headers)
  await stripe().fault({ method: "POST", pathEnd: "/confirm", cut: "after", times: 9 })
  await complete(session, await grant(session), headers)
  await stripe().clearFaults()
  const completed = await until("the order", async () => {
    const { status, order } = await complete(session, await grant(session), headers)
    return status === "completed" && order
  })
  expect(completed.order_number).toBeTruthy()
  expect([await ordersOf(email), (await paidFor(email)).length]).toEqual([1, 1])
})

it("a session cannot be cancelled or changed while it is charged, nor after a charge whose answer was lost", async () => {
  const { headers, email } = await agreed()
  const { session, product } = await prepare(headers)
  const refusal = async (path: string, json: object = {}) =>
    problemIn(await sendAcp("POST", `/${session.id}${path}`, json, headers))
  await stripe().fault({ method: "POST", pathEnd: "/confirm", pause: "before", times: 1 })
  const completing = complete(session, await grant(session), headers)
  await until("the charge", async () => (await stripe().state("pausedCalls")).pausedCalls.length > 0)
  expect(await refusal("/cancel")).toEqual([409, "cart_busy"])
  expect(await refusal("", { line_items: [{ id: product.id, quantity: 1 }] })).toEqual([409, "cart_busy"])
  await stripe().releaseCalls()
  expect(await completing).toMatchObject({ status: "completed", line_items: [{ quantity: 2 }] })

  const { session: lost } = await prepare(headers)
  await stripe().fault({ method: "POST", pathEnd: "/confirm", cut: "after", times: 9 })
  await sendAcp("POST", `/${lost.id}/complete`, paymentWith(await grant(lost)), headers)
  await stripe().clearFaults()
  const cancelled = await until("the end", async () => {
    const [status, code] = problemIn(await sendAcp("POST", `/${lost.id}/cancel`, {}, headers))
    return code !== "cart_busy" && { status, code }
  })
  expect(cancelled).toEqual({ status: 405, code: "session_ended" })
  expect(await sessionOf("GET", `/${lost.id}`)).toMatchObject({ status: "completed" })
  expect([await ordersOf(email), (await paidFor(email)).length]).toEqual([2, 2])
})

it("if the shopper followed the link, an open payment page is withdrawn, and a paid order is the order of the session", async () => {
  const followed = async ({ continue_url = "" }: Session) => {
    const shop = new ShopClient()
    const token = new URL(continue_url).searchParams.get("token")
    await shop.write("POST", "/api/agents/handover", { json: { token, session_id: shop.sessionId } })
    return shop
  }
  const { headers, email } = await agreed()
  const { session, product } = await prepare(headers)
  const number = await buy(await followed(session), {}, product.id)
  const paid = await complete(session, await grant(session), headers)
  expect(paid).toMatchObject({ status: "completed", order: { order_number: number } })
  expect(await paidFor(email)).toEqual([])

  const { session: other } = await prepare(headers)
  const page = await openPaymentPage(await followed(other), HOME)
  expect((await complete(other, await grant(other), headers)).status).toBe("completed")
  expect((await stripe().session(page.sessionId)).status).toBe("expired")
})

it("a token is not charged without a key, for a changed total or with an agreement about transfers only, which stay possible", async () => {
  const { headers, email, vat_number } = await agreed()
  const { session, product } = await prepare(headers)
  const payment_data = { purchase_order_number: "PO-1" }
  const answer = await sendAcp("POST", `/${session.id}/complete`, { payment_data }, headers)
  expect(problemIn(answer)).toEqual([400, "payment_data_unsupported"])
  const token = await grant(session)
  expect((await complete(session, token, {})).status).toBe("requires_escalation")

  await administrator.shop.write("PATCH", `/api/admin/products/${product.id}/price`, { json: { price: 99 } })
  // Without the key, nothing is announced to the business.
  await until(
    "the new price",
    async () => totalIn(await sessionOf("GET", `/${session.id}`)) !== totalIn(session),
  )
  const refused = await complete(session, await grant(session, { max_amount: 999_999 }), headers)
  expect(refused.status).toBe("requires_escalation")
  expect(codesIn(refused)).toContain("conflict")

  const { session: other } = await prepare(headers)
  await database("agent_agreement").where({ vat_number }).update({ may_charge: false })
  expect((await complete(other, await grant(other), headers)).status).toBe("requires_escalation")
  expect([await ordersOf(email), (await paidFor(email)).length]).toEqual([0, 0])

  const platform = await Platform.start()
  const call = callsOf(() => platform)
  const { id } = await ownProduct({ stock: 9 })
  const json = {
    line_items: [{ item: { id }, quantity: 1 }],
    buyer: READY.buyer,
    fulfillment: {
      methods: [
        {
          type: "shipping",
          destinations: [
            { street_address: "Rue Haute 12", postal_code: "1000", address_locality: "Bruxelles" },
          ],
        },
      ],
    },
  }
  const ready = await call(ucpCheckoutSchema, "POST", "/checkout-sessions", json, { status: 201, headers })
  const completed = await call(
    ucpCheckoutSchema,
    "POST",
    `/checkout-sessions/${ready.id}/complete`,
    {},
    { headers },
  )
  expect((await administrator.order(completed.order?.label ?? "")).status).toBe("pending")
  await platform.stop()
})
