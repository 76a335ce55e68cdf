import { adminDocumentsSchema, alertsSchema, type AdminDocument } from "@bon-perroquet/contract"
import { Administrator, chargedFor, MedusaAdminOrder, plentyOf, sellOf } from "@bon-perroquet/orders/testing"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import type { Content } from "../modules/documents"

const KERNELS = "noix-de-macadamia"
const SHELLED = "pignons-en-coque"

let engine: EngineClient
let administrator: Administrator
let location: string
const database = shopDatabase()
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  await plentyOf(engine, SHELLED)
  location = (await engine.stock(await plentyOf(engine, KERNELS))).locationId
})

async function sold() {
  const sale = await sellOf({ [KERNELS]: 2, [SHELLED]: 1 })
  const order = await MedusaAdminOrder.numbered(engine, sale.number)
  const items = await order.lines()
  const kernels = items.find(({ quantity }) => quantity === 2)
  const shelled = items.find(({ quantity }) => quantity === 1)
  if (!kernels || !shelled) throw new Error("The sale has not its two lines.")
  const cents = (line: typeof kernels) => Math.round(line.unit_price * 100)
  return { ...sale, order, kernels, shelled, price: cents(kernels), otherPrice: cents(shelled) }
}

const documentsOf = (number: string, invoices: number, notes: number): Promise<AdminDocument[]> =>
  until(`${invoices} invoices and ${notes} credit notes of ${number}`, async () => {
    const { body } = await administrator.shop.send("GET", `/api/admin/orders/${number}/documents`)
    const documents = adminDocumentsSchema.parse(body)
    const of = (requested: AdminDocument["kind"]) => documents.filter(({ kind }) => kind === requested).length
    return of("invoice") === invoices && of("credit_note") === notes && documents
  })

async function contentOf({ number }: AdminDocument): Promise<Content> {
  const row = await database<{ content: Content }>("sales_document").where({ number }).first("content")
  if (!row) throw new Error(`There is no document ${number}.`)
  return row.content
}

const linesOf = ({ lines }: Content) =>
  lines.map(({ name, quantity, gross_cents }) => [name, quantity, gross_cents])
const isCredit = ({ kind }: AdminDocument) => kind === "credit_note"

/** Waits until Stripe's event is processed and no refund of the order awaits assignment. */
async function expectNoAlert(number: string): Promise<void> {
  const orderAlerts = await until(`Stripe's word of ${number}`, async () => {
    const { body } = await administrator.shop.send("GET", "/api/admin/alerts")
    const alerts = alertsSchema.parse(body).filter(({ order_number }) => order_number === number)
    return !alerts.some(({ kind }) => kind === "stripe_unheard") && alerts
  })
  expect(orderAlerts).toEqual([])
}

it("an edit that reduces a discounted line prices removed and remaining units as sold", async () => {
  const code = `MOINS-${Date.now()}`
  const form = {
    ...{ code, is_automatic: false, on: "order", product_ids: [], category_ids: [] },
    ...{ percent: 10, amount_cents: null, minimum_cents: null, limit: null, limit_per_email: null },
    ...{ from: null, until: null, note: "" },
  }
  await administrator.shop.write("POST", "/api/admin/promotions", { json: form })
  const shop = new ShopClient()
  await shop.addItem((await shop.product(KERNELS)).id, 3)
  await shop.addCode(code)
  const { number } = await sellOf({}, shop)
  const order = await MedusaAdminOrder.numbered(engine, number)
  const line = await order.line()
  const price = Math.round(line.unit_price * 100)
  const charged = 3 * price - Math.round((3 * price) / 10)
  await documentsOf(number, 1, 0)
  await order.edit({ set: { id: line.id, quantity: 2 } })
  const share = Math.round(charged / 3)
  await order.refund(share / 100)

  const [, note] = await documentsOf(number, 1, 1)
  if (!note) throw new Error("There is no credit note.")
  expect(linesOf(await contentOf(note))).toEqual([[line.title, 1, share]])
  await expectNoAlert(number)
  const left = charged - share
  const { refundable } = await administrator.order(number)
  expect(refundable.items).toMatchObject([{ id: line.id, quantity: 2, amount_cents: left }])
  const items = [{ id: line.id, quantity: 2 }]
  await administrator.refund(number, { items, key: `less-${number}` })
  expect((await administrator.order(number)).payment.refunded_cents).toBe(charged)
})

describe("An order with goods added in Medusa Admin", () => {
  it("gets a second invoice after payment and full credit at cancellation", async () => {
    const { number, order, shelled, otherPrice, total } = await sold()
    await documentsOf(number, 1, 0)
    await order.edit({ add: { variant_id: shelled.variant_id, quantity: 2 } })
    await order.markAsPaid()
    const [, second] = await documentsOf(number, 2, 0)
    if (!second) throw new Error("There is no second invoice.")
    expect(linesOf(await contentOf(second))).toEqual([[shelled.title, 2, 2 * otherPrice]])
    await administrator.set(number, "cancelled")
    const documents = await documentsOf(number, 2, 2)
    const credited = documents.filter(isCredit).reduce((sum, { total_cents }) => sum + total_cents, 0)
    expect(credited).toBe(total + 2 * otherPrice)
    const perRate = await Promise.all(
      documents.map(async (one) => ({
        sign: isCredit(one) ? -1 : 1,
        vat: (await contentOf(one)).totals.vat,
      })),
    )
    for (const rate of [6, 21]) {
      const left = perRate.flatMap(({ sign, vat }) =>
        vat.filter((entry) => entry.rate === rate).map(({ vat_cents }) => sign * vat_cents),
      )
      expect(left.reduce((sum, cents) => sum + cents, 0)).toBe(0)
    }
  })
})

