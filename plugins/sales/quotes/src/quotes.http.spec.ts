import { openPaymentPage, orderOf, stripe } from "@bon-perroquet/checkout/testing"
import { alertsSchema, staffQuotesSchema } from "@bon-perroquet/contract"
import { Administrator } from "@bon-perroquet/orders/testing"
import { EngineClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import {
  accept,
  accepted,
  deleteTradeLists,
  NEXT_WEEK,
  offer,
  offered,
  quotesOf,
  requested,
  steps,
  tradeBuyer,
  variantOf,
  type Buyer,
  type Goods,
} from "./testing"

const database = shopDatabase()
let engine: EngineClient
let administrator: Administrator
let buyer: Buyer
let goods: Goods
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  ;({ buyer, goods } = await tradeBuyer(administrator))
})
afterAll(async () => {
  await deleteTradeLists(administrator)
  await database.destroy()
})

const quoteOf = async (id: string) => (await quotesOf(buyer)).find((quote) => quote.id === id)

const mails = async () => (await mailTo(buyer.email)).filter(({ text }) => text.includes("quotes"))

const alertOf = async (id: string) =>
  alertsSchema
    .parse((await administrator.shop.send("GET", "/api/admin/alerts")).body)
    .find((alert) => alert.kind === "quote_requested" && alert.id === id)

const untilSteps = (expected: Record<number, number>) =>
  until(
    `the prices ${JSON.stringify(expected)}`,
    async () => JSON.stringify(await steps(buyer, goods)) === JSON.stringify(expected),
  )

async function pay() {
  const { totals } = await buyer.shop.cart()
  const page = await openPaymentPage(buyer.shop, {
    customer_email: buyer.email,
    expected_total_cents: totals.total_cents,
  })
  await stripe().pay(page.sessionId)
  return orderOf(engine, page)
}

it("a business requests a quote, the shop offers prices, and the order at these prices accepts them", async () => {
  const quote = await requested(buyer, goods)
  expect(quote).toMatchObject({
    ...{ state: "requested", message: "Livrable en mai ?", valid_until: null },
    lines: [{ sku: goods.sku, quantity: 20, usual_net_cents: 849, net_cents: null }],
  })
  expect(await alertOf(quote.id)).toBeDefined()
  const { body } = await administrator.shop.send("GET", "/api/admin/quotes?state=requested&limit=500")
  expect(staffQuotesSchema.parse(body).find(({ id }) => id === quote.id)).toMatchObject({
    ...{ customer_id: buyer.id, email: buyer.email, name: "Ada Peeters" },
  })

  await offered(administrator, quote, goods)
  expect(await alertOf(quote.id)).toBeUndefined()
  expect(await quoteOf(quote.id)).toMatchObject({
    ...{
      state: "offered",
      answer: "Livraison comprise",
      valid_until: NEXT_WEEK,
      lines: [{ net_cents: 755 }],
      // The totals of the cart below.
      ...{ net_cents: 15_094, total_cents: 16_000 },
    },
  })
  const mail = (await mails()).find(({ subject }) => subject === "Our offer for your request")
  expect(mail?.text).toContain("7.55")
  expect(mail?.text).toContain("Livraison comprise")
  expect(mail?.text).toContain("/en/profile?tab=orders")
  await untilSteps({ 1: 9, 20: 8 })

  const cart = await accepted(buyer, quote.id)
  expect(cart.items).toMatchObject([{ quantity: 20, unit_price: 8, line_total_cents: 16_000 }])
  expect(cart.totals).toMatchObject({ items_cents: 16_000, items_net_cents: 15_094 })
  expect(await quoteOf(quote.id)).toMatchObject({ state: "offered", order_number: null })
  const order = await pay()
  expect(order.items).toMatchObject([{ quantity: 20, unit_price: 8 }])
  await until("the accepted quote", async () => (await quoteOf(quote.id))?.state === "accepted")
  expect(await quoteOf(quote.id)).toMatchObject({ order_number: order.custom_display_id })
  await untilSteps({ 1: 9 })
})

