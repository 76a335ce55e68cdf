import { ownProduct, shopperWith, stripe } from "@bon-perroquet/checkout/testing"
import { newCode, promotion } from "@bon-perroquet/checkout/promotions/testing"
import { EngineClient, requireVariable } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import type { StoreCart } from "@medusajs/framework/types"
import { cartToPay, optionOf, paySession, storeSdk } from "./buyer"

let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})

const isWhole = (euro: number): boolean => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6
const centsOf = ({ total, discount_total }: StoreCart) => [total, discount_total].map((euro) => euro * 100)

describe("The total of a Store API cart with a promotion", () => {
  it("has whole cents at every step and equals the payment's amount", async () => {
    const sdk = await storeSdk("en-GB")
    // 10 % of 3 × 7.35 is 2.205, which is not a whole number of cents.
    const product = await ownProduct(9, { price: 7.35 })
    const { code } = await promotion(engine, { value: 10, products: [product.id] })
    const created = await cartToPay(sdk, product, { quantity: 1 })
    const path = `/store/carts/${created.id}/promotions`
    const body = { promo_codes: [code] }
    const { cart: coded } = await sdk.client.fetch<{ cart: StoreCart }>(path, { method: "POST", body })
    const [line] = coded.items ?? []
    const { cart: more } = await sdk.store.cart.updateLineItem(coded.id, line?.id ?? "", { quantity: 3 })
    for (const cart of [coded, more])
      for (const cents of centsOf(cart)) expect(Math.abs(cents - Math.round(cents))).toBeLessThan(1e-6)
    expect(Math.round(more.discount_total * 100)).toBe(221)
    const session = await paySession(sdk, more)
    const { amount_total } = await stripe().session(session.data.checkout_session_id)
    expect(amount_total).toBe(Math.round(more.total * 100))
    const { cart: left } = await sdk.client.fetch<{ cart: StoreCart }>(path, { method: "DELETE", body })
    expect(left.discount_total).toBe(0)
  })

  it("is also correct if the cart is created with the code", async () => {
    const sdk = await storeSdk("en-GB")
    const product = await ownProduct(9, { price: 7.35 })
    const code = newCode()
    await promotion(engine, { value: 10, products: [product.id] }, code)
    const { regions } = await sdk.store.region.list()
    const { product: storeProduct } = await sdk.store.product.retrieve(product.id, { fields: "id,*variants" })
    const items = [{ variant_id: storeProduct.variants?.[0]?.id ?? "", quantity: 3 }]
    const { cart } = await sdk.store.cart.create({ region_id: regions[0]?.id, items, promo_codes: [code] })
    expect(isWhole(cart.discount_total)).toBe(true)
    expect(Math.round(cart.discount_total * 100)).toBe(221)
  })
})

describe("The total of a Store API cart during a sale with a lower price from three units", () => {
  it("equals the payment's amount and the total of the shop's cart", async () => {
    const sdk = await storeSdk("en-GB")
    const product = await ownProduct(9, { price: 10 })
    const [variant] = product.variants
    const price = { currency_code: "eur", variant_id: variant?.id }
    await engine.post("/admin/price-lists", {
      ...{ title: "Action", description: "Action", type: "sale", status: "active" },
      prices: [
        { ...price, amount: 8.5 },
        { ...price, amount: 8, min_quantity: 3 },
      ],
    })
    const two = await cartToPay(sdk, product, { quantity: 2 })
    const [line] = two.items ?? []
    expect(two.item_total).toBe(17)
    const { cart: three } = await sdk.store.cart.updateLineItem(two.id, line?.id ?? "", { quantity: 3 })
    expect(three.item_total).toBe(24)
    const session = await paySession(sdk, three)
    const { amount_total } = await stripe().session(session.data.checkout_session_id)
    expect(amount_total).toBe(Math.round(three.total * 100))
    const own = await shopperWith(product, 3)
    expect((await own.cart()).items[0]?.line_total_cents).toBe(2400)
  })
})

describe("A client at another origin", () => {
  it("gets absolute addresses of existing pictures", async () => {
    const sdk = await storeSdk("en-GB")
    const { products } = await sdk.store.product.list({ fields: "id,thumbnail,*images", limit: 20 })
    const pictures = products.flatMap(({ thumbnail, images }) => [
      ...(thumbnail ? [thumbnail] : []),
      ...(images ?? []).map(({ url }) => url),
    ])
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) expect(picture).toMatch(/^https?:\/\/[^/]+\//)
    const [first = ""] = pictures.filter((picture) => picture.startsWith(requireVariable("SHOP_URL")))
    expect((await fetch(first)).status).toBe(200)
  })

  const NAMES = [
    ["fr-FR", "Livraison à domicile"],
    ["nl-NL", "Levering aan huis"],
    ["en-GB", "Home delivery"],
  ] as const
  it.each(representatives(NAMES))("gets the name of the delivery method in %s", async (locale, name) => {
    const sdk = await storeSdk(locale)
    const cart = await cartToPay(sdk, null, { locale })
    expect((await optionOf(sdk, cart.id, "home")).name).toBe(name)
    const { cart: chosen } = await sdk.store.cart.retrieve(cart.id, { fields: "id,*shipping_methods" })
    expect(chosen.shipping_methods?.map((method) => method.name)).toEqual([name])
  })
})
