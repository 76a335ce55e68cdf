import { EngineClient, until, type ShopClient } from "@bon-perroquet/testing"
import { ownProduct, shopperWith } from "../testing/goods"
import { openPageOf, stripe } from "../testing/purchase"
import { refusal } from "../testing/refusal"

let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})

const PRICE = 14
/** Somebody back from an open page, with the product's price lowered or raised since. */
async function backFromPage(change: number) {
  const product = await ownProduct(20, { price: PRICE })
  const shop = await shopperWith(product, 2)
  const before = (await shop.cart()).totals.total_cents
  const { sessionId } = await openPageOf(shop, { expected_total_cents: before })
  await engine.setPrice(product.id, PRICE + change)
  const shown = await cartCosts(shop, before + change * 200)
  return { shop, sessionId, before, shown }
}

const cartCosts = async (shop: ShopClient, cents: number): Promise<number> => {
  const { total_cents } = (await shop.cart()).totals
  expect(total_cents).toBe(cents)
  return total_cents
}
const askedBy = async (sessionId: string) => (await stripe().session(sessionId)).amount_total
const statusOf = async (sessionId: string) => (await stripe().session(sessionId)).status

describe("A page that is open when the price changes", () => {
  it.each([-2, 2])("asks what the shopper is shown since (%d euro apiece)", async (change) => {
    const { shop, sessionId, shown } = await backFromPage(change)
    const again = await openPageOf(shop, { expected_total_cents: shown })
    expect(await askedBy(again.sessionId)).toBe(shown)
    expect(await statusOf(sessionId)).toBe("expired")
  })

  it("asks what the cart costs now where the client does not say what it showed", async () => {
    const { shop, shown } = await backFromPage(-2)
    expect(await askedBy((await openPageOf(shop)).sessionId)).toBe(shown)
  })

  it("is shown again to who still looks at the amount that it asks", async () => {
    const { shop, sessionId, before } = await backFromPage(2)
    expect((await openPageOf(shop, { expected_total_cents: before })).sessionId).toBe(sessionId)
  })

  it("is refused to who was shown neither amount", async () => {
    const { shop, shown } = await backFromPage(-2)
    const refused = await refusal(shop.openCheckout({ expected_total_cents: shown - 1 }))
    expect(refused).toMatchObject({ status: 409, error: { code: "price_changed" } })
  })

  it("asks what an automatic promotion leaves of it that has begun since", async () => {
    const product = await ownProduct(20, { price: PRICE })
    const shop = await shopperWith(product, 2)
    const before = (await shop.cart()).totals.total_cents
    const { sessionId } = await openPageOf(shop, { expected_total_cents: before })
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
    const shown = await until("the promotion in the cart", async () => {
      const { total_cents } = (await shop.cart()).totals
      return total_cents < before && total_cents
    })
    expect(shown).toBe(before - 2 * PRICE * 10)
    const again = await openPageOf(shop, { expected_total_cents: shown })
    expect(await askedBy(again.sessionId)).toBe(shown)
    expect(await statusOf(sessionId)).toBe("expired")
  })
})
