import { adminDocumentsSchema, alertsSchema } from "@bon-perroquet/contract"
import {
  Administrator,
  failRefundOf,
  MedusaAdminOrder,
  plentyOf,
  sellOf,
} from "@bon-perroquet/orders/testing"
import { promotion } from "@bon-perroquet/checkout/promotions/testing"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { EngineClient, requireVariable, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import type { Content } from "../modules/documents"

const KERNELS = "noix-de-macadamia"

let engine: EngineClient
let administrator: Administrator
let location: string
let plain: string
const database = shopDatabase()
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  location = (await engine.stock(await plentyOf(engine, KERNELS))).locationId
  plain = (await ownProduct({ stock: 20, price: 10, weight: 500 })).handle
})

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

async function alertsOf(number: string): Promise<string[]> {
  const { body } = await administrator.shop.send("GET", "/api/admin/alerts")
  const alerts = alertsSchema.parse(body).filter((alert) => alert.order_number === number)
  return alerts.map(({ kind }) => kind)
}

async function discounted(quantity: number, percent: number) {
  const product = await ownProduct({ stock: 20, price: 10, weight: 500 })
  const { code = "" } = await promotion(engine, { value: percent, products: [product.id] })
  const shop = new ShopClient()
  await shop.addItem(product.id, quantity)
  return { product, shop, code }
}

describe("An exchange of a free promotional line", () => {
  it("gets an invoice for the paid goods that replace the free ones", async () => {
    const { product, shop, code } = await discounted(1, 100)
    await shop.addItem((await shop.product(KERNELS)).id, 1)
    await shop.addCode(code)
    const { number } = await sellOf({}, shop)
    await documentsOf(number, 1)
    await administrator.set(number, "delivered")
    const order = await MedusaAdminOrder.numbered(engine, number)
    const items = await order.lines()
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
    expect(await alertsOf(number)).toEqual([])
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
    expect(await order.pendingDifference()).toBeCloseTo(-5)
    await order.refund(5)
    const [, note] = await documentsOf(number, 2)
    expect(note?.lines).toMatchObject([
      { quantity: 1, unit_cents: 1000, discount_cents: 500, gross_cents: 500 },
    ])
    const { refundable } = await administrator.order(number)
    expect(refundable.items).toMatchObject([{ id: line.id, quantity: 1, amount_cents: 500 }])
    expect(await order.pendingDifference()).toBeCloseTo(0)
    // More units would have another price, so they need a new line. After a full refund, new lines are rejected, too.
    await expect(order.edit({ set: { id: line.id, quantity: 2 } })).rejects.toThrow("new_line_needed")
    await engine.delete(`/admin/order-edits/${order.id}`)
    await administrator.refund(number, { key: `rest-of-${number}` })
    const add = { variant_id: line.variant_id, quantity: 1 }
    await expect(order.edit({ add })).rejects.toThrow("order_money_refunded")
  })
})

describe("An edit that removes a unit already refunded by line", () => {
  it("refunds nothing more and keeps the other units refundable", async () => {
    const { number } = await sellOf({ [plain]: 3 })
    const order = await MedusaAdminOrder.numbered(engine, number)
    const line = await order.line()
    const items = [{ id: line.id, quantity: 1 }]
    await administrator.refund(number, { items, key: `one-of-${number}` })
    await order.edit({ set: { id: line.id, quantity: 2 } })
    expect(await order.pendingDifference()).toBeCloseTo(0)
    const { refundable, payment, totals } = await administrator.order(number)
    expect(refundable.items).toMatchObject([{ id: line.id, quantity: 2, amount_cents: 2000 }])
    expect(payment.paid_cents - payment.refunded_cents).toBe(totals.total_cents)
    const [invoice, note] = await documentsOf(number, 2)
    expect((invoice?.totals.total_cents ?? 0) - (note?.totals.total_cents ?? 0)).toBe(totals.total_cents)
  })
})

describe("A refund by line that fails after its goods came back", () => {
  it("keeps the money due to the customer, and can be repeated", async () => {
    const { number } = await sellOf({ [plain]: 3 })
    const order = await MedusaAdminOrder.numbered(engine, number)
    const line = await order.line()
    const items = [{ id: line.id, quantity: 1 }]
    await administrator.set(number, "delivered")
    await administrator.refund(number, { items, key: `fails-${number}` })
    await order.receiveReturn(await order.requestReturn(items, location), items)
    const owed = async () => Math.round((await order.pendingDifference()) * 100)
    expect(await owed()).toBe(0)
    await failRefundOf(number)
    await until("the goods owed again", async () => (await owed()) === -1000)
    await documentsOf(number, 3)
    await order.refund(10)
    const last = (await documentsOf(number, 4)).at(-1)
    expect(last?.lines).toMatchObject([{ quantity: 1, gross_cents: 1000 }])
    expect(await owed()).toBe(0)
  })
})

