import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, ShopClient, ShopRefusal, until } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { buyAgreed } from "../testing/agreement"
import { newCode, promotion, type PromotionInput } from "../testing/promotion"

let database: Knex
let engine: EngineClient
beforeAll(async () => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
  engine = await EngineClient.signIn()
})
afterAll(() => database.destroy())

async function shopper(quantity = 3): Promise<ShopClient> {
  const shop = new ShopClient()
  await shop.register()
  await shop.addItem((await shop.product("amandes-decortiquees")).id, quantity)
  await shop.addItem((await shop.product("melange-grands-perroquets")).id, 1)
  return shop
}

/** `npm test` buys with the first two, and with four others at once below. */
const kinds: [string, PromotionInput][] = [
  ["an amount without VAT off the order", { value: 10, type: "fixed", on: "order", is_tax_inclusive: false }],
  ["per cent across the items", { value: 33.33, allocation: "across" }],
  ["per cent off each item", { value: 7.5 }],
  ["an amount off each item, two of a kind at most", { value: 1.11, type: "fixed", max_quantity: 2 }],
  ["an amount across the items", { value: 5, type: "fixed", allocation: "across" }],
  ["an amount off the cheapest item", { value: 2, type: "fixed", allocation: "once", max_quantity: 1 }],
  ["per cent off the order", { value: 12.5, on: "order" }],
  ["an amount off the order", { value: 10, type: "fixed", on: "order" }],
  ["per cent off the delivery", { value: 50, on: "shipping_methods" }],
  ["an amount off the delivery", { value: 2, type: "fixed", on: "shipping_methods", allocation: "across" }],
  ["all of the delivery", { value: 100, on: "shipping_methods" }],
]

describe("A promo code", () => {
  it.each(representatives(kinds, 2))(
    "for %s gives the same totals in cart, payment, order, invoice, e-mail and Medusa",
    async (_kind, expected) => {
      const shop = await shopper()
      const { total_cents: before } = (await shop.cart()).totals
      const { code } = await promotion(engine, expected)
      const discounted = await shop.addCode((code ?? "").toLowerCase())
      expect(discounted.promotions).toMatchObject([{ code, is_automatic: false, problem: null }])
      const { discount_cents, total_cents } = discounted.totals
      expect(discount_cents).toBeGreaterThan(0)
      expect(total_cents).toBe(before - discount_cents)

      const { order } = await buyAgreed(database, engine, shop)
      expect(order.promotions).toEqual([{ code, discount_cents }])
    },
  )
})

describe("Several promotions", () => {
  it("are each rounded to whole cents, on items and delivery", async () => {
    const shop = await shopper()
    const codes = await Promise.all(
      [
        { value: 10, on: "order" as const },
        { value: 1.5, type: "fixed" as const, on: "order" as const },
        { value: 20, on: "shipping_methods" as const },
        { value: 1, type: "fixed" as const, on: "shipping_methods" as const },
      ].map((requested) => promotion(engine, requested)),
    )
    for (const { code } of codes) await shop.addCode(code ?? "")
    const { promotions, totals } = await shop.cart()
    expect(promotions.map(({ code }) => code)).toEqual(codes.map(({ code }) => code))
    const sum = promotions.reduce((total, { discount_cents }) => total + discount_cents, 0)
    expect(totals.discount_cents).toBe(sum)
    await buyAgreed(database, engine, shop)
  })

  it("apply without a code if automatic, until the merchant ends them", async () => {
    const shop = await shopper()
    const almonds = await shop.product("amandes-decortiquees")
    const automatic = await promotion(engine, { value: 15, is_automatic: true, products: [almonds.id] })
    try {
      const cart = await until("the promotion in the cart", async () => {
        const cart = await shop.cart()
        return cart.totals.discount_cents > 0 && cart
      })
      expect(cart.promotions).toMatchObject([{ code: automatic.code, is_automatic: true }])
      // The promotion is for one product.
      expect(cart.items.map(({ discount_cents }) => discount_cents > 0)).toEqual([true, false])
      await buyAgreed(database, engine, shop)
    } finally {
      await engine.delete(`/admin/promotions/${automatic.id}`)
    }
    const next = await shopper()
    await until("a cart without it", async () => (await next.cart()).promotions.length === 0)
  })
})

describe("Free delivery from 70 euro", () => {
  it("depends on the items before any discount", async () => {
    const shop = new ShopClient()
    await shop.register()
    const almonds = await shop.product("amandes-decortiquees")
    await shop.addItem(almonds.id, Math.ceil(70 / almonds.price))
    expect((await shop.cart()).totals).toMatchObject({ delivery_cents: 0, free_delivery_missing_cents: 0 })
    const { code } = await promotion(engine, { value: 50, on: "order" })
    const { totals } = await shop.addCode(code ?? "")
    expect(totals.total_cents).toBeLessThan(7_000)
    expect(totals).toMatchObject({ delivery_cents: 0, free_delivery_missing_cents: 0 })
    await buyAgreed(database, engine, shop)
  })
})

