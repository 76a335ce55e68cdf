import type Medusa from "@medusajs/js-sdk"
import { itemOf, ownProduct, soldAs, stripe } from "@bon-perroquet/checkout/testing"
import { Administrator } from "@bon-perroquet/orders/testing"
import { EngineClient, granted, ShopClient, until } from "@bon-perroquet/testing"
import type { AdminProduct } from "@bon-perroquet/contract"
import type { StoreCart, StoreOrder } from "@medusajs/framework/types"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { cartToPay, paySession, storeSdk } from "./buyer"
import { copyLine } from "./copied-cart"

let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})

async function addMore(
  sdk: Medusa,
  { id, items }: StoreCart,
  quantity: number,
  metadata?: Record<string, unknown>,
): Promise<StoreCart> {
  const variant_id = items?.[0]?.variant_id ?? ""
  const fields = "id,items.id,items.quantity"
  return (await sdk.store.cart.createLineItem(id, { variant_id, quantity, metadata }, { fields })).cart
}

async function cartOfTwoLines(
  sdk: Medusa,
  product: AdminProduct,
  metadata: Record<string, unknown> = {},
  buyer: { email?: string } = {},
): Promise<StoreCart> {
  const { id } = await cartToPay(sdk, product, buyer)
  await shopDatabase()("cart_line_item")
    .where({ cart_id: id })
    .update({ metadata: shopDatabase().raw("metadata || ?", [JSON.stringify(metadata)]) })
  await copyLine(id, 2, { note: "for Polly" })
  const { cart } = await sdk.store.cart.retrieve(id)
  expect(quantitiesOf(cart)).toEqual([1, 2])
  return cart
}

const quantitiesOf = ({ items }: Pick<StoreCart | StoreOrder, "items">) =>
  (items ?? []).map(({ quantity }) => quantity).sort()

/** @returns order and number of the paid cart */
async function paidOrder(sdk: Medusa, cart: StoreCart) {
  const { data } = await paySession(sdk, cart)
  await stripe().pay(data.checkout_session_id)
  const completion = await sdk.store.cart.complete(cart.id)
  if (completion.type !== "order") throw new Error(`No order: ${completion.error.message}`)
  const { metadata } = await stripe().session(data.checkout_session_id)
  return { order: completion.order, number: metadata?.order_number ?? "" }
}

/** Returns the reserved units of each line, by the line's quantity. */
async function reservedFor({ items }: StoreOrder, sku: string): Promise<Record<number, number[]>> {
  const reservations = await engine.reservations(sku)
  const ofLine = (id: string) => reservations.filter(({ line_item_id }) => line_item_id === id)
  return Object.fromEntries(
    (items ?? []).map((line) => [line.quantity, ofLine(line.id).map(({ quantity }) => quantity)]),
  )
}

describe("Two lines of the same product in a cart of the Store API", () => {
  it("take more units of theirs, are paid on the open payment page and have separate reservations, so that a refund of one does not affect the other", async () => {
    const sdk = await storeSdk("en-GB")
    const administrator = await Administrator.signIn()
    const product = await ownProduct(6)
    const cart = await cartToPay(sdk, product)
    await paySession(sdk, cart)
    const more = await addMore(sdk, cart, 2)
    expect(quantitiesOf(more)).toEqual([3])
    expect(quantitiesOf(await addMore(sdk, cart, 1, { is_perishable: true }))).toEqual([4])
    expect(quantitiesOf(await addMore(sdk, cart, 1, { note: "for Polly" }))).toEqual([1, 4])
    await paySession(sdk, cart)
    expect(quantitiesOf(await addMore(sdk, cart, 1, { note: "for Polly" }))).toEqual([2, 4])

    const { data } = await paySession(sdk, cart)
    expect(await engine.stock(product.sku)).toMatchObject({ stocked: 6, reserved: 6 })
    const reservationIds = (await engine.reservations(product.sku)).map(({ id }) => id).sort()
    expect((await paySession(sdk, cart)).data.url).toBe(data.url)
    // Both reservations stay, so that nobody else can buy the units during the payment.
    const { order, number } = await paidOrder(sdk, cart)
    expect((await engine.reservations(product.sku)).map(({ id }) => id).sort()).toEqual(reservationIds)
    expect(await reservedFor(order, product.sku)).toEqual({ 2: [2], 4: [4] })
    expect((order.items ?? []).map(({ metadata }) => metadata?.["is_perishable"])).toEqual([false, false])

    const line = (await administrator.order(number)).items.find(({ quantity }) => quantity === 2)
    const items = [{ id: line?.id ?? "", quantity: 2 }]
    await administrator.refund(number, { items, key: `same-size-${number}` })
    expect(await engine.stock(product.sku)).toMatchObject({ stocked: 6, reserved: 4 })
    await administrator.set(number, "preparing")
    expect(await engine.stock(product.sku)).toMatchObject({ stocked: 2, reserved: 0 })
  })

  it("have separate reservations for every item of a kit", async () => {
    const sdk = await storeSdk("en-GB")
    const [kit, other] = [await ownProduct(6), await ownProduct(3)]
    await soldAs(engine, kit, await itemOf(engine, kit), 2)
    const { variants } = await engine.product(kit.id)
    await engine.post(`/admin/products/${kit.id}/variants/${variants?.[0]?.id ?? ""}/inventory-items`, {
      inventory_item_id: await itemOf(engine, other),
      required_quantity: 1,
    })
    const { order } = await paidOrder(sdk, await cartOfTwoLines(sdk, kit))
    expect(await reservedFor(order, kit.sku)).toEqual({ 1: [2], 2: [4] })
    expect(await reservedFor(order, other.sku)).toEqual({ 1: [1], 2: [2] })
  })

  it("start one subscription with the sum of their quantities", async () => {
    const sdk = await storeSdk("en-GB")
    const shop = new ShopClient()
    const { user, password } = await shop.register()
    await sdk.auth.login("customer", "emailpass", { email: user.email, password })
    const product = await ownProduct(9)
    const cart = await cartOfTwoLines(sdk, product, { repeat_weeks: 4 }, { email: user.email })
    const { order } = await paidOrder(sdk, cart)
    expect(quantitiesOf(order)).toEqual([1, 2])
    const repeat = await until("the repeat delivery", async () => {
      const { repeats } = await granted(shop.api.GET("/api/users/repeat-deliveries"))
      return repeats[0]
    })
    expect(repeat.lines).toMatchObject([{ product_id: product.id, quantity: 3 }])
  })

  it("become one line when the shop's cart API changes them, within the available stock", async () => {
    const sdk = await storeSdk("en-GB")
    const { user, password } = await new ShopClient().register()
    await sdk.auth.login("customer", "emailpass", { email: user.email, password })
    const product = await ownProduct(3)
    const cart = await cartOfTwoLines(sdk, product, {}, { email: user.email })
    await paySession(sdk, cart)
    const shop = new ShopClient()
    await shop.login(user.email, password)
    const shown = async () => (await shop.cart()).items.map(({ quantity }) => quantity).sort()
    expect(await shown()).toEqual([1, 2])
    await until("the items of the page", async () =>
      (await shop.cart()).items.every(({ stock }) => stock === 3),
    )
    await expect(shop.addItem(product.id, 1)).rejects.toMatchObject({
      error: { code: "insufficient_stock" },
    })
    await shop.setQuantity(product.id, 3)
    expect(await shown()).toEqual([3])
    expect(quantitiesOf((await sdk.store.cart.retrieve(cart.id)).cart)).toEqual([3])
  })
})
