import type Medusa from "@medusajs/js-sdk"
import { ownProduct, refundsAtStripe, stripe } from "@bon-perroquet/checkout/testing"
import { Administrator } from "@bon-perroquet/orders/testing"
import { EngineClient, requireVariable, until } from "@bon-perroquet/testing"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StoreCart } from "@medusajs/framework/types"
import { cartToPay, optionOf, paySession, refused, storeSdk } from "./buyer"

let database: Knex
beforeAll(() => {
  database = connect({ client: "pg", connection: requireVariable("DATABASE_URL"), pool: { min: 0, max: 1 } })
})
afterAll(() => database.destroy())

const LILLE = {
  ...{ first_name: "Ada", last_name: "Martin", company: "Oiseaux SARL", phone: "+33 3 20 12 34 56" },
  ...{ address_1: "Rue Nationale 4", postal_code: "59000", city: "Lille", country_code: "fr" },
}
const VAT_NUMBER = "FR40303265045"

/** Returns a cart of a French business that buys without VAT. */
async function withoutVat(sdk: Medusa): Promise<StoreCart> {
  const { regions } = await sdk.store.region.list({ fields: "id,*countries" })
  const region = regions.find(({ countries }) => countries?.some(({ iso_2 }) => iso_2 === "fr"))
  const { id } = await ownProduct(5, { price: 9.99 })
  const { product } = await sdk.store.product.retrieve(id, { fields: "id,*variants" })
  const { cart } = await sdk.store.cart.create({
    region_id: region?.id ?? "",
    locale: "fr-FR",
    items: [{ variant_id: product.variants?.[0]?.id ?? "", quantity: 2 }],
    email: `oiseaux-${Date.now().toString(36)}@example.org`,
    shipping_address: LILLE,
  })
  await sdk.store.cart.update(cart.id, {
    billing_address: { ...LILLE, metadata: { vat_number: VAT_NUMBER } },
  })
  const { id: option_id } = await optionOf(sdk, cart.id, "home")
  return (await sdk.store.cart.addShippingMethod(cart.id, { option_id })).cart
}

const askTaxes = (sdk: Medusa, { id }: StoreCart) =>
  sdk.client.fetch(`/store/carts/${id}/taxes`, { method: "POST", body: {} })

const openPage = async (sdk: Medusa, cart: StoreCart): Promise<string> =>
  (await paySession(sdk, cart)).data.checkout_session_id

describe("Calculating taxes through the Store API (which writes Medusa's rates to the cart)", () => {
  it("expires the open payment page, and an order without VAT still stays without VAT on its invoice", async () => {
    const sdk = await storeSdk("fr-FR")
    const cart = await withoutVat(sdk)
    const page = await openPage(sdk, cart)
    await askTaxes(sdk, cart)
    expect((await stripe().session(page)).status).toBe("expired")

    const again = await openPage(sdk, cart)
    await stripe().pay(again)
    const completion = await sdk.store.cart.complete(cart.id)
    expect(completion.type).toBe("order")
    const { metadata } = await stripe().session(again)
    expect(await (await Administrator.signIn()).order(metadata?.order_number ?? "")).toMatchObject({
      business: { vat_number: VAT_NUMBER, is_exempt: true },
      totals: { tax_cents: 0 },
    })
  })

  it("is rejected after the cart is paid", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const page = await openPage(sdk, cart)
    await stripe().payLater(page)
    expect(await refused(askTaxes(sdk, cart))).toMatchObject({ status: 409 })
    await stripe().finishPayment(page, true)
    await until("the order", async () => (await sdk.store.cart.complete(cart.id)).type === "order")
  })
})

describe("A payment whose cart changed after its payment page was opened", () => {
  async function expectGivenBack(sdk: Medusa, cart: StoreCart, page: string): Promise<void> {
    const { amount_total } = await stripe().session(page)
    await stripe().pay(page)
    const completion = await until("the end of the payment", async () => {
      const answer = await sdk.store.cart.complete(cart.id).catch(() => null)
      return answer?.type === "cart" && answer.error.type === "payment_authorization_error" && answer
    })
    expect(completion.cart.id).toBe(cart.id)
    const refunds = await until("its refund", async () => {
      const created = await refundsAtStripe({ sessionId: page })
      return created.length > 0 && created
    })
    expect(refunds).toEqual([amount_total])
    const engine = await EngineClient.signIn()
    expect(await engine.ordersOf(cart.email ?? "")).toEqual([])
  }

  it("is refunded if the lines have VAT although the cart is sold without VAT, at the same total", async () => {
    const sdk = await storeSdk("fr-FR")
    const cart = await withoutVat(sdk)
    const page = await openPage(sdk, cart)
    const lines = (cart.items ?? []).map(({ id }) => id)
    expect(await database("cart_line_item_tax_line").whereIn("item_id", lines).update({ rate: 6 })).toBe(1)
    await expectGivenBack(sdk, cart, page)
  })

  it("is refunded if the delivery price has a fraction of a cent", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const page = await openPage(sdk, cart)
    const raw_amount = JSON.stringify({ value: "5.9512", precision: 20 })
    const changed = { amount: 5.9512, raw_amount }
    expect(
      await database("cart_shipping_method").where({ cart_id: cart.id, deleted_at: null }).update(changed),
    ).toBe(1)
    await expectGivenBack(sdk, cart, page)
  })
})
