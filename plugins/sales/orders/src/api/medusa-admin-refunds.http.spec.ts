import { alertsSchema, type AdminOrderDetail } from "@bon-perroquet/contract"
import { EngineClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { Administrator } from "../testing/administrator"
import { engineFacts } from "../testing/engine-facts"
import { plentyOf, refundsOf, sell, stripe, type Sale } from "../testing/sale"

const KERNELS = "noix-de-pecan"

let engine: EngineClient
let administrator: Administrator
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  await plentyOf(engine, KERNELS)
})
afterEach(() => stripe().clearFaults())

async function refundInMedusaAdmin({ number }: Pick<Sale, "number">, amount: number): Promise<void> {
  const { id } = await administrator.order(number)
  const { order } = await engine.get<{ order: { payment_collections: { payments: { id: string }[] }[] } }>(
    `/admin/orders/${id}`,
    { fields: "*payment_collections.payments" },
  )
  const payment = order.payment_collections[0]?.payments[0]?.id ?? ""
  await engine.post(`/admin/payments/${payment}/refund?fields=id`, { amount })
}

const about = async ({ number }: Sale) => {
  const { body } = await administrator.shop.send("GET", "/api/admin/alerts")
  return alertsSchema.parse(body).flatMap((item) => (item.order_number === number ? [item.kind] : []))
}
const orderIs = (sale: Sale, refunded: number, creditNotes: number): Promise<AdminOrderDetail> =>
  until(`${sale.number} with ${refunded} refunded and ${creditNotes} credit notes`, async () => {
    const order = await administrator.order(sale.number)
    const notes = order.documents.filter(({ kind }) => kind === "credit_note").length
    return order.payment.refunded_cents === refunded && notes === creditNotes && order
  })

it("a Medusa Admin refund that fails is reversed in all records and notified to customer and merchant", async () => {
  const sale = await sell(KERNELS, 1)
  await refundInMedusaAdmin(sale, 5)
  await orderIs(sale, 500, 1)
  const { refunds } = await stripe().state()
  const created = refunds.find(({ metadata }) => metadata?.order_number === sale.number)
  await stripe().failRefund(created?.id ?? "", "expired_or_canceled_card")
  const { id, refunds: refundRows } = await orderIs(sale, 0, 2)
  expect(refundRows).toMatchObject([{ amount_cents: 500, state: "failed" }])
  expect(Math.abs((await engineFacts(engine, id)).owed)).toBeLessThan(0.01)
  await until("a person is called", async () => (await about(sale)).includes("refund_failed"))
  await until("the message", async () =>
    (await mailTo(sale.email)).some(({ subject }) => subject.includes("pas arrivé")),
  )
})

it("a Medusa Admin refund without a response from Stripe is stored, reported and made later, and none is made of too much", async () => {
  const sale = await sell(KERNELS, 1)
  await expect(refundInMedusaAdmin(sale, (sale.total + 1) / 100)).rejects.toThrow(
    /Le remboursement ne peut plus dépasser/,
  )
  const { id } = await administrator.order(sale.number)
  const credit = engine.post(`/admin/orders/${id}/credit-lines`, {
    ...{ amount: 5, reference: "refund", reference_id: id },
  })
  await expect(credit).rejects.toThrow("no_store_credit")
  expect(await refundsOf(sale)).toEqual([])
  expect(Math.abs((await engineFacts(engine, id)).owed)).toBeLessThan(0.01)

  await stripe().fault({ method: "POST", path: "/v1/refunds", status: 500, times: 1_000 })
  await expect(refundInMedusaAdmin(sale, 5)).rejects.toThrow(/Le remboursement est enregistré/)
  await stripe().clearFaults()
  await orderIs(sale, 500, 1)
  expect(await refundsOf(sale)).toEqual([500])
})
