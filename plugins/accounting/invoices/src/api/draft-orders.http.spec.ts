import {
  Administrator,
  type ChargedOrder,
  chargedFor,
  makeDraft,
  MedusaAdminOrder,
  plentyOf,
  readDraft,
  sellOf,
} from "@bon-perroquet/orders/testing"
import { promotion } from "@bon-perroquet/checkout/promotions/testing"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"

const KERNELS = "noix-du-bresil-decortiquees"
const SHELLED = "melange-casse-noix"
const DELIVERY = 5.95

let engine: EngineClient
let administrator: Administrator
let sold: ChargedOrder
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  await plentyOf(engine, KERNELS)
  await plentyOf(engine, SHELLED)
  const { number } = await sellOf({ [KERNELS]: 2, [SHELLED]: 1 })
  sold = await chargedFor(engine, number)
})

const draft = (isWhole = true) => makeDraft(engine, sold, { delivery: DELIVERY, isWhole })

const subjects = async (email: string) => (await mailTo(email)).map(({ subject }) => subject)

it("a draft order costs the shop's prices, with VAT on its delivery", async () => {
  const { custom_display_id, total, shipping_methods } = await draft()
  expect(custom_display_id).toMatch(/^BP-20\d\d-\d{6}$/)
  expect(sold.shipping_methods[0]?.amount).toBe(DELIVERY)
  expect(total).toBeCloseTo(sold.total, 2)
  expect(shipping_methods[0]?.tax_lines[0]?.rate).toBeCloseTo(
    sold.shipping_methods[0]?.tax_lines[0]?.rate ?? 0,
    4,
  )
})

it("a draft order keeps its VAT when goods and later a delivery are added", async () => {
  const { id } = await draft(false)
  const path = `/admin/draft-orders/${id}/edit`
  const { items, shipping_methods } = sold
  await engine.post(path, {})
  await engine.post(`${path}/items`, {
    items: items.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
  })
  await engine.post(`${path}/shipping-methods`, {
    shipping_option_id: shipping_methods[0]?.shipping_option_id,
    custom_amount: DELIVERY,
  })
  await engine.post(`${path}/request`, {})
  await engine.post(`${path}/confirm`, {})
  const edited = await readDraft(engine, id)
  expect(edited.total).toBeCloseTo(sold.total, 2)
  expect(edited.shipping_methods[0]?.tax_lines[0]?.rate).toBeCloseTo(
    shipping_methods[0]?.tax_lines[0]?.rate ?? 0,
    4,
  )
})

it("a draft order charges a custom item at its typed price with VAT and invoices it after payment", async () => {
  const { id, custom_display_id } = await draft(false)
  const path = `/admin/draft-orders/${id}/edit`
  await engine.post(path, {})
  await engine.post(`${path}/items`, { items: [{ title: "Cage", quantity: 1, unit_price: 10 }] })
  await engine.post(`${path}/request`, {})
  await engine.post(`${path}/confirm`, {})
  expect((await readDraft(engine, id)).total).toBeCloseTo(10, 5)
  const number = custom_display_id ?? ""
  await engine.post(`/admin/draft-orders/${id}/convert-to-order`, {})
  await until("the order", async () => (await administrator.order(number)).status === "pending")
  const order = await MedusaAdminOrder.numbered(engine, number)
  await order.askToPay()
  await order.markAsPaid()
  const paid = await until("the invoice", async () => {
    const seen = await administrator.order(number)
    return seen.documents.length === 1 && seen
  })
  expect(paid).toMatchObject({ payment: { paid_cents: 1000 }, totals: { total_cents: 1000 } })
})

it("a draft order rejects promo codes with a reason, at creation and later", async () => {
  const { code } = await promotion(engine, { value: 10 })
  const promo_codes = [code]
  const { id, region_id } = await draft()
  const path = `/admin/draft-orders/${id}/edit`
  await engine.post(path, {})
  const refused = "draft_without_codes"
  await expect(engine.post(`${path}/promotions`, { promo_codes })).rejects.toThrow(refused)
  await expect(engine.post("/admin/draft-orders", { region_id, promo_codes })).rejects.toThrow(refused)
})

it("a draft order ignores automatic promotions", async () => {
  const { id: product } = await new ShopClient().product(KERNELS)
  const { id } = await promotion(engine, { value: 10, is_automatic: true, products: [product] })
  try {
    const { items, total } = await draft()
    expect(items).toHaveLength(2)
    expect(total).toBeCloseTo(sold.total, 5)
  } finally {
    await engine.post(`/admin/promotions/${id}?fields=id`, { status: "inactive" })
  }
})

it("a draft order is not visible as an order", async () => {
  const { custom_display_id } = await draft()
  const answer = await administrator.shop.send("GET", `/api/admin/orders/${custom_display_id ?? ""}`)
  expect(answer.status).toBe(404)
})

it("a paid draft order is confirmed, invoiced, shipped and refunded like any order", async () => {
  const { id, email, custom_display_id, total } = await draft()
  const number = custom_display_id ?? ""
  await engine.post(`/admin/draft-orders/${id}/convert-to-order`, {})
  await until("the order", async () => (await administrator.order(number)).status === "pending")
  expect(await subjects(email)).toEqual([])
  const order = await MedusaAdminOrder.numbered(engine, number)
  await order.askToPay()
  await order.markAsPaid()
  await until("the thanks", async () => (await subjects(email)).length === 1)
  const paid = await until("the invoice", async () => {
    const seen = await administrator.order(number)
    return seen.documents.length === 1 && seen
  })
  expect(paid).toMatchObject({ status: "paid", payment: { paid_cents: Math.round(total * 100) } })
  expect(paid.totals.total_cents).toBe(Math.round(total * 100))
  await administrator.set(number, "shipped")
  await administrator.set(number, "cancelled")
  await until("the credit note", async () =>
    (await administrator.order(number)).documents.some(({ kind }) => kind === "credit_note"),
  )
  expect((await administrator.order(number)).payment.refunded_cents).toBe(Math.round(total * 100))
})
