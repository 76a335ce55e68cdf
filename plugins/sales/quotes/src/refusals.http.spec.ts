import { MAX_OPEN_QUOTES } from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { EngineClient, ownProduct, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import {
  accept,
  deleteTradeLists,
  NEXT_WEEK,
  offer,
  offered,
  quotesOf,
  request,
  requested,
  steps,
  tradeBuyer,
  variantOf,
  type Buyer,
  type Goods,
} from "./testing"

let administrator: Administrator
let buyer: Buyer
let goods: Goods
beforeAll(async () => {
  administrator = await Administrator.signIn()
  ;({ buyer, goods } = await tradeBuyer(administrator))
})
afterAll(() => deleteTradeLists(administrator))

const stateOf = (answer: ShopAnswer) => [answer.status, codeOf(answer)]

it("only accounts with trade prices request quotes, for goods that are sold", async () => {
  const visitor = { ...buyer, shop: new ShopClient() }
  expect(stateOf(await request(visitor, goods, 1))).toEqual([401, "not_signed_in"])
  await visitor.shop.register()
  expect(stateOf(await request(visitor, goods, 1))).toEqual([403, "quote_needs_trade"])
  expect(stateOf(await request(buyer, { ...goods, id: "prod_unknown" }, 1))).toEqual([
    404,
    "product_not_found",
  ])
  const other = await ownProduct({ price: 10, stock: 5 })
  expect(stateOf(await request(buyer, { ...goods, id: other.id }, 1))).toEqual([404, "product_not_found"])
})

it("an invalid request for a quote is rejected", async () => {
  const line = { product_id: goods.id, variant_id: variantOf(goods), quantity: 1 }
  for (const json of [
    { lines: [] },
    { lines: [line, line] },
    { lines: [{ ...line, quantity: 0 }] },
    { lines: [{ ...line, quantity: 1.5 }] },
    { lines: [line], message: "a".repeat(2_001) },
  ])
    expect(stateOf(await buyer.shop.write("POST", "/api/users/quotes", { json }))).toEqual([
      400,
      "invalid_request",
    ])
})

it("the quote of another customer does not exist for a customer, who has a limited number of open quotes", async () => {
  const { buyer: stranger, goods: others } = await tradeBuyer(administrator)
  const quote = await requested(buyer, goods)
  await offered(administrator, quote, goods)
  expect(stateOf(await accept(stranger, quote.id))).toEqual([404, "quote_not_found"])
  const path = `/api/users/quotes/${quote.id}/withdrawal`
  expect(stateOf(await stranger.shop.write("POST", path))).toEqual([404, "quote_not_found"])
  expect((await stranger.shop.send("GET", "/api/users/quotes")).body).toEqual([])
  const admin = await buyer.shop.send("GET", `/api/admin/quotes/${quote.id}`)
  expect(stateOf(admin)).toEqual([403, "administrators_only"])
  await buyer.shop.write("POST", path)

  const attempts = Array.from({ length: MAX_OPEN_QUOTES + 2 }, () => request(stranger, others, 1))
  const answers = await Promise.all(attempts)
  expect(answers.map(codeOf).filter((code) => code === "")).toHaveLength(MAX_OPEN_QUOTES)
  expect(answers.map(codeOf).filter((code) => code === "quotes_too_many")).toHaveLength(2)
  const refused = answers.find(({ status }) => status === 409)
  expect(JSON.stringify(refused?.body)).toContain(`You already have ${MAX_OPEN_QUOTES} open quotes.`)
})

it("an offer needs a price of a requested size, and a last day that is not over", async () => {
  const { id } = await requested(buyer, goods)
  const line = { variant_id: variantOf(goods), quantity: 20, net_cents: 755 }
  const about = { lines: [line], valid_until: NEXT_WEEK }
  for (const wrong of [
    { valid_until: "2026-01-31" },
    { lines: [] },
    { lines: [{ ...line, net_cents: 0 }] },
    { lines: [{ ...line, net_cents: 7.55 }] },
    { lines: [line, line] },
  ])
    expect(stateOf(await offer(administrator, id, { ...about, ...wrong }))).toEqual([400, "invalid_request"])
  const foreign = { ...about, lines: [{ ...line, variant_id: "variant_unknown" }] }
  expect(stateOf(await offer(administrator, id, foreign))).toEqual([404, "product_not_found"])
  expect(stateOf(await offer(administrator, "quote_unknown", about))).toEqual([404, "quote_not_found"])
  expect(stateOf(await accept(buyer, id))).toEqual([409, "quote_closed"])
})

it("an offer against an older version or a closed quote is refused", async () => {
  const { id } = await requested(buyer, goods)
  const { headers } = await administrator.shop.send("GET", `/api/admin/quotes/${id}`)
  const version = { "If-Match": headers.get("etag") ?? "" }
  const lines = [{ variant_id: variantOf(goods), quantity: 20, net_cents: 755 }]
  const both = await Promise.all(
    [1, 2].map(() => offer(administrator, id, { lines, valid_until: NEXT_WEEK }, version)),
  )
  expect(both.map(codeOf).sort()).toEqual(["", "changed_meanwhile"])
  await buyer.shop.write("POST", `/api/users/quotes/${id}/withdrawal`)
  expect(codeOf(await offer(administrator, id, { lines, valid_until: NEXT_WEEK }))).toBe("quote_closed")
})

it("an offer that an order has accepted is not replaced, and its prices are not offered again", async () => {
  const { buyer: trader, goods: traded } = await tradeBuyer(administrator)
  const quote = await requested(trader, traded)
  await offered(administrator, quote, traded)
  const accepting = await shopDatabase().transaction()
  await accepting("quote").where({ id: quote.id }).update({ state: "accepted", order_number: "BP-1" })
  const lines = [{ variant_id: variantOf(traded), quantity: 20, net_cents: 700 }]
  const again = offer(administrator, quote.id, { lines, valid_until: NEXT_WEEK })
  await until("the waiting offer", async () => {
    const { rows } = await accepting.raw<{ rows: unknown[] }>(
      "SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))",
    )
    return rows.length > 0
  })
  await accepting.commit()
  expect(stateOf(await again)).toEqual([409, "quote_closed"])
  const [after] = await quotesOf(trader)
  expect(after).toMatchObject({ state: "accepted", order_number: "BP-1", lines: [{ net_cents: 755 }] })
  await until("the end of the prices", async () => !(await steps(trader, traded))[20])
})

it("goods that are no longer sold are not offered", async () => {
  const { buyer: trader, goods: gone } = await tradeBuyer(administrator)
  const quote = await requested(trader, gone)
  await (await EngineClient.signIn()).delete(`/admin/products/${gone.id}`)
  const lines = [{ variant_id: variantOf(gone), quantity: 20, net_cents: 755 }]
  await until(
    "the end of the sale",
    async () => codeOf(await request(trader, gone, 1)) === "product_not_found",
  )
  const answer = await offer(administrator, quote.id, { lines, valid_until: NEXT_WEEK })
  expect(stateOf(answer)).toEqual([404, "product_not_found"])
})

it("an offer of more goods than are in stock is accepted only when they are there", async () => {
  const quote = await requested(buyer, goods, 101)
  await offered(administrator, quote, goods, 101)
  expect(stateOf(await accept(buyer, quote.id))).toEqual([400, "insufficient_stock"])
  await offered(administrator, quote, goods, 100)
  expect(stateOf(await accept(buyer, quote.id))).toEqual([200, ""])
})
