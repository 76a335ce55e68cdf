import { adminOrderDetailSchema, alertsSchema, systemHealthSchema, type Alert } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
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
const about = async (number: string) => (await alerts()).filter(({ order_number }) => order_number === number)
const appears = (number: string, kind: Alert["kind"]) =>
  until(`${kind} of ${number}`, async () => (await about(number)).find((item) => item.kind === kind))
const disappears = (number: string) =>
  until(`nothing about ${number}`, async () => (await about(number)).length === 0)

it.each([
  ["GET", "/api/admin/alerts"],
  ["POST", "/api/admin/alerts/refunds/ordref_1/acknowledgement"],
] as const)("the call %s %s rejects guests and customers", async (method, path) => {
  expect((await new ShopClient().write(method, path)).status).toBe(401)
  const customer = new ShopClient()
  await customer.register()
  expect((await customer.write(method, path)).status).toBe(403)
})

it("a dispute raises an alert and shows in the health check until the bank decides", async () => {
  const { number, session, total } = await buyAndTell()
  const { id, evidence_details } = await stripe().dispute(session)
  expect(await appears(number, "dispute_open")).toMatchObject({
    id,
    amount_cents: total,
    cause: "fraudulent",
    due: new Date(Number(evidence_details.due_by) * 1000).toISOString(),
  })
  expect((await health()).alerts).toMatchObject({
    state: "degraded",
    detail: expect.stringMatching(/\d+ point/),
  })
  await stripe().stepDispute(id, "won")
  await disappears(number)
})

it("a refund that the customer's bank returns raises an alert until it is acknowledged", async () => {
  const { number, session } = await buyAndTell()
  const refund = await stripe().refund(session, { amount: 100 })
  await until("the refund in the order", async () => {
    const { body } = await admin.send("GET", `/api/admin/orders/${number}`)
    return adminOrderDetailSchema.parse(body).refunds.length === 1
  })
  await stripe().failRefund(refund.id)
  const { id } = await appears(number, "refund_failed")
  const acknowledge = () => admin.write("POST", `/api/admin/alerts/refunds/${id}/acknowledgement`)
  expect((await acknowledge()).status).toBe(200)
  await disappears(number)
  expect(await acknowledge()).toMatchObject({ status: 409, body: { code: "refund_not_failed" } })
})

it("a failed refund raises an alert until it succeeds", async () => {
  const { number } = await buyAndTell()
  await stripe().fault({ method: "POST", path: "/v1/refunds", status: 500, times: 1000 })
  const input = { amount_cents: 100, key: `key-${Date.now()}` }
  const answer = await admin.write("POST", `/api/admin/orders/${number}/refunds`, { json: input })
  expect(answer).toMatchObject({ status: 503, body: { code: "refund_pending" } })
  expect(await appears(number, "refund_unfinished")).toMatchObject({ amount_cents: 100 })
  await stripe().clearFaults()
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
    expect(await appears(number, "payment_stuck")).toMatchObject({
      amount_cents: (await stripe().session(session_id)).amount_total,
      cause: "stock_gone",
    })
  } finally {
    await engine.setStock(sku, stocked)
    await stripe().clearFaults()
  }
  await disappears(number)
})
