import type Stripe from "stripe"
import { order, startStand, type Stand } from "../testing/stand"

let stand: Stand
let session: string
let intent: string
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())
beforeEach(async () => {
  await stand.control.reset()
  stand.received.length = 0
  session = (await stand.stripe.checkout.sessions.create(order())).id
  intent = (await stand.control.pay(session)).session.payment_intent as string
})

const refund = (more: Stripe.RefundCreateParams = {}) =>
  stand.stripe.refunds.create({ payment_intent: intent, ...more })
const charge = async () => {
  const { latest_charge } = await stand.stripe.paymentIntents.retrieve(intent, { expand: ["latest_charge"] })
  return latest_charge as Stripe.Charge
}

it("a payment can be refunded in full only once", async () => {
  const created = await refund({ reason: "requested_by_customer", metadata: { order_number: "BP-1001" } })
  expect(created).toMatchObject({ amount: 3095, status: "succeeded", metadata: { order_number: "BP-1001" } })
  expect(await charge()).toMatchObject({ amount_refunded: 3095, refunded: true })
  await expect(refund()).rejects.toMatchObject({ statusCode: 400, code: "charge_already_refunded" })
  const list = await stand.stripe.refunds.list({ payment_intent: intent })
  expect(list.data.map((one) => one.id)).toEqual([created.id])
})

it("a payment can be refunded in parts, but not more than was paid", async () => {
  await refund({ amount: 1000 })
  expect(await charge()).toMatchObject({ amount_refunded: 1000, refunded: false })
  await expect(refund({ amount: 2096 })).rejects.toThrow(
    "Refund amount (€20.96) is greater than unrefunded amount on charge (€20.95)",
  )
  await refund({ amount: 2095 })
  expect((await charge()).refunded).toBe(true)
})

it("repeated calls with one idempotency key refund only once", async () => {
  const ask = () => stand.stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: "refund-1" })
  const answers = await Promise.allSettled(Array.from({ length: 10 }, ask))
  const ids = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.id] : []))
  expect(new Set(ids).size).toBe(1)
  expect((await stand.control.state("refunds")).refunds).toHaveLength(1)
})

it("a refund of a payment that was not charged is rejected", async () => {
  const other = (await stand.stripe.checkout.sessions.create(order())).id
  const failed = (await stand.control.decline(other)).session.payment_intent as string
  await expect(refund({ payment_intent: failed })).rejects.toThrow(/does not have a successful charge/)
  await expect(refund({ amount: 0 })).rejects.toMatchObject({ code: "parameter_invalid_integer" })
})

it("a refund in the dashboard sends an event", async () => {
  const created = await stand.control.refund(session, { amount: 500 })
  await stand.control.webhooksIdle()
  const types = stand.received.map((event) => event.type)
  expect(types).toEqual(expect.arrayContaining(["refund.created", "charge.refunded"]))
  expect((await stand.stripe.refunds.retrieve(created.id)).amount).toBe(500)
})
