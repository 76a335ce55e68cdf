import { alertsSchema } from "@bon-perroquet/contract"
import { EngineClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { Administrator, codeOf } from "../testing/administrator"
import { engineFacts } from "../testing/engine-facts"
import { failRefundOf, plentyOf, sell, stripe, type Sale } from "../testing/sale"

const HANDLE = "noix-de-cajou"
const PART = 1500

let engine: EngineClient
let administrator: Administrator

beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  await plentyOf(engine, HANDLE)
})

let count = 0
const key = () => `failed-${Date.now()}-${count++}`

const alerts = async ({ number }: Sale) => {
  const { body } = await administrator.shop.send("GET", "/api/admin/alerts")
  return alertsSchema.parse(body).filter(({ order_number }) => order_number === number)
}
const calls = (sale: Sale) =>
  until(`a call for the refund of ${sale.number}`, async () =>
    (await alerts(sale)).find(({ kind }) => kind === "refund_failed"),
  )
const callsNobody = (sale: Sale) =>
  until(`nobody is called for ${sale.number}`, async () => (await alerts(sale)).length === 0)

const acknowledge = async (id: string) =>
  codeOf(await administrator.shop.write("POST", `/api/admin/alerts/refunds/${id}/acknowledgement`))

const orderWith = (sale: Sale, fields: { refunded: number; creditNotes: number }) =>
  until(`${sale.number} with ${JSON.stringify(fields)}`, async () => {
    const order = await administrator.order(sale.number)
    const notes = order.documents.filter(({ kind }) => kind === "credit_note").length
    return order.payment.refunded_cents === fields.refunded && notes === fields.creditNotes && order
  })

async function saleWithFailedRefund(): Promise<Sale & { orderId: string }> {
  const sale = await sell(HANDLE, 2)
  const { id } = await administrator.refund(sale.number, { amount_cents: PART, key: key() })
  await orderWith(sale, { refunded: PART, creditNotes: 1 })
  await failRefundOf(sale.number)
  await calls(sale)
  return { ...sale, orderId: id }
}

const owed = async ({ orderId }: { orderId: string }) => Math.abs((await engineFacts(engine, orderId)).owed)

it("a returned refund is reversed in Medusa and by a document, and is recorded as refunded again if it is paid by hand", async () => {
  const sale = await saleWithFailedRefund()
  const order = await orderWith(sale, { refunded: 0, creditNotes: 2 })
  expect(order).toMatchObject({
    refundable_cents: sale.total,
    refunds: [{ amount_cents: PART, state: "failed" }],
  })
  expect(await owed(sale)).toBeLessThan(0.01)
  const mail = await until("the message", async () =>
    (await mailTo(sale.email)).find(({ subject }) => subject.includes("pas arrivé")),
  )
  expect(mail.text).toContain("15,00")

  // As in the runbook: a bank transfer pays it.
  const { id } = await calls(sale)
  expect(await acknowledge(id)).toBe("")
  await callsNobody(sale)
  const again = await orderWith(sale, { refunded: PART, creditNotes: 3 })
  expect(again.refundable_cents).toBe(sale.total - PART)
  expect(await owed(sale)).toBeLessThan(0.01)
})

it("a failed refund repeated in Stripe with another amount, as in the runbook, is paid once", async () => {
  const sale = await saleWithFailedRefund()
  await stripe().refund(sale.session)
  await orderWith(sale, { refunded: sale.total, creditNotes: 3 })
  await callsNobody(sale)
  await until("the cancellation", async () => (await administrator.order(sale.number)).status === "cancelled")
  expect(await owed(sale)).toBeLessThan(0.01)
  expect((await administrator.trySetting(sale.number, "cancelled")).status).toBe(200)
})

it("a failed refund repeated in the shop, in part or by a cancellation, needs no other payment", async () => {
  const sale = await saleWithFailedRefund()
  const { id } = await calls(sale)
  await administrator.refund(sale.number, { amount_cents: PART + 100, key: key() })
  await callsNobody(sale)
  await administrator.set(sale.number, "preparing")
  await administrator.set(sale.number, "cancelled")
  await orderWith(sale, { refunded: sale.total, creditNotes: 4 })
  expect(await acknowledge(id)).toBe("refund_not_failed")
  expect(await owed(sale)).toBeLessThan(0.01)
})

it("a failed refund cannot be recorded as paid by hand if later refunds left less than its amount", async () => {
  const sale = await saleWithFailedRefund()
  const { id } = await calls(sale)
  const rest = sale.total - PART + 1
  // Each of these refunds is smaller than the failed one, but together they leave too little for it.
  for (let refunded = 0; refunded < rest; refunded += PART - 1)
    await administrator.refund(sale.number, { amount_cents: Math.min(PART - 1, rest - refunded), key: key() })
  expect(await acknowledge(id)).toBe("refund_too_much")
  await administrator.refund(sale.number, { key: key() })
  await callsNobody(sale)
  expect(await owed(sale)).toBeLessThan(0.01)
})