it("an order of fewer goods does not accept an offer, and one of more goods does", async () => {
  const quote = await requested(buyer, goods)
  await offered(administrator, quote, goods)
  await buyer.shop.addItem(goods.id, 19)
  await untilSteps({ 1: 9, 20: 8 })
  expect((await pay()).items).toMatchObject([{ quantity: 19, unit_price: 9 }])
  await buyer.shop.addItem(goods.id, 21)
  const order = await pay()
  expect(order.items).toMatchObject([{ quantity: 21, unit_price: 8 }])
  await until("the accepted quote", async () => (await quoteOf(quote.id))?.state === "accepted")
  expect(await quoteOf(quote.id)).toMatchObject({ order_number: order.custom_display_id })
})

it("an offer is not replaced after an order accepted it, even if the order's event was lost", async () => {
  const quote = await requested(buyer, goods)
  await offered(administrator, quote, goods)
  await untilSteps({ 1: 9, 20: 8 })
  await accepted(buyer, quote.id)
  const order = await pay()
  await until("the accepted quote", async () => (await quoteOf(quote.id))?.state === "accepted")
  await database("quote").where({ id: quote.id }).update({ state: "offered", order_number: null })
  const lines = [{ variant_id: variantOf(goods), quantity: 20, net_cents: 755 }]
  expect((await offer(administrator, quote.id, { lines, valid_until: NEXT_WEEK })).status).toBe(409)
  expect(await quoteOf(quote.id)).toMatchObject({
    state: "accepted",
    order_number: order.custom_display_id,
  })
  await untilSteps({ 1: 9 })
})

it("a second offer replaces the prices of the first, which no list of the merchant contains, and a withdrawal ends them", async () => {
  const before = (await mails()).length
  const quote = await requested(buyer, goods)
  await offered(administrator, quote, goods)
  await offered(administrator, quote, goods, 10)
  await untilSteps({ 1: 9, 10: 8 })
  expect(await mails()).toHaveLength(before + 2)
  for (const path of ["trade-lists", "customer-groups", `customers/${buyer.id}/groups`]) {
    const list = await administrator.shop.send("GET", `/api/admin/${path}`)
    expect(JSON.stringify(list.body)).not.toMatch(/quote/i)
  }
  const { body } = await buyer.shop.write("POST", `/api/users/quotes/${quote.id}/withdrawal`)
  expect(body).toMatchObject({ state: "withdrawn" })
  await untilSteps({ 1: 9 })
  expect((await accept(buyer, quote.id)).body).toMatchObject({ code: "quote_closed" })
})

it("an offer expires after its last day, and its prices end", async () => {
  const quote = await requested(buyer, goods)
  await offered(administrator, quote, goods)
  await database("quote").where({ id: quote.id }).update({ valid_until: "2026-01-31" })
  expect(await quoteOf(quote.id)).toMatchObject({ state: "expired" })
  expect((await accept(buyer, quote.id)).body).toMatchObject({ code: "quote_closed" })
  await untilSteps({ 1: 9 })
  expect(await database("quote").where({ id: quote.id }).first()).toMatchObject({ state: "expired" })
})

it("a declined quote is answered by e-mail", async () => {
  const { id } = await requested(buyer, goods)
  const json = { message: "Épuisé jusqu’en mars" }
  const answer = await administrator.shop.write("POST", `/api/admin/quotes/${id}/decline`, { json })
  expect(answer.body).toMatchObject({ state: "declined", answer: json.message })
  const mail = (await mails()).find(({ subject }) => subject === "Your request for a quote")
  expect(mail?.text).toContain(json.message)
})

it("an account exports its quotes, and its erasure deletes them with their prices", async () => {
  const quote = await requested(buyer, goods)
  await offered(administrator, quote, goods)
  const { body } = await buyer.shop.send("GET", "/api/users/export")
  const quotes = expect.arrayContaining([
    expect.objectContaining({ state: "offered", message: "Livrable en mai ?" }),
  ]) as unknown
  expect(body).toMatchObject({ more: { quotes } })
  const password = "noix de cajou"
  expect((await buyer.shop.write("DELETE", "/api/users/me", { json: { password } })).status).toBe(200)
  expect(await database("quote").where({ id: quote.id })).toEqual([])
  expect((await administrator.shop.send("GET", `/api/admin/quotes/${quote.id}`)).status).toBe(404)
  const left = database("price_list").whereNull("deleted_at").whereRaw("metadata ->> 'quote' = ?", [quote.id])
  await until("the end of the prices", async () => (await left.clone()).length === 0)
})
