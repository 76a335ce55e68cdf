import {
  adminOrderDetailSchema,
  adminOrdersSchema,
  alertsSchema,
  systemHealthSchema,
  type Alert,
} from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { reconcile } from "@bon-perroquet/checkout/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { buyAndTell } from "../testing/sale"
import { administrator } from "../testing/administrator"

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterEach(() => stripe().clearFaults())

const stripe = () => new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
const alerts = async () => alertsSchema.parse((await admin.send("GET", "/api/admin/alerts")).body)
const health = async () => systemHealthSchema.parse((await admin.send("GET", "/api/admin/health")).body)
/** Returns the orders that are listed as tasks because of a returned refund. */
const tasks = async () => {
  const { body } = await admin.send("GET", "/api/admin/orders?task=refund_failed&limit=500")
  return adminOrdersSchema.parse(body).map(({ order_number }) => order_number)
}
const minuteAgo = () => shopDatabase().raw("now() - interval '1 minute'")
const about = async (number: string) => (await alerts()).filter(({ order_number }) => order_number === number)
const appears = (number: string, kind: Alert["kind"]) =>
  until(`${kind} of ${number}`, async () => (await about(number)).find((item) => item.kind === kind))
const disappears = (number: string) =>
  until(`nothing about ${number}`, async () => (await about(number)).length === 0)

it("a dispute, a returned refund and a failed refund of an order raise alerts until they are settled", async () => {
  const { number, session, total } = await buyAndTell()
  const dispute = await stripe().dispute(session)
  expect(await appears(number, "dispute_open")).toMatchObject({
    ...{ id: dispute.id, amount_cents: total, cause: "fraudulent" },
    due: new Date(Number(dispute.evidence_details.due_by) * 1000).toISOString(),
  })
  expect((await health()).alerts).toMatchObject({
    state: "degraded",
    detail: expect.stringMatching(/\d+ point/),
  })
  await stripe().stepDispute(dispute.id, "won")
  await disappears(number)

  const refund = await stripe().refund(session, { amount: 100 })
  await until("the refund in the order", async () => {
    const { body } = await admin.send("GET", `/api/admin/orders/${number}`)
    return adminOrderDetailSchema.parse(body).refunds.length === 1
  })
  await stripe().failRefund(refund.id)
  const { id } = await appears(number, "refund_failed")
  expect(await tasks()).toContain(number)
  const acknowledge = () => admin.write("POST", `/api/admin/alerts/refunds/${id}/acknowledgement`)
  expect((await acknowledge()).status).toBe(200)
  await disappears(number)
  expect(await tasks()).not.toContain(number)
  expect(await acknowledge()).toMatchObject({ status: 409, body: { code: "refund_not_failed" } })

  await stripe().fault({ method: "POST", path: "/v1/refunds", status: 500, times: 1000 })
  const input = { amount_cents: 100, key: `key-${Date.now()}` }
  const answer = await admin.write("POST", `/api/admin/orders/${number}/refunds`, { json: input })
  expect(answer).toMatchObject({ status: 503, body: { code: "refund_pending" } })
  // An alert appears after some seconds, for which retries may fail.
  await shopDatabase()("order_refund").where({ state: "pending" }).update({ created_at: minuteAgo() })
  expect(await appears(number, "refund_unfinished")).toMatchObject({ amount_cents: 100 })
  await stripe().clearFaults()
  await runJob("reconcile-orders")
  await disappears(number)
})

it("a payment that can neither become an order nor be refunded raises an alert despite retries", async () => {
  const engine = await EngineClient.signIn()
  const shop = new ShopClient()
  const { id, sku } = await shop.product("courge-en-coque")
  const { stocked, reserved } = await engine.stock(sku)
  await engine.setStock(sku, reserved + 5)
  await until("goods", async () => (await shop.product("courge-en-coque")).stock === 5)
  await shop.addItem(id, 1)
  const { session_id } = await shop.openCheckout()
  const { metadata } = await stripe().session(session_id)
  const number = metadata?.["order_number"] ?? ""
  await stripe().fault({ method: "POST", path: "/v1/refunds", status: 500, times: 1000 })
  try {
    for (const reservation of await engine.reservations(sku))
      if (!reservation.line_item_id) await engine.delete(`/admin/reservations/${reservation.id}`)
    await engine.setStock(sku, (await engine.stock(sku)).reserved)
    await stripe().pay(session_id)
    const attempt = () => shopDatabase()("checkout_attempt").where({ checkout_session_id: session_id })
    await until("the failed refund", async () => {
      const due = await attempt().where({ state: "refund_due" }).pluck<string[]>("id")
      return due.length > 0
    })
    await attempt().update({ updated_at: minuteAgo() })
    expect(await appears(number, "payment_stuck")).toMatchObject({
      amount_cents: (await stripe().session(session_id)).amount_total,
      cause: "stock_gone",
    })
  } finally {
    await engine.setStock(sku, stocked)
    await stripe().clearFaults()
  }
  await reconcile({ sessionId: session_id })
  await disappears(number)
})
