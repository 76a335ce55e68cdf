import { alertsSchema } from "@bon-perroquet/contract"
import { EngineClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { Administrator, codeOf } from "../testing/administrator"
import { engineFacts } from "../testing/engine-facts"
import { plentyOf, refundsOf, sell, stripe, type Sale } from "../testing/sale"

const HANDLE = "graines-de-courge"

let engine: EngineClient
let administrator: Administrator
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  await plentyOf(engine, HANDLE)
})

let count = 0
const key = () => `pending-${Date.now()}-${count++}`

const subjectsTo = async ({ email, number }: Sale) =>
  (await mailTo(email)).map(({ subject }) => subject.replace(number, "N")).reverse()
const refundAt = async ({ number }: Sale): Promise<string> =>
  (await stripe().state("refunds")).refunds.findLast(({ metadata }) => metadata?.order_number === number)
    ?.id ?? ""
const about = async ({ number }: Sale) => {
  const { body } = await administrator.shop.send("GET", "/api/admin/alerts")
  return alertsSchema.parse(body).flatMap((item) => (item.order_number === number ? [item.kind] : []))
}
const orderIs = (sale: Sale, refunded: number, creditNotes: number) =>
  until(`${sale.number} with ${refunded} refunded and ${creditNotes} credit notes`, async () => {
    const order = await administrator.order(sale.number)
    const notes = order.documents.filter(({ kind }) => kind === "credit_note").length
    return order.payment.refunded_cents === refunded && notes === creditNotes && order
  })

async function slowSale(): Promise<Sale> {
  const sale = await sell(HANDLE, 2)
  await stripe().slowRefunds(sale.session)
  return sale
}

it("a refund that waits at Stripe is shown as pending, and recorded, e-mailed and credited only if the bank gets it", async () => {
  const sale = await slowSale()
  const order = await administrator.refund(sale.number, { amount_cents: 300, key: key() })
  expect(order).toMatchObject({
    refunds: [{ amount_cents: 300, state: "pending" }],
    refundable_cents: sale.total - 300,
    payment: { refunded_cents: 0 },
  })
  expect(order.documents.filter(({ kind }) => kind === "credit_note")).toEqual([])
  const tooMuch = await administrator.tryRefunding(sale.number, { amount_cents: sale.total, key: key() })
  expect(codeOf(tooMuch)).toBe("refund_too_much")
  await administrator.set(sale.number, "preparing")
  expect(await subjectsTo(sale)).not.toContain("Remboursement pour votre commande N")

  await stripe().finishRefund(await refundAt(sale))
  const done = await orderIs(sale, 300, 1)
  expect(done.refunds).toMatchObject([{ state: "done" }])
  await until("the message", async () =>
    (await subjectsTo(sale)).includes("Remboursement pour votre commande N"),
  )

  await administrator.refund(sale.number, { amount_cents: 200, key: key() })
  await stripe().failRefund(await refundAt(sale), "declined")
  await until("a person is called", async () => (await about(sale)).includes("refund_failed"))
  expect(await orderIs(sale, 300, 1)).toMatchObject({ refundable_cents: sale.total - 300 })
  expect(Math.abs((await engineFacts(engine, done.id)).owed)).toBeLessThan(0.01)
})

it("the customer of a cancelled order is notified of a pending refund when it is made", async () => {
  const sale = await slowSale()
  await administrator.set(sale.number, "cancelled")
  await until("the cancellation's message", async () => (await subjectsTo(sale)).length === 2)
  expect((await mailTo(sale.email))[0]?.text).not.toContain("avons remboursé")
  await stripe().finishRefund(await refundAt(sale))
  await orderIs(sale, sale.total, 1)
  await until("the refund's message", async () =>
    (await subjectsTo(sale)).includes("Remboursement pour votre commande N"),
  )
})

it("refunds in Stripe's dashboard and Medusa Admin are also recorded only when the bank has them", async () => {
  const sale = await slowSale()
  const { id } = await stripe().refund(sale.session, { amount: 210 })
  await until("the refund", async () => (await administrator.order(sale.number)).refunds.length === 1)
  await orderIs(sale, 0, 0)
  await stripe().finishRefund(id)
  await orderIs(sale, 210, 1)

  const { id: orderId } = await administrator.order(sale.number)
  const { order } = await engine.get<{ order: { payment_collections: { payments: { id: string }[] }[] } }>(
    `/admin/orders/${orderId}`,
    { fields: "*payment_collections.payments" },
  )
  const payment = order.payment_collections[0]?.payments[0]?.id ?? ""
  await engine.post(`/admin/payments/${payment}/refund?fields=id`, { amount: 1.5, note: "Sachet abîmé" })
  expect(await orderIs(sale, 210, 1)).toMatchObject({
    refunds: [{ state: "done" }, { state: "pending", amount_cents: 150, reason: "Sachet abîmé" }],
  })
})

it("an inquiry allows a refund, and a chargeback rejects it", async () => {
  const sale = await sell(HANDLE, 2)
  const { id } = await stripe().dispute(sale.session, { begins: "inquiry" })
  await until("a person is called", async () => (await about(sale)).includes("dispute_open"))
  await administrator.refund(sale.number, { amount_cents: 100, key: key() })
  await stripe().stepDispute(id, "escalated")
  const refused = await administrator.tryRefunding(sale.number, { amount_cents: 100, key: key() })
  expect([refused.status, codeOf(refused)]).toEqual([409, "refund_disputed"])
  expect(await refundsOf(sale)).toEqual([100])
})

it("a prevented dispute counts as a loss", async () => {
  const sale = await sell(HANDLE, 2)
  await administrator.set(sale.number, "shipped")
  await stripe().dispute(sale.session, { begins: "prevented" })
  expect(await orderIs(sale, sale.total, 1)).toMatchObject({ refunds: [{ origin: "dispute" }] })
})

it("a pending refund that fails because of a dispute is not to be paid by hand", async () => {
  const sale = await slowSale()
  await administrator.refund(sale.number, { amount_cents: 300, key: key() })
  await stripe().failRefund(await refundAt(sale), "charge_for_pending_refund_disputed")
  const { id } = await stripe().dispute(sale.session)
  await until("the dispute", async () => (await about(sale)).join() === "dispute_open")
  // If the shop wins the dispute, it keeps the money and must still refund the customer.
  await stripe().stepDispute(id, "won")
  await until("the refund", async () => (await about(sale)).join() === "refund_failed")
})
