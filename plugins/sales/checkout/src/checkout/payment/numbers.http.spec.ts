import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { paymentStatusSchema } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { ownProduct, shopperWith } from "../../testing/products"
import { openPaymentPage, orderOf, stripe } from "../../testing/purchase"

const database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})
afterEach(() => stripe().resumeWebhooks())
afterAll(() => database.destroy())

const serialOf = (number: string) => Number(number.split("-").at(-1))

async function forget(pages: { sessionId: string; orderNumber: string }[]): Promise<void> {
  const sessions = pages.map(({ sessionId }) => sessionId)
  await database("checkout_attempt").whereIn("checkout_session_id", sessions).delete()
  const lowest = Math.min(...pages.map(({ orderNumber }) => serialOf(orderNumber)))
  await database.raw("SELECT setval('checkout_order_number', ?, false)", [lowest])
}

it("an order number that Stripe already has is not reserved again after a restore", async () => {
  const product = await ownProduct(20)
  await stripe().pauseWebhooks()
  const lost = [
    await openPaymentPage(await shopperWith(product)),
    await openPaymentPage(await shopperWith(product)),
  ]
  await forget(lost)
  const next = await openPaymentPage(await shopperWith(product))
  expect(serialOf(next.orderNumber)).toBeGreaterThan(
    Math.max(...lost.map(({ orderNumber }) => serialOf(orderNumber))),
  )
})

it("a recovered payment gets a new order number if another order has its number", async () => {
  const product = await ownProduct(20)
  const owner = await shopperWith(product)
  const lost = await openPaymentPage(owner)
  await database("checkout_attempt").where({ checkout_session_id: lost.sessionId }).delete()
  const other = await openPaymentPage(await shopperWith(product))
  await database("checkout_attempt")
    .where({ checkout_session_id: other.sessionId })
    .update({ order_number: lost.orderNumber })
  const ask = () => owner.send("GET", `/api/payments/checkout/status/${lost.sessionId}`)
  // Returns 404 without calling Stripe, because the id has no attempt. Stripe's event creates the attempt.
  expect((await ask()).status).toBe(404)
  await stripe().pay(lost.sessionId)
  const { metadata } = await until("the lost payment", async () => {
    const { status, body } = await ask()
    const payment = status === 200 && paymentStatusSchema.parse(body)
    return payment && payment.payment_status === "paid" && payment
  })
  const orderNumber = metadata.order_number ?? ""
  expect(orderNumber).toMatch(/^BP-\d{4}-\d{6,}$/)
  expect(orderNumber).not.toBe(lost.orderNumber)
  await orderOf(engine, { orderNumber })
  const admin = new ShopClient()
  await admin.signInOwner()
  expect((await admin.send("GET", `/api/admin/orders/${orderNumber}`)).status).toBe(200)
})

it("an order whose number contains its payment page's id, as in an earlier version, can be read, changed and refunded", async () => {
  const product = await ownProduct(20)
  const page = await openPaymentPage(await shopperWith(product, 2))
  await stripe().pay(page.sessionId)
  const { id } = await orderOf(engine, page)
  const odd = `${page.orderNumber}-${page.sessionId}`
  await database("order").where({ id }).update({ custom_display_id: odd })
  await database("checkout_attempt").where({ order_id: id }).update({ order_number: odd })
  const admin = new ShopClient()
  await admin.signInOwner()
  expect((await admin.send("GET", `/api/admin/orders/${odd}`)).status).toBe(200)
  const moved = await admin.write("PUT", `/api/admin/orders/${odd}/status`, { json: { status: "preparing" } })
  expect(moved.status).toBe(200)
  const json = { key: `odd-${page.orderNumber}` }
  const refunded = await admin.write("POST", `/api/admin/orders/${odd}/refunds`, { json })
  expect(refunded.status).toBe(200)
})
