import type { Cart, Product } from "@bon-perroquet/contract"
import { Client } from "pg"
import { EngineClient, requireVariable, ShopClient, ShopRefusal, until } from "@bon-perroquet/testing"

const PLENTY = 50

async function refusal(call: Promise<unknown>) {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(outcome instanceof ShopRefusal)) throw new Error(`Not refused, but: ${String(outcome)}`)
  return { status: outcome.status, ...outcome.error }
}

const quantities = (cart: Cart) => cart.items.map(({ quantity }) => quantity)

function expectExactTotals({ items, totals }: Cart) {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  expect(sum(items.map(({ line_total_cents }) => line_total_cents))).toBe(totals.items_cents)
  expect(totals.items_cents + totals.delivery_cents).toBe(totals.total_cents)
  expect(totals.subtotal_cents + totals.tax_cents).toBe(totals.total_cents)
  expect(sum(totals.vat.map(({ vat_cents }) => vat_cents))).toBe(totals.tax_cents)
  expect(sum(totals.vat.map(({ net_cents }) => net_cents))).toBe(totals.subtotal_cents)
  expect(totals.items_net_cents + totals.delivery_net_cents).toBe(totals.subtotal_cents)
}

describe("A cart", () => {
  let shop: ShopClient
  let reduced: Product
  let standard: Product
  let scarce: Product
  let soldOut: Product

  const pick = (products: Product[], expected: (product: Product) => boolean): Product => {
    const match = products.find(expected)
    if (!match) throw new Error("The seeded catalogue lacks a product that this test needs.")
    return match
  }

  beforeAll(async () => {
    const products = await new ShopClient().products()
    reduced = pick(products, ({ vat_rate, stock }) => vat_rate === 6 && stock >= PLENTY)
    standard = pick(products, ({ vat_rate, stock }) => vat_rate === 21 && stock >= PLENTY)
    scarce = pick(products, ({ stock }) => stock >= 2 && stock <= 5)
    soldOut = pick(products, ({ is_out_of_stock }) => is_out_of_stock)
  })

  beforeEach(() => {
    shop = new ShopClient()
  })

  it("adds up to the cent with both VAT rates, and delivery is free in Belgium from 70 euro", async () => {
    await shop.addItem(reduced.id, 3)
    const cart = await shop.addItem(standard.id, 2)
    expectExactTotals(cart)
    expect(cart.totals.vat.map(({ rate }) => rate)).toEqual([6, 21])
    expect(cart.totals.items_cents).toBe(
      Math.round(reduced.price * 100) * 3 + Math.round(standard.price * 100) * 2,
    )
    expect(await shop.cart()).toEqual(cart)

    const full = await shop.setQuantity(reduced.id, Math.ceil(7_000 / (reduced.price * 100)))
    expectExactTotals(full)
    expect(full.totals).toMatchObject({ delivery_cents: 0, free_delivery_missing_cents: 0 })
    const small = await shop.setQuantity(reduced.id, 1).then(() => shop.setQuantity(standard.id, 0))
    expectExactTotals(small)
    expect(small.totals.delivery_cents).toBeGreaterThan(0)
    expect(small.totals.free_delivery_missing_cents).toBe(7_000 - small.totals.items_cents)
  })

  it("ignores a price in the request", async () => {
    for (const unit_price of [0, 0.01, -5, 1e9]) {
      const json = { product_id: reduced.id, quantity: 1, unit_price }
      expect((await shop.write("POST", `/api/cart/${shop.sessionId}/items`, { json })).status).toBe(200)
    }
    const cart = await shop.cart()
    expect(cart.items).toMatchObject([{ quantity: 4, unit_price: reduced.price }])
  })

  it("contains texts in the visitor's language", async () => {
    await shop.addItem(reduced.id)
    const names = []
    for (const language of ["fr", "nl", "en"] as const) {
      shop.language = language
      names.push((await shop.cart()).items[0]?.name)
    }
    expect(names).toEqual([reduced.name_fr, reduced.name_nl, reduced.name_en])
  })

  it("is empty for an unknown session, and is not created by reading or emptying it", async () => {
    const database = new Client({ connectionString: requireVariable("DATABASE_URL") })
    await database.connect()
    const count = async () => {
      const { rows } = await database.query<{ known: string; carts: string }>(
        "SELECT (SELECT count(*) FROM session_cart) AS known, (SELECT count(*) FROM cart) AS carts",
      )
      return rows
    }
    const before = await count()
    expect((await shop.cart()).items).toEqual([])
    expect((await shop.removeItem(reduced.id)).items).toEqual([])
    expect((await shop.clearCart()).items).toEqual([])
    expect((await shop.setQuantity(reduced.id, 0)).items).toEqual([])
    expect((await shop.cart()).totals).toMatchObject({ total_cents: 0, tax_cents: 0, delivery_cents: 0 })
    expect(await count()).toEqual(before)
    await database.end()
  })

  it("is created once for concurrent first requests", async () => {
    await shop.categories()
    const carts = await Promise.all(Array.from({ length: 5 }, () => shop.addItem(reduced.id)))
    expect(carts.map((cart) => quantities(cart)[0]).toSorted((a = 0, b = 0) => a - b)).toEqual([
      1, 2, 3, 4, 5,
    ])
    expect(quantities(await shop.cart())).toEqual([5])
  })

  it("has one line per product with the right quantity after concurrent changes", async () => {
    await shop.addItem(reduced.id)
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => shop.addItem(index % 2 ? standard.id : reduced.id)),
    )
    expect(quantities(await shop.cart())).toEqual([6, 5])
    await Promise.all([
      shop.setQuantity(reduced.id, 4),
      shop.removeItem(standard.id),
      shop.setQuantity(reduced.id, 4),
    ])
    expect((await shop.cart()).items).toMatchObject([{ product_id: reduced.id, quantity: 4 }])
  })

  it("rejects more units than the stock, with the number available", async () => {
    shop.language = "en"
    const tooMany = await refusal(shop.addItem(scarce.id, scarce.stock + 1))
    expect(tooMany).toMatchObject({ status: 400, code: "insufficient_stock" })
    expect(tooMany.detail).toContain(String(scarce.stock))
    expect(tooMany.detail).toContain(scarce.name_en)
    await shop.addItem(scarce.id, scarce.stock)
    expect(await refusal(shop.addItem(scarce.id))).toMatchObject({ code: "insufficient_stock" })
    expect(await refusal(shop.setQuantity(scarce.id, scarce.stock + 1))).toMatchObject({
      code: "insufficient_stock",
    })
    expect(quantities(await shop.cart())).toEqual([scarce.stock])
  })

  it("never exceeds the stock for ten concurrent requests of a session", async () => {
    await shop.categories()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => shop.addItem(scarce.id)))
    const refused = outcomes.filter(({ status }) => status === "rejected")
    expect(refused).toHaveLength(10 - scarce.stock)
    expect(quantities(await shop.cart())).toEqual([scarce.stock])
  })

  it("rejects sold-out and unknown products", async () => {
    expect(await refusal(shop.addItem(soldOut.id))).toMatchObject({ status: 400, code: "out_of_stock" })
    expect(await refusal(shop.addItem("prod_unknown"))).toMatchObject({
      status: 404,
      code: "product_not_found",
    })
    expect(await refusal(shop.setQuantity("prod_unknown", 1))).toMatchObject({ status: 404 })
    expect((await shop.cart()).items).toEqual([])
  })

  it("removes a line whose quantity is set to 0 or less", async () => {
    for (const quantity of [0, -1]) {
      await shop.addItem(reduced.id, 2)
      expect((await shop.setQuantity(reduced.id, quantity)).items).toEqual([])
    }
  })

  it("accepts the removal of a product that it does not contain", async () => {
    await shop.addItem(reduced.id)
    expect(quantities(await shop.removeItem(standard.id))).toEqual([1])
    // The cart is not visible to other sessions.
    expect((await new ShopClient().cart()).items).toEqual([])
    expect((await shop.clearCart()).items).toEqual([])
    expect((await shop.clearCart()).items).toEqual([])
  })

  it("shows current prices and stock", async () => {
    const engine = await EngineClient.signIn()
    await shop.addItem(standard.id, 2)
    const { stocked } = await engine.stock(standard.sku)
    try {
      await engine.setPrice(standard.id, standard.price + 1)
      await engine.setStock(standard.sku, 1 + (stocked - standard.stock))
      const item = await until("the new price and stock in the cart", async () => {
        const [line] = (await shop.cart()).items
        return line?.stock === 1 && line.unit_price !== standard.price && line
      })
      expect(item).toMatchObject({ quantity: 2, unit_price: Number((standard.price + 1).toFixed(2)) })
      expectExactTotals(await shop.cart())
    } finally {
      await engine.setPrice(standard.id, standard.price)
      await engine.setStock(standard.sku, stocked)
    }
  })

  it("keeps exact totals if a product is no longer sold", async () => {
    const engine = await EngineClient.signIn()
    await shop.addItem(reduced.id, 2)
    await shop.addItem(standard.id)
    await engine.setPublished(reduced.id, false)
    try {
      const cart = await until("the product to be gone from the shelf", async () => {
        const answer = await shop.cart()
        return answer.items[0]?.stock === 0 && answer
      })
      expect(cart.items).toHaveLength(2)
      expectExactTotals(cart)
      expect(quantities(await shop.removeItem(reduced.id))).toEqual([1])
    } finally {
      await engine.setPublished(reduced.id, true)
    }
    const direct = new ShopClient({ baseUrl: requireVariable("ENGINE_URL") })
    await direct.product(reduced.id)
  })

  it("shows the delivery price to each country before the payment", async () => {
    await shop.addItem(reduced.id)
    const cart = await shop.cart()
    for (const country of ["BE", "FR", "LU", "NL"] as const) {
      const { methods } = await shop.delivery(country)
      expect(methods.length).toBeGreaterThan(0)
      expect(methods.map(({ code }) => code)).toEqual(["home", "locker", "pickup_point"])
      expect(methods.map(({ needs_point }) => needs_point)).toEqual([false, true, true])
      const [, ...collected] = methods.map(({ price_cents }) => price_cents)
      expect(collected).toEqual(collected.toSorted((a, b) => a - b))
      for (const { price_cents, totals } of methods) {
        expect(totals.delivery_cents).toBe(price_cents)
        expectExactTotals({ ...cart, totals })
      }
      if (country === "BE") expect(methods[0]?.totals).toEqual(cart.totals)
    }
  })
})