describe("A price list for everyone", () => {
  it("sets the price shown and charged until it ends", async () => {
    const shop = new ShopClient()
    await shop.register()
    const product = await shop.product("noisettes-decortiquees")
    const variant_id = (await engine.product(product.id)).variants?.[0]?.id
    const amount = Math.round(product.price * 80) / 100
    const { price_list } = await engine.post<{ price_list: { id: string } }>("/admin/price-lists", {
      title: newCode(),
      description: "Sale",
      type: "sale",
      status: "active",
      prices: [{ currency_code: "eur", amount, variant_id }],
    })
    try {
      await until("the price of the list", async () => (await shop.product(product.handle)).price === amount)
      await shop.addItem(product.id, 3)
      const { cart } = await buyAgreed(database, engine, shop)
      expect(cart.items[0]?.unit_price).toBe(amount)
    } finally {
      await engine.delete(`/admin/price-lists/${price_list.id}`)
    }
    await until("its own price", async () => (await shop.product(product.handle)).price === product.price)
  })
})

describe("Refunds of a discounted order", () => {
  it("add up to its total and its VAT, in parts or at once", async () => {
    const shop = await shopper()
    const { code } = await promotion(engine, { value: 33.33, on: "order" })
    await shop.addCode(code ?? "")
    const { order, amount } = await buyAgreed(database, engine, shop)
    const administrator = new ShopClient()
    await administrator.signInOwner()
    const path = `/api/admin/orders/${order.order_number}`
    for (const json of [{ amount_cents: 101, key: newCode() }, { key: newCode() }])
      await administrator.write("POST", `${path}/refunds`, { json })
    const { body } = await administrator.send("GET", path)
    expect(body).toMatchObject({ refundable_cents: 0, payment: { refunded_cents: amount } })
    const credited = await until("its credit notes", async () => {
      const rows = await database("sales_document")
        .whereRaw("content->>'order_number' = ? AND content->>'kind' = 'credit_note'", [order.order_number])
        .select<{ content: { totals: { total_cents: number; tax_cents: number } } }[]>("content")
      return rows.length === 2 && rows.map(({ content }) => content.totals)
    })
    expect(credited.reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(amount)
    expect(credited.reduce((sum, { tax_cents }) => sum + tax_cents, 0)).toBe(order.totals.tax_cents)
  })
})

describe("An invalid promo code", () => {
  const refusal = async (shop: ShopClient, code: string) => {
    const error: unknown = await shop.addCode(code).catch((reason: unknown) => reason)
    if (!(error instanceof ShopRefusal))
      throw new Error("The code was not refused by the shop.", { cause: error })
    return { status: error.status, ...error.error }
  }
  const past = new Date(Date.now() - 86_400_000).toISOString()
  const future = new Date(Date.now() + 86_400_000).toISOString()

  const REFUSED: [string, PromotionInput][] = [
    ["promotion_expired", { value: 10, campaign: { ends_at: past } }],
    ["promotion_not_begun", { value: 10, campaign: { starts_at: future } }],
    ["promotion_not_applicable", { value: 10, products: ["prod_other"] }],
    [
      "promotion_below_minimum",
      { value: 10, rules: [{ attribute: "item_total", operator: "gte", values: ["500"] }] },
    ],
  ]

  it("is rejected with the reason in the shopper's language", async () => {
    const shop = await shopper()
    const sentences = new Set<string>()
    for (const [code, expected] of REFUSED) {
      const created = await promotion(engine, expected)
      for (const language of ["fr", "nl", "en"] as const) {
        shop.language = language
        const refused = await refusal(shop, created.code ?? "")
        expect(refused).toMatchObject({ status: 409, code })
        expect(refused.detail).toContain(created.code)
        sentences.add(refused.detail)
      }
    }
    expect(sentences.size).toBe(3 * REFUSED.length)
    expect((await shop.cart()).promotions).toEqual([])

    expect(await refusal(shop, newCode())).toMatchObject({ status: 404, code: "promotion_unknown" })
    expect(await refusal(shop, "%' OR true --")).toMatchObject({ status: 404, code: "promotion_unknown" })
    const draft = await promotion(engine, { value: 10 })
    await engine.post(`/admin/promotions/${draft.id}?fields=id`, { status: "inactive" })
    expect(await refusal(shop, draft.code ?? "")).toMatchObject({ status: 404, code: "promotion_unknown" })
    expect(await refusal(new ShopClient(), draft.code ?? "")).toMatchObject({
      status: 400,
      code: "cart_empty",
    })
  })

  it("is rejected below its minimum, accepted once the cart reaches it, and removed with its discount", async () => {
    const shop = await shopper(1)
    const { totals } = await shop.cart()
    const least = totals.items_cents + 1
    const rules = [{ attribute: "item_total", operator: "gte", values: [(least / 100).toFixed(2)] }]
    const { code } = await promotion(engine, { value: 10, rules })
    expect(await refusal(shop, code ?? "")).toMatchObject({ code: "promotion_below_minimum" })
    await shop.addItem((await shop.product("amandes-decortiquees")).id, 1)
    const { totals: full } = await shop.cart()
    const once = await shop.addCode(code ?? "")
    expect(once.totals.discount_cents).toBeGreaterThan(0)
    expect((await shop.addCode(code ?? "")).totals).toEqual(once.totals)
    expect((await shop.removeCode((code ?? "").toLowerCase())).totals).toEqual(full)
    expect(await shop.removeCode(code ?? "")).toMatchObject({ promotions: [], totals: full })
  })
})
