import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { stockedProduct } from "@bon-perroquet/testing/products"
import { ownProduct, shopperWith } from "../../testing/products"
import { moneyOf, openPaymentPage, openPurchase, orderOf, stripe } from "../../testing/purchase"
import { refusal } from "../../testing/refusal"
import { leaseKey } from "../engine/engine"

const HANDLE = "courge-en-coque"
const database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
afterAll(() => database.destroy())

async function lockedBySomebodyElse(seconds: number): Promise<ShopClient> {
  const engine = await EngineClient.signIn()
  const { id, sku } = await stockedProduct(engine, HANDLE, 20)
  const { inventoryItemId: key } = await engine.stock(sku)
  const shop = new ShopClient()
  await shop.addItem(id, 1)
  await takeLease(key, seconds)
  return shop
}

async function takeLease(key: string, seconds: number): Promise<void> {
  await database("resource_lease")
    .insert({ key, owner: "dead", expires_at: database.raw("now() + make_interval(secs => ?)", [seconds]) })
    .onConflict("key")
    .merge()
}
afterEach(async () => {
  await database("resource_lease").where({ owner: "dead" }).delete()
  await stripe().resumeWebhooks()
})

it("opening a payment page waits until a dead process's lock on the goods expires", async () => {
  const shop = await lockedBySomebodyElse(2)
  const { session_id } = await shop.openCheckout()
  expect((await stripe().session(session_id)).status).toBe("open")
})

it("opening a payment page for goods that stay locked is rejected as busy and reserves nothing", async () => {
  const shop = await lockedBySomebodyElse(60)
  expect(await refusal(shop.openCheckout())).toMatchObject({ status: 409, error: { code: "cart_busy" } })
  await database("resource_lease").where({ owner: "dead" }).delete()
  expect((await shop.product(HANDLE)).stock).toBe(20)
  await expect(shop.openCheckout()).resolves.toMatchObject({ session_id: expect.any(String) })
})

it("a payment page that was not stored, as in a restored backup, becomes an order after it is paid", async () => {
  const engine = await EngineClient.signIn()
  await stockedProduct(engine, HANDLE, 20)
  const purchase = await openPurchase(HANDLE, 2)
  const [attempt] = await database("checkout_attempt")
    .where({ order_number: purchase.orderNumber })
    .update({ state: "created", checkout_session_id: null, url: null })
    .returning<{ payment_session_id: string }[]>("payment_session_id")
  await database("payment_session")
    .where({ id: attempt?.payment_session_id })
    .update({ data: database.raw("data - 'checkout_session_id'") })
  await stripe().pay(purchase.sessionId)
  const paid = (await stripe().session(purchase.sessionId)).amount_total
  expect(moneyOf(await orderOf(engine, purchase))).toEqual({ total: paid, captures: [paid], refunds: [] })
})

it("a payment recorded in Medusa becomes an order, even if it is refunded before the order is written", async () => {
  const engine = await EngineClient.signIn()
  const page = await openPaymentPage(await shopperWith(await ownProduct(5), 2))
  await stripe().pauseWebhooks()
  const total = (await stripe().session(page.sessionId)).amount_total
  const lock = await database.transaction()
  try {
    await lock.raw('LOCK TABLE "order" IN SHARE ROW EXCLUSIVE MODE')
    await stripe().pay(page.sessionId)
    const pending = page.shop.send("GET", `/api/payments/checkout/status/${page.sessionId}`).catch(() => null)
    const writer = await until("the order to be written", writesOrder)
    await stripe().refund(page.sessionId)
    await database.raw("SELECT pg_terminate_backend(?)", [writer])
    await pending
  } finally {
    await lock.rollback()
  }
  await stripe().resumeWebhooks()
  await orderOf(engine, page)
  const money = await until("its refund", async () => {
    const now = moneyOf(await orderOf(engine, page))
    return now.refunds.length > 0 && now
  })
  expect(money).toEqual({ total: expect.any(Number), captures: [total], refunds: [total] })
})

it("the payer gets the result once the order is written, not while another caller writes it", async () => {
  const page = await openPaymentPage(await shopperWith(await ownProduct(5), 2))
  await stripe().pauseWebhooks()
  const attempt = await database("checkout_attempt")
    .where({ checkout_session_id: page.sessionId })
    .first<{ cart_id: string }>("cart_id")
  await takeLease(leaseKey(attempt.cart_id), 60)
  await stripe().pay(page.sessionId)
  expect(await page.shop.paymentStatus(page.sessionId)).toMatchObject({
    payment_status: "unpaid",
    status: "complete",
  })
  await database("resource_lease").where({ owner: "dead" }).delete()
  expect(await page.shop.paymentStatus(page.sessionId)).toMatchObject({ payment_status: "paid" })
  await orderOf(await EngineClient.signIn(), page)
})

async function writesOrder(): Promise<number | undefined> {
  const { rows } = await database.raw<{ rows: { pid: number }[] }>(
    `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE '%insert into "order"%'`,
  )
  return rows[0]?.pid
}
