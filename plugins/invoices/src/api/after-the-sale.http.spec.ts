import { adminDocumentsSchema, alertsSchema } from "@bon-perroquet/contract"
import { Administrator, MedusaAdminOrder, plentyOf, sellOf } from "@bon-perroquet/orders/testing"
import { promotion } from "@bon-perroquet/promotions/testing"
import { EngineClient, given, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Content } from "../modules/documents"

const KERNELS = "noix-de-macadamia"

let engine: EngineClient
let administrator: Administrator
let location: string
let database: Knex
beforeAll(async () => {
  database = connect({ client: "pg", connection: { connectionString: given("DATABASE_URL") } })
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  location = (await engine.stock(await plentyOf(engine, KERNELS))).locationId
})
afterAll(() => database.destroy())

/** Returns the contents of an order's documents, invoices first, once there are this many. */
const documentsOf = (number: string, count: number): Promise<Content[]> =>
  until(`${count} documents of ${number}`, async () => {
    const { body } = await administrator.shop.send("GET", `/api/admin/orders/${number}/documents`)
    if (adminDocumentsSchema.parse(body).length !== count) return false
    const rows = await database<{ content: Content }>("sales_document")
      .whereRaw("content->>'order_number' = ?", [number])
      .orderByRaw("kind DESC, issued_at, number")
      .select("content")
    return rows.map(({ content }) => content)
  })

/** Returns an order of units at 10 euro with a percentage code. */
async function discounted(quantity: number, percent: number) {
  const product = await ownProduct({ stock: 20, price: 10, weight: 500 })
  const { code = "" } = await promotion(engine, { value: percent, products: [product.id] })
  const shop = new ShopClient()
  await shop.addItem(product.id, quantity)
  return { product, shop, code }
}

describe("An exchange of a free promotional line", () => {
  it("is invoiced for the paid goods", async () => {
    const { product, shop, code } = await discounted(1, 100)
    await shop.addItem((await shop.product(KERNELS)).id, 1)
    await shop.addCode(code)
    const { number } = await sellOf({}, shop)
    await documentsOf(number, 1)
    await administrator.set(number, "delivered")
    const order = await MedusaAdminOrder.numbered(engine, number)
    const { items } = await order.read()
    const free = items.find(({ unit_price }) => unit_price === 10)
    const paid = items.find(({ id }) => id !== free?.id)
    if (!free || !paid) throw new Error(`The order of ${product.handle} has not its two lines.`)
    const back = await order.exchange(free, paid, 1, location)
    await order.receiveReturn(back, [{ id: free.id, quantity: 1 }])
    await order.markAsPaid()
    const [, second] = await documentsOf(number, 2)
    const cents = Math.round(paid.unit_price * 100)
    expect(second).toMatchObject({
      lines: [{ name: paid.title, quantity: 1, gross_cents: cents }],
      totals: { total_cents: cents },
    })
    const { body } = await administrator.shop.send("GET", "/api/admin/alerts")
    expect(alertsSchema.parse(body).filter((alert) => alert.order_number === number)).toEqual([])
  })
})

describe("An edit of a half-price line from two to one", () => {
  it("refunds the unit's price and keeps the discount of the other unit", async () => {
    const { shop, code } = await discounted(2, 50)
    await shop.addCode(code)
    const { number } = await sellOf({}, shop)
    await documentsOf(number, 1)
    const order = await MedusaAdminOrder.numbered(engine, number)
    const line = await order.line()
    await order.edit({ set: { id: line.id, quantity: 1 } })
    expect((await order.read()).summary.pending_difference).toBeCloseTo(-5)
    await order.refund(5)
    const [, note] = await documentsOf(number, 2)
    expect(note?.lines).toMatchObject([
      { quantity: 1, unit_cents: 1000, discount_cents: 500, gross_cents: 500 },
    ])
    const { refundable } = await administrator.order(number)
    expect(refundable.items).toMatchObject([{ id: line.id, quantity: 1, amount_cents: 500 }])
    expect((await order.read()).summary.pending_difference).toBeCloseTo(0)
  })
})

describe("An edit that removes a unit already refunded by line", () => {
  it("refunds nothing more and keeps the other units refundable", async () => {
    const { shop } = await discounted(3, 50)
    const { number } = await sellOf({}, shop)
    const order = await MedusaAdminOrder.numbered(engine, number)
    const line = await order.line()
    const items = [{ id: line.id, quantity: 1 }]
    await administrator.refund(number, { items, key: `one-of-${number}` })
    await order.edit({ set: { id: line.id, quantity: 2 } })
    expect((await order.read()).summary.pending_difference).toBeCloseTo(0)
    const { refundable, payment, totals } = await administrator.order(number)
    expect(refundable.items).toMatchObject([{ id: line.id, quantity: 2, amount_cents: 2000 }])
    expect(payment.paid_cents - payment.refunded_cents).toBe(totals.total_cents)
    const [invoice, note] = await documentsOf(number, 2)
    expect((invoice?.totals.total_cents ?? 0) - (note?.totals.total_cents ?? 0)).toBe(totals.total_cents)
  })
})

describe("An order priced with its destination's VAT", () => {
  it("keeps that VAT on its invoice after a change of scheme", async () => {
    const shop = new ShopClient()
    await shop.addItem((await ownProduct({ stock: 5, price: 12, weight: 500 })).id, 1)
    const { methods } = (await shop.send("GET", `/api/delivery?country=FR&cart_session_id=${shop.sessionId}`))
      .body as { methods: { id: string; totals: { total_cents: number } }[] }
    const placed = await administrator.shop.write("POST", "/api/admin/orders", {
      json: {
        cart_session_id: shop.sessionId,
        customer_email: `vat-${shop.sessionId.slice(-12)}@example.org`,
        ...{ first_name: "Ada", last_name: "Peeters", country: "FR", language: "fr" },
        address: { street: "Rue Nationale", number: "4", postal_code: "59000", city: "Lille" },
        delivery_method: methods[0]?.id,
        expected_total_cents: methods[0]?.totals.total_cents,
      },
    })
    const { order_number = "" } = placed.body as { order_number?: string }
    const order = await MedusaAdminOrder.numbered(engine, order_number)
    // As orders were placed while VAT_SCHEME was "oss".
    const ids = (await order.read()).items.map(({ id }) => id)
    const french = { code: "VAT-FR", rate: 20, raw_rate: JSON.stringify({ value: "20", precision: 20 }) }
    await database("order_line_item_tax_line").whereIn("item_id", ids).update(french)
    await database("order_shipping_method_tax_line")
      .whereIn(
        "shipping_method_id",
        database("order_shipping").where({ order_id: order.id }).select("shipping_method_id"),
      )
      .update(french)
    await order.payInAnotherCollection()
    const [invoice] = await documentsOf(order_number, 1)
    expect(invoice).toMatchObject({
      ...{ scheme: "oss", country: "FR" },
      lines: [{ vat: "VAT-FR", rate: 20 }],
      totals: { vat: [{ rate: 20 }] },
    })
  })
})