describe("A refund of an amount that fails after all units were refunded by line", () => {
  it("does not prevent the invoice of a later exchange", async () => {
    const { number } = await sellOf({ [plain]: 1 })
    const order = await MedusaAdminOrder.numbered(engine, number)
    const line = await order.line()
    const items = [{ id: line.id, quantity: 1 }]
    await administrator.set(number, "delivered")
    await administrator.refund(number, { items, key: `line-of-${number}` })
    await order.refund(2)
    await documentsOf(number, 3)
    const stripe = new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
    const { refunds } = await stripe.state("refunds")
    const failing = refunds.find(
      ({ amount, metadata }) => amount === 200 && metadata?.order_number === number,
    )
    await stripe.failRefund(failing?.id ?? "")
    await documentsOf(number, 4)
    const other = await ownProduct({ stock: 5, price: 12, weight: 500 })
    const { variants } = await engine.product(other.id)
    const back = await order.exchange(line, { variant_id: variants?.[0]?.id ?? "" }, 1, location)
    await order.receiveReturn(back, items)
    await order.payInAnotherCollection()
    const documents = await until("the second invoice", async () => {
      const { body } = await administrator.shop.send("GET", `/api/admin/orders/${number}/documents`)
      const issued = adminDocumentsSchema.parse(body)
      return issued.filter(({ kind }) => kind === "invoice").length === 2 && issued
    })
    const { payment } = await administrator.order(number)
    expect(
      documents.reduce((sum, { kind, total_cents }) => sum + (kind === "invoice" ? 1 : -1) * total_cents, 0),
    ).toBe(payment.paid_cents - payment.refunded_cents)
    expect(await alertsOf(number)).toEqual(["refund_failed"])
  })
})

const FRANCE = {
  first_name: "Ada",
  last_name: "Peeters",
  country: "FR",
  address: { street: "Rue Nationale", number: "4", postal_code: "59000", city: "Lille" },
} as const

const FRENCH = { code: "VAT-FR", rate: 20 }
const FRENCH_OF_ORDER = { ...FRENCH, raw_rate: JSON.stringify({ value: "20", precision: 20 }) }

const soldAsOss = (table: string, key: string, ids: readonly string[]) =>
  database(table)
    .whereIn(key, ids)
    .update(table.startsWith("order") ? FRENCH_OF_ORDER : FRENCH)

async function orderSoldAsOss(number: string): Promise<MedusaAdminOrder> {
  const order = await MedusaAdminOrder.numbered(engine, number)
  const items = (await order.lines()).map(({ id }) => id)
  await soldAsOss("order_line_item_tax_line", "item_id", items)
  const methods = await database("order_shipping").where({ order_id: order.id }).pluck("shipping_method_id")
  await soldAsOss("order_shipping_method_tax_line", "shipping_method_id", methods)
  return order
}

async function byPhone(shop: ShopClient): Promise<string> {
  const { methods } = (await shop.send("GET", `/api/delivery?country=FR&cart_session_id=${shop.sessionId}`))
    .body as { methods: { id: string; totals: { total_cents: number } }[] }
  const placed = await administrator.shop.write("POST", "/api/admin/orders", {
    json: {
      ...{ ...FRANCE, language: "fr", cart_session_id: shop.sessionId, delivery_method: methods[0]?.id },
      customer_email: `vat-${shop.sessionId.slice(-12)}@example.org`,
      expected_total_cents: methods[0]?.totals.total_cents,
    },
  })
  const { order_number = "" } = placed.body as { order_number?: string }
  await (await orderSoldAsOss(order_number)).payInAnotherCollection()
  return order_number
}

async function byTransfer(shop: ShopClient): Promise<string> {
  const { session_id } = await shop.openCheckout({ ...FRANCE, payment_method: "bank_transfer" })
  const { metadata, amount_total } = await shop.paymentStatus(session_id)
  const number = metadata.order_number ?? ""
  await orderSoldAsOss(number)
  await administrator.shop.write("POST", `/api/admin/orders/${number}/payment`, {
    json: { received_cents: amount_total },
  })
  return number
}

async function byOpenPage(shop: ShopClient): Promise<string> {
  const { session_id } = await shop.openCheckout(FRANCE)
  const attempt = database("checkout_attempt").where({ checkout_session_id: session_id })
  const [cart_id] = await attempt.pluck<string[]>("cart_id")
  const idsOf = (table: string) => database(table).where({ cart_id }).pluck<string[]>("id")
  await soldAsOss("cart_line_item_tax_line", "item_id", await idsOf("cart_line_item"))
  const methods = await idsOf("cart_shipping_method")
  await soldAsOss("cart_shipping_method_tax_line", "shipping_method_id", methods)
  await new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL")).pay(session_id)
  const paid = await until("the payment's order", async () => {
    const status = await shop.paymentStatus(session_id)
    return status.payment_status === "paid" && status
  })
  return paid.metadata.order_number ?? ""
}

// The VAT scheme of the test shop is "origin".
it.each([
  ["by phone", byPhone],
  ["by bank transfer", byTransfer],
  ["on an open payment page", byOpenPage],
])(
  "an order %s that is paid after a change of the VAT scheme keeps the scheme of the sale",
  async (_, buy) => {
    const shop = new ShopClient()
    await shop.addItem((await ownProduct({ stock: 5, price: 12, weight: 500 })).id, 1)
    const [invoice] = await documentsOf(await buy(shop), 1)
    expect(invoice).toMatchObject({
      ...{ scheme: "oss", country: "FR" },
      lines: [{ vat: "VAT-FR", rate: 20 }],
      totals: { vat: [{ rate: 20 }] },
    })
  },
)
