import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, until, type ShopClient } from "@bon-perroquet/testing"
import { ownProduct, shopperWith } from "../../testing/products"
import { openPaymentPage, orderOf, stripe } from "../../testing/purchase"
import { refusal } from "../../testing/refusal"

let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})

const PRICE = 14
type Country = { code: string; methods: { id: string; steps: { price_cents: number }[] }[] }

async function openedFor(product: { id: string }) {
  const shop = await shopperWith(product, 2)
  const before = (await shop.cart()).totals.total_cents
  const { sessionId } = await openPaymentPage(shop, { expected_total_cents: before })
  return { shop, sessionId, before }
}

async function backFromPage(change: number) {
  const product = await ownProduct(20, { price: PRICE })
  const { shop, sessionId, before } = await openedFor(product)
  await engine.setPrice(product.id, PRICE + change)
  const shown = await cartCosts(shop, before + change * 200)
  return { shop, sessionId, before, shown }
}

/** Waits for the total, because another engine process can follow a changed price a moment later. */
async function cartCosts(shop: ShopClient, cents: number): Promise<number> {
  await until(`a total of ${cents} cents`, async () => (await shop.cart()).totals.total_cents === cents)
  return cents
}
const changedTotal = (shop: ShopClient, before: number): Promise<number> =>
  until("the new total in the cart", async () => {
    const { total_cents } = (await shop.cart()).totals
    return total_cents !== before && total_cents
  })
const askedBy = async (sessionId: string) => (await stripe().session(sessionId)).amount_total
const statusOf = async (sessionId: string) => (await stripe().session(sessionId)).status

async function asksAnew(shop: ShopClient, sessionId: string, shown: number) {
  const again = await openPaymentPage(shop, { expected_total_cents: shown })
  expect(await askedBy(again.sessionId)).toBe(shown)
  expect(await statusOf(sessionId)).toBe("expired")
  return again
}

describe("An open payment page after a change of price, promotion, delivery or VAT", () => {
  it("is returned while the client displays its amount, and replaced by a payment page with another displayed amount", async () => {
    const { shop, sessionId, before, shown } = await backFromPage(2)
    expect((await openPaymentPage(shop, { expected_total_cents: before })).sessionId).toBe(sessionId)
    const refused = await refusal(shop.openCheckout({ expected_total_cents: shown - 1 }))
    expect(refused).toMatchObject({ status: 409, error: { code: "price_changed" } })
    await asksAnew(shop, sessionId, shown)
  })

  it("is replaced by a payment page with the current, lower amount if the client sends no amount", async () => {
    const { shop, shown } = await backFromPage(-2)
    expect(await askedBy((await openPaymentPage(shop)).sessionId)).toBe(shown)
  })

  it("is replaced by a payment page with the new automatic promotion", async () => {
    const product = await ownProduct(20, { price: PRICE })
    const { shop, sessionId, before } = await openedFor(product)
    await engine.post("/admin/promotions", {
      code: `BEGUN-${product.sku}`,
      type: "standard",
      status: "active",
      is_automatic: true,
      is_tax_inclusive: true,
      application_method: {
        ...{ type: "percentage", value: 10, target_type: "items", allocation: "each", max_quantity: 10 },
        target_rules: [{ attribute: "items.product.id", operator: "in", values: [product.id] }],
      },
    })
    const shown = await changedTotal(shop, before)
    expect(shown).toBe(before - 2 * PRICE * 10)
    await asksAnew(shop, sessionId, shown)
  })

  it("is replaced by a payment page with the new delivery price, with or without a displayed amount", async () => {
    const { shop, sessionId, before } = await openedFor(await ownProduct(20, { price: PRICE }))
    const other = await openedFor(await ownProduct(20, { price: PRICE }))
    const { countries } = await engine.get<{ countries: Country[] }>("/admin/countries")
    const methods = (countries.find(({ code }) => code === "be")?.methods ?? []).map(
      ({ id: _id, ...method }) => method,
    )
    const dearer = methods.map(({ steps, ...method }) => ({
      ...method,
      steps: steps.map((step) => ({ ...step, price_cents: step.price_cents + 100 })),
    }))
    await engine.post("/admin/countries/be/delivery", { methods: dearer })
    try {
      const shown = await changedTotal(shop, before)
      expect(shown).toBe(before + 100)
      await asksAnew(shop, sessionId, shown)
      const unsaid = await openPaymentPage(other.shop)
      expect([unsaid.sessionId === other.sessionId, await askedBy(unsaid.sessionId)]).toEqual([false, shown])
    } finally {
      await engine.post("/admin/countries/be/delivery", { methods })
      await until("the usual delivery price", async () => (await shop.cart()).totals.total_cents === before)
    }
  })

  it("is replaced by a payment page with the new VAT, even if the total is the same", async () => {
    const { shop, sessionId, before } = await openedFor(await ownProduct(20, { price: PRICE }))
    const database = connect({
      client: "pg",
      connection: { connectionString: requireVariable("DATABASE_URL") },
    })
    const rate = { id: "vatr_shown_amount_test", vat_class: 21, country_code: "be", rate: 22 }
    await database("vat_rate").insert({
      ...rate,
      raw_rate: JSON.stringify({ value: "22", precision: 20 }),
      valid_from: new Date(),
    })
    const shownRate = async () => (await shop.cart()).totals.vat.map((vat) => vat.rate)
    try {
      await until("the new rate in the cart", async () => (await shownRate()).includes(22))
      const again = await asksAnew(shop, sessionId, before)
      expect((await openPaymentPage(shop, { expected_total_cents: before })).sessionId).toBe(again.sessionId)
      await stripe().pay(again.sessionId)
      const { items } = await orderOf(engine, again)
      expect(items.flatMap(({ tax_lines }) => (tax_lines ?? []).map((line) => Number(line.rate)))).toEqual([
        22,
      ])
    } finally {
      await database("vat_rate").where({ id: rate.id }).delete()
      await database.destroy()
      await until("the usual rate", async () => !(await shownRate()).includes(22))
    }
  })
})
