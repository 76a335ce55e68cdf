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

const disputed = async (): Promise<Stripe.Dispute | undefined> =>
  (await stand.stripe.disputes.list({ payment_intent: intent })).data[0]
const balanceChanges = async () => (await disputed())?.balance_transactions.map(({ amount }) => amount)
const refund = () => stand.stripe.refunds.create({ payment_intent: intent, amount: 100 })
const eventTypes = async () => {
  await stand.control.webhooksIdle()
  return stand.received.map(({ type }) => type).filter((type) => type.startsWith("charge.dispute"))
}

it("the money of a chargeback is returned if the shop wins the dispute", async () => {
  const { id } = await stand.control.dispute(session)
  expect(await balanceChanges()).toEqual([-3095])
  await expect(refund()).rejects.toMatchObject({ code: "charge_disputed" })
  await stand.control.stepDispute(id, "won")
  expect(await balanceChanges()).toEqual([-3095, 3095])
  expect((await refund()).status).toBe("succeeded")
  expect((await eventTypes()).sort()).toEqual([
    "charge.dispute.closed",
    "charge.dispute.created",
    "charge.dispute.funds_reinstated",
    "charge.dispute.funds_withdrawn",
  ])
})

it("an inquiry withdraws no money and allows refunds until it becomes a chargeback", async () => {
  const { id } = await stand.control.dispute(session, { begins: "inquiry" })
  expect(await disputed()).toMatchObject({ status: "warning_needs_response", is_charge_refundable: true })
  expect(await balanceChanges()).toEqual([])
  await refund()
  await stand.control.stepDispute(id, "escalated")
  expect((await disputed())?.status).toBe("needs_response")
  await expect(refund()).rejects.toMatchObject({ code: "charge_disputed" })
})

it("a lost dispute can be appealed, and a prevented dispute ends at once", async () => {
  const { id } = await stand.control.dispute(session)
  await stand.control.stepDispute(id, "lost")
  await stand.control.stepDispute(id, "appealed")
  expect(await disputed()).toMatchObject({ status: "under_review" })
  await stand.control.stepDispute(id, "won")
  expect(await balanceChanges()).toEqual([-3095, 3095])
  await expect(stand.control.stepDispute(id, "lost")).rejects.toThrow(/can't be lost/)

  const other = (await stand.stripe.checkout.sessions.create(order())).id
  intent = (await stand.control.pay(other)).session.payment_intent as string
  await stand.control.dispute(other, { begins: "prevented" })
  expect([(await disputed())?.status, await balanceChanges()]).toEqual(["prevented", [-3095]])
})

it("a refund at a slow bank is pending until it succeeds, or fails for one of Stripe's reasons", async () => {
  await stand.control.slowRefunds(session)
  const { id, status } = await refund()
  expect(status).toBe("pending")
  await stand.control.finishRefund(id)
  expect((await stand.stripe.refunds.retrieve(id)).status).toBe("succeeded")
  const other = await refund()
  await stand.control.failRefund(other.id, "lost_or_stolen_card")
  expect(await stand.stripe.refunds.retrieve(other.id)).toMatchObject({
    status: "failed",
    failure_reason: "lost_or_stolen_card",
  })
})