describe("An order with lines removed in Medusa Admin", () => {
  it("gets a credit note of these lines with the refund, matching the engine's totals", async () => {
    const { number, order, kernels, price, total } = await sold()
    await documentsOf(number, 1, 0)
    await order.edit({ set: { id: kernels.id, quantity: 1 } })
    await order.refund(price / 100)
    const note = (await documentsOf(number, 1, 1)).find(isCredit)
    if (!note) throw new Error("There is no credit note.")
    const content = await contentOf(note)
    expect(linesOf(content)).toEqual([[kernels.title, 1, price]])
    expect(content.totals.vat.map(({ rate }) => rate)).toEqual([6])
    await expectNoAlert(number)
    expect(await order.pendingDifference()).toBeCloseTo(0)
    const { totals, payment, refundable_cents } = await administrator.order(number)
    expect(totals.total_cents).toBe(total - price)
    expect(payment.paid_cents - payment.refunded_cents).toBe(total - price)
    expect(refundable_cents).toBe(total - price)
    await administrator.set(number, "cancelled")
    const all = await documentsOf(number, 1, 2)
    expect(all.filter(isCredit).reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(total)
  })
})

describe("Goods returned through Medusa Admin", () => {
  it("are credited by line, matching the engine's totals", async () => {
    const { number, order, shelled, otherPrice, total } = await sold()
    await administrator.set(number, "delivered")
    const items = [{ id: shelled.id, quantity: 1 }]
    await order.receiveReturn(await order.requestReturn(items, location), items)
    await order.refund(otherPrice / 100)
    const note = (await documentsOf(number, 1, 1)).find(isCredit)
    if (!note) throw new Error("There is no credit note.")
    const content = await contentOf(note)
    expect(linesOf(content)).toEqual([[shelled.title, 1, otherPrice]])
    expect(content.totals.vat.map(({ rate }) => rate)).toEqual([21])
    await expectNoAlert(number)
    expect(await order.pendingDifference()).toBeCloseTo(0)
    const { totals } = await administrator.order(number)
    expect(totals.total_cents).toBe(total - otherPrice)
    expect(Math.round((await order.read("total")) * 100)).toBe(totals.total_cents)
  })

  it("are credited in an exchange, with an invoice of the new goods and a refund of the difference", async () => {
    const { number, order, kernels, shelled, price, otherPrice, total } = await sold()
    await administrator.set(number, "delivered")
    const back = await order.exchange(kernels, shelled, 1, location)
    await order.receiveReturn(back, [{ id: kernels.id, quantity: 1 }])
    expect(price).toBeGreaterThan(otherPrice)
    await order.refund((price - otherPrice) / 100)
    const [, second, note] = await documentsOf(number, 2, 1)
    if (!second || !note) throw new Error("There are not three documents.")
    expect(linesOf(await contentOf(second))).toEqual([[shelled.title, 1, otherPrice]])
    expect(linesOf(await contentOf(note))).toEqual([[kernels.title, 1, price]])
    await expectNoAlert(number)
    const { totals } = await administrator.order(number)
    expect(totals.total_cents).toBe(total - price + otherPrice)
    expect(Math.round((await order.read("total")) * 100)).toBe(totals.total_cents)
  })
})

it("a delivery that is invoiced alone has the VAT rate of the returned or the replacement goods", async () => {
  const { number } = await sellOf({ [KERNELS]: 2 })
  const order = await MedusaAdminOrder.numbered(engine, number)
  await administrator.set(number, "delivered")
  const kernels = await order.line()
  const { shipping_methods } = await chargedFor(engine, number)
  const delivered = (custom_amount: number) => ({
    shipping_option_id: shipping_methods[0]?.shipping_option_id ?? "",
    custom_amount,
  })
  const last = async (invoices: number, notes: number): Promise<Content> => {
    const documents = await documentsOf(number, invoices, notes)
    const document = documents.filter((one) => !isCredit(one)).at(-1)
    if (!document) throw new Error("There is no invoice.")
    return contentOf(document)
  }

  const items = [{ id: kernels.id, quantity: 1 }]
  await order.receiveReturn(await order.requestReturn(items, location, delivered(5)), items)
  await order.refund((Math.round(kernels.unit_price * 100) - 500) / 100)
  const back = await last(2, 1)
  expect(back).toMatchObject({ lines: [], delivery_cents: 500 })
  expect(back.totals.vat).toEqual([{ rate: 6, net_cents: 472, vat_cents: 28 }])

  const exchanged = await order.exchange(kernels, kernels, 1, location, delivered(5.95))
  await order.receiveReturn(exchanged, items)
  await order.markAsPaid()
  const sent = await last(3, 1)
  expect(sent).toMatchObject({ lines: [], delivery_cents: 595 })
  expect(sent.totals.vat).toEqual([{ rate: 6, net_cents: 561, vat_cents: 34 }])
})
