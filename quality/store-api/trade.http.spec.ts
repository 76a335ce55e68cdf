import { stripe } from "@bon-perroquet/checkout/testing"
import { customerGroupSchema, tradeListSchema, type AdminOrderDetail } from "@bon-perroquet/contract"
import { Administrator } from "@bon-perroquet/orders/testing"
import { ownProduct, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import type Medusa from "@medusajs/js-sdk"
import { cartToPay, paySession, storeSdk, TRANSFER } from "./buyer"

const PASSWORD = "noix de cajou"

let administrator: Administrator
let list: string
let customer: Awaited<ReturnType<typeof wholesale>>
beforeAll(async () => {
  administrator = await Administrator.signIn()
  customer = await wholesale()
})
afterAll(() => administrator.shop.write("DELETE", `/api/admin/trade-lists/${list}`))

/** A product of 10 euro with 6 % VAT, and an account that pays 7.50 euro for it. */
async function wholesale() {
  const product = await ownProduct({ price: 10, stock: 40, vat_rate: 6 })
  const shop = new ShopClient()
  const { user } = await shop.register()
  const named = { name: `Gros ${user.id}` }
  const { body } = await administrator.shop.write("POST", "/api/admin/customer-groups", { json: named })
  const group_ids = [customerGroupSchema.parse(body).id]
  await administrator.shop.write("PUT", `/api/admin/customers/${user.id}/groups`, { json: { group_ids } })
  const about = { title: named.name, group_ids, is_for_businesses: false, from: null, until: null }
  const made = await administrator.shop.write("POST", "/api/admin/trade-lists", {
    json: { ...about, minimum_cents: null, discounts: [{ from: 1, percent: 25 }] },
  })
  list = tradeListSchema.parse(made.body).id
  await until("the trade price", async () => {
    const answer = await shop.send("GET", `/api/trade-prices?product_ids=${product.id}`)
    return JSON.stringify(answer.body).includes('"price":7.5')
  })
  const sdk = await storeSdk()
  await sdk.auth.login("customer", "emailpass", { email: user.email, password: PASSWORD })
  return { product, sdk, email: user.email }
}

async function ordered(sdk: Medusa, cartId: string): Promise<string> {
  const completion = await sdk.store.cart.complete(cartId)
  if (completion.type !== "order") throw new Error(completion.error.message)
  return String((completion.order as { custom_display_id?: string }).custom_display_id)
}

/** Waits until all documents of the order's money are issued. */
const untilDocuments = (number: string, count: number): Promise<AdminOrderDetail> =>
  until(`${count} documents`, async () => {
    const order = await administrator.order(number)
    return order.documents.length === count && order
  })

const ublOf = async (number: string): Promise<string> =>
  String((await administrator.shop.send("GET", `/api/admin/documents/${number}/ubl`)).body)

const totalIn = (ubl: string): number =>
  Math.round(Number(/<cbc:TaxInclusiveAmount[^>]*>([\d.]+)/.exec(ubl)?.[1]) * 100)

it("a wholesale customer of the Store API pays the trade price, and invoice, refund and credit note have it", async () => {
  const { product, sdk, email } = customer
  const cart = await cartToPay(sdk, product, { quantity: 4, email })
  const { data, amount } = await paySession(sdk, cart)
  await stripe().pay(data.checkout_session_id)
  const number = await ordered(sdk, cart.id)
  const placed = await untilDocuments(number, 1)
  expect(placed).toMatchObject({ items: [{ unit_price: 7.5, quantity: 4, line_total_cents: 3_000 }] })
  expect(placed.totals.total_cents).toBe(Math.round(amount * 100))
  const invoice = await ublOf(placed.documents[0]?.number ?? "")
  expect(totalIn(invoice)).toBe(placed.totals.total_cents)
  // 30.00 without VAT of 6 % is 28.30. The line takes the cent by which the rounded total is higher.
  expect(invoice).toContain('<cbc:LineExtensionAmount currencyID="EUR">28.31</cbc:LineExtensionAmount>')
  const [line] = placed.items
  await administrator.refund(number, { items: [{ id: line?.id ?? "", quantity: 1 }], key: `one-${number}` })
  const refunded = await untilDocuments(number, 2)
  expect(refunded.payment.refunded_cents).toBe(750)
  const note = refunded.documents.find(({ kind }) => kind === "credit_note")
  expect(totalIn(await ublOf(note?.number ?? ""))).toBe(750)
})

it("a wholesale customer of the Store API orders by bank transfer at the trade price", async () => {
  const { product, sdk, email } = customer
  const cart = await cartToPay(sdk, product, { quantity: 2, email })
  const { amount } = await paySession(sdk, cart, {}, TRANSFER)
  const order = await administrator.order(await ordered(sdk, cart.id))
  expect(order).toMatchObject({ status: "pending", items: [{ unit_price: 7.5 }] })
  expect(order.totals.total_cents).toBe(Math.round(amount * 100))
})

it("a guest of the Store API pays the public price, also with a wholesale customer's address", async () => {
  const { product, email } = customer
  const sdk = await storeSdk()
  const cart = await cartToPay(sdk, product, { quantity: 2, email })
  expect(cart.items?.[0]?.unit_price).toBe(10)
  const { data } = await paySession(sdk, cart)
  await stripe().pay(data.checkout_session_id)
  const order = await administrator.order(await ordered(sdk, cart.id))
  expect(order.items).toMatchObject([{ unit_price: 10 }])
})

it("public pages and answers stay the same while trade prices and payment by invoice exist", async () => {
  const { product } = customer
  const base = requireVariable("SHOP_URL")
  for (const path of [`/api/products/${product.id}`, "/api/payments/methods", "/"]) {
    const [one, other] = await Promise.all([fetch(base + path), fetch(base + path)])
    const [text, same] = await Promise.all([one.text(), other.text()])
    expect([path, one.status]).toEqual([path, 200])
    expect(text).toBe(same)
    expect(text).not.toMatch(/"price":7\.5\b|"code":"invoice"/)
  }
})
