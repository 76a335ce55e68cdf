import { EngineClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { Administrator, codeOf } from "../testing/administrator"
import { engineFacts } from "../testing/engine-facts"
import { stockStateSince, plentyOf, sell, stripe, type Sale } from "../testing/sale"

const HANDLE = "noisettes-decortiquees"
const QUANTITY = 2

let engine: EngineClient
let administrator: Administrator
let sku: string

beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  sku = await plentyOf(engine, HANDLE)
})
afterEach(async () => {
  await stripe().behave({ duplicate: 1, dropNext: 0, dropType: null, delayMs: 0 })
  await stripe().resumeWebhooks()
})

const refunded = (sale: Sale, count: number) =>
  until(`${count} refunds and credit notes of ${sale.number}`, async () => {
    const order = await administrator.order(sale.number)
    const credits = order.documents.filter(({ kind }) => kind === "credit_note")
    return order.refunds.length === count && credits.length === count && order
  })

/** Waits until all of Stripe's events are delivered, and runs the jobs that look for lost ones. */
async function untilIdle(): Promise<void> {
  await stripe().webhooksIdle()
  await runJob("scan-stripe-money")
  await runJob("sync-payments")
}

const subjectsTo = async ({ email, number }: Sale) =>
  (await mailTo(email)).map(({ subject }) => subject.replace(number, "N")).reverse()

const nothingOwed = (orderId: string) =>
  until("the engine's books", async () => Math.abs((await engineFacts(engine, orderId)).owed) < 0.01)

it("a partial refund in Stripe's dashboard creates refund, credit note and message, and the rest after dispatch moves no stock", async () => {
  const before = await engine.stock(sku)
  const sale = await sell(HANDLE, QUANTITY)
  await stripe().refund(sale.session, { amount: 130 })
  const order = await refunded(sale, 1)
  expect(order).toMatchObject({
    status: "paid",
    refundable_cents: sale.total - 130,
    refunds: [{ amount_cents: 130, origin: "stripe", by: { email: null } }],
  })
  await nothingOwed(order.id)
  await until("the message", async () => (await subjectsTo(sale)).length === 2)
  expect(await subjectsTo(sale)).toEqual([
    "Merci pour votre commande N",
    "Remboursement pour votre commande N",
  ])

  await administrator.set(sale.number, "shipped")
  await stripe().refund(sale.session, { amount: sale.total - 130 })
  expect(await refunded(sale, 2)).toMatchObject({ status: "shipped", refundable_cents: 0 })
  expect(await stockStateSince(engine, sku, before, QUANTITY)).toBe("taken")
})

it("a full refund in Stripe's dashboard before dispatch cancels and restocks the order with one message", async () => {
  const before = await engine.stock(sku)
  const sale = await sell(HANDLE, QUANTITY)
  await stripe().refund(sale.session)
  const order = await refunded(sale, 1)
  await until("the cancellation", async () => (await administrator.order(sale.number)).status === "cancelled")
  expect(await stockStateSince(engine, sku, before, QUANTITY)).toBe("returned")
  expect((await engineFacts(engine, order.id)).isCancelled).toBe(true)
  expect(codeOf(await administrator.trySetting(sale.number, "paid"))).toBe("order_refunded")
  await until("the message", async () => (await subjectsTo(sale)).length >= 2)
  await untilIdle()
  expect(await subjectsTo(sale)).toEqual(["Merci pour votre commande N", "Votre commande N est annulée"])
})

it("refund events repeated five times in reverse order count once each, next to a refund of the shop", async () => {
  const sale = await sell(HANDLE, QUANTITY)
  await stripe().behave({ duplicate: 5 })
  await stripe().pauseWebhooks()
  await stripe().refund(sale.session, { amount: 110 })
  await administrator.refund(sale.number, { amount_cents: 120, key: `key-${Date.now()}` })
  await stripe().refund(sale.session, { amount: 140 })
  await stripe().resumeWebhooks("reverse")
  const order = await refunded(sale, 3)
  await untilIdle()
  const later = await administrator.order(sale.number)
  expect(later.refunds.map(({ amount_cents }) => amount_cents).sort()).toEqual([110, 120, 140])
  expect(later.documents.filter(({ kind }) => kind === "credit_note")).toHaveLength(3)
  expect(later.refundable_cents).toBe(sale.total - 370)
  await nothingOwed(order.id)
})

it("a refund whose events are all lost is found in Stripe's list", async () => {
  const sale = await sell(HANDLE, QUANTITY)
  await stripe().behave({ dropNext: 2 })
  await stripe().refund(sale.session, { amount: 90 })
  await untilIdle()
  expect((await refunded(sale, 1)).refunds).toMatchObject([{ amount_cents: 90, origin: "stripe" }])
})

it("a lost dispute is recorded once as a loss without a refund message, and is reversed if the appeal is won", async () => {
  const sale = await sell(HANDLE, QUANTITY)
  await administrator.set(sale.number, "shipped")
  const { id } = await stripe().dispute(sale.session)
  await stripe().webhooksIdle()
  expect(await administrator.order(sale.number)).toMatchObject({ status: "shipped", refunds: [] })
  await stripe().behave({ duplicate: 3 })
  await stripe().stepDispute(id, "lost")
  const order = await refunded(sale, 1)
  await untilIdle()
  expect(await administrator.order(sale.number)).toMatchObject({
    status: "shipped",
    refundable_cents: 0,
    refunds: [{ amount_cents: sale.total, origin: "dispute" }],
  })
  await nothingOwed(order.id)
  await stripe().stepDispute(id, "appealed")
  await stripe().stepDispute(id, "won")
  await until("the reversal", async () => {
    const { payment, documents } = await administrator.order(sale.number)
    const notes = documents.filter(({ kind }) => kind === "credit_note")
    return payment.refunded_cents === 0 && notes.length === 2
  })
  expect((await administrator.order(sale.number)).refundable_cents).toBe(sale.total)
  await nothingOwed(order.id)
  expect((await subjectsTo(sale)).filter((subject) => subject.includes("Remboursement"))).toEqual([])
})

it("a returned refund that is repeated counts once", async () => {
  const sale = await sell(HANDLE, QUANTITY)
  const { id } = await stripe().refund(sale.session, { amount: 175 })
  await refunded(sale, 1)
  const stateOf = async (index: number) => (await administrator.order(sale.number)).refunds[index]?.state
  await stripe().failRefund(id)
  await until("the failure", async () => (await stateOf(0)) === "failed")
  await stripe().refund(sale.session, { amount: 175 })
  await untilIdle()
  await until("the second refund", async () => (await stateOf(1)) === "done")
  expect((await administrator.order(sale.number)).refunds).toMatchObject([
    { amount_cents: 175, state: "failed" },
    { amount_cents: 175, state: "done" },
  ])
})
