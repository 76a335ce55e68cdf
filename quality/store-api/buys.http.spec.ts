import type Medusa from "@medusajs/js-sdk"
import { moneyOf, ownProduct, refundsAtStripe, stripe } from "@bon-perroquet/checkout/testing"
import { deliveryPointsSchema } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import {
  cartByItsSteps,
  cartToPay,
  HOME_ADDRESS,
  optionOf,
  paySession,
  refused,
  storeSdk,
  STRIPE,
  TRANSFER,
} from "./buyer"

let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})

async function orderFrom(sdk: Medusa, cart: { id: string }) {
  const completion = await sdk.store.cart.complete(cart.id)
  if (completion.type !== "order") throw new Error(`No order: ${completion.error.message}`)
  return completion.order
}
async function whyNot(sdk: Medusa, cart: { id: string }) {
  const completion = await sdk.store.cart.complete(cart.id)
  if (completion.type !== "cart") throw new Error("It was completed.")
  expect(completion.cart.id).toBe(cart.id)
  return completion.error
}

describe("A client with Medusa's SDK", () => {
  it("buys as a guest: region, cart, address, delivery, payment page, order, with return addresses of the shop only", async () => {
    const sdk = await storeSdk()
    const product = await ownProduct(5)
    const cart = await cartByItsSteps(sdk, product, { quantity: 2 })
    const early = await whyNot(sdk, cart)
    expect(early).toMatchObject({ type: "payment_requires_more_error" })
    expect(early.message).toBe("Deze bestelling is nog niet betaald. Rond eerst de betaling af.")

    const done = `${requireVariable("SHOP_URL")}/be/done?id={CHECKOUT_SESSION_ID}`
    for (const foreign of [
      { success_url: "https://evil.example/{CHECKOUT_SESSION_ID}", cancel_url: done },
      { success_url: done, cancel_url: "//evil.example" },
    ])
      expect((await refused(paySession(sdk, cart, foreign))).status).toBe(400)
    const urls = { success_url: done, cancel_url: requireVariable("SHOP_URL") }
    const session = await paySession(sdk, cart, urls)
    expect(session).toMatchObject({ provider_id: STRIPE, amount: cart.total })
    expect(session.data.url).toMatch(/^http/)
    // A repeated call returns the same payment page.
    expect(await engine.stock(product.sku)).toMatchObject({ stocked: 5, reserved: 2 })
    expect((await paySession(sdk, cart, urls)).data.url).toBe(session.data.url)
    expect(await whyNot(sdk, cart)).toMatchObject({ type: "payment_requires_more_error" })

    const id = session.data.checkout_session_id
    const { metadata, ...page } = await stripe().session(id)
    expect(page).toMatchObject({
      ...{ amount_total: Math.round(cart.total * 100), locale: "nl" },
      ...{ success_url: done, cancel_url: `${requireVariable("SHOP_URL")}/` },
    })
    await stripe().pay(id)
    const orders = await Promise.all([1, 2, 3].map(() => orderFrom(sdk, cart)))
    expect(new Set([...orders, await orderFrom(sdk, cart)].map((order) => order.id)).size).toBe(1)
    expect(orders[0]).toMatchObject({ email: cart.email, total: cart.total, items: [{ quantity: 2 }] })
    expect(orders[0]?.shipping_address).toMatchObject({ ...HOME_ADDRESS, address_2: "3" })

    const [order, ...others] = await engine.ordersNumbered(metadata?.order_number ?? "")
    expect(others).toEqual([])
    expect(order?.id).toBe(orders[0]?.id)
    const cents = Math.round(cart.total * 100)
    expect(order && moneyOf(order)).toEqual({ total: cents, captures: [cents], refunds: [] })
  })

  it("opens another payment page after one has expired or the cart has changed, and cannot change a paid cart", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const { data: first } = await paySession(sdk, cart)
    await stripe().expire(first.checkout_session_id)
    const over = await whyNot(sdk, cart)
    expect(over).toMatchObject({ type: "payment_authorization_error" })
    expect(over.message).toContain("nothing was charged")
    const { data: second } = await paySession(sdk, cart)
    expect(second.url).not.toBe(first.url)
    const [line] = cart.items ?? []
    await sdk.store.cart.updateLineItem(cart.id, line?.id ?? "", { quantity: 3 })
    expect((await stripe().session(second.checkout_session_id)).status).toBe("expired")
    const { data: third } = await paySession(sdk, cart)
    expect(third.url).not.toBe(second.url)
    await stripe().payLater(third.checkout_session_id)
    const more = await refused(sdk.store.cart.updateLineItem(cart.id, line?.id ?? "", { quantity: 4 }))
    expect(more).toMatchObject({ status: 409 })
    await stripe().finishPayment(third.checkout_session_id, true)
    const order = await until("the order", async () => {
      const completion = await sdk.store.cart.complete(cart.id)
      return completion.type === "order" && completion.order
    })
    expect(order.items?.map(({ quantity }) => quantity)).toEqual([3])
  })

  it("keeps its reservation, while another cart is rejected before its payment, also by bank transfer", async () => {
    const sdk = await storeSdk("en-GB")
    const product = await ownProduct(2)
    const theirs = await cartToPay(sdk, product, { quantity: 2 })
    await paySession(sdk, theirs, {}, TRANSFER)
    const mine = await cartToPay(sdk, product)
    const { data } = await paySession(sdk, mine)
    expect((await whyNot(sdk, theirs)).message).toContain("Only one unit")
    expect(await refused(paySession(sdk, theirs))).toMatchObject({ status: 400 })
    expect(await engine.ordersOf(theirs.email ?? "")).toEqual([])
    await stripe().pay(data.checkout_session_id)
    await orderFrom(sdk, mine)
    expect(await refundsAtStripe({ sessionId: data.checkout_session_id })).toEqual([])
    expect(await engine.stock(product.sku)).toMatchObject({ stocked: 2, reserved: 1 })
  })

  it("can order by bank transfer: completing the cart creates an unpaid order", async () => {
    const sdk = await storeSdk()
    const product = await ownProduct(3)
    const cart = await cartToPay(sdk, product, { quantity: 2 })
    const page = await paySession(sdk, cart)
    const session = await paySession(sdk, cart, {}, TRANSFER)
    expect(session).toMatchObject({ provider_id: TRANSFER, amount: cart.total })
    expect((await stripe().session(page.data.checkout_session_id)).status).toBe("expired")
    expect(await engine.stock(product.sku)).toMatchObject({ reserved: 0 })
    const { id } = await orderFrom(sdk, cart)
    expect((await orderFrom(sdk, cart)).id).toBe(id)
    expect(await engine.stock(product.sku)).toMatchObject({ stocked: 3, reserved: 2 })
    const orders = await engine.ordersOf(cart.email ?? "")
    expect(orders.map((order) => [order.id, moneyOf(order).captures])).toEqual([[id, []]])
  })
})

describe("A cart of the Store API", () => {
  it("cannot be read, paid or completed by others if it belongs to an account, which lists its order", async () => {
    const [owner, other, guest] = [await storeSdk("en-GB"), await storeSdk("en-GB"), await storeSdk("en-GB")]
    for (const sdk of [owner, other]) {
      const { user, password } = await new ShopClient().register()
      await sdk.auth.login("customer", "emailpass", { email: user.email, password })
    }
    const cart = await cartToPay(owner)
    const { data } = await paySession(owner, cart)
    await stripe().pay(data.checkout_session_id)
    const { cart: ownCart } = await owner.store.cart.retrieve(cart.id)
    for (const sdk of [other, guest]) {
      const calls = [
        sdk.store.cart.retrieve(cart.id),
        sdk.store.cart.complete(cart.id),
        sdk.store.cart.update(cart.id, { email: "me@example.org" }),
        sdk.store.payment.initiatePaymentSession(ownCart, { provider_id: STRIPE }),
        sdk.client.fetch("/store/payment-collections", { method: "POST", body: { cart_id: cart.id } }),
      ]
      for (const call of calls) expect((await refused(call)).status).toBe(404)
    }
    const { id, total } = await orderFrom(owner, cart)
    expect(total).toBe(cart.total)
    expect((await owner.store.order.list()).orders.map((order) => order.id)).toEqual([id])
  })

  it("stays a guest's cart even with the e-mail address of an account, and keeps the line data of the shop", async () => {
    const [sdk, account] = [await storeSdk("en-GB"), new ShopClient()]
    const { user } = await account.register()
    const cart = await cartToPay(sdk, null, { email: user.email })
    const metadata = { is_perishable: "maybe", note: "for Polly" }
    await sdk.store.cart.updateLineItem(cart.id, cart.items?.[0]?.id ?? "", { quantity: 1, metadata })
    const { data } = await paySession(sdk, cart)
    await stripe().pay(data.checkout_session_id)
    const order = await orderFrom(sdk, cart)
    expect(order.email).toBe(user.email)
    expect(order.items?.map((item) => item.metadata)).toEqual([{ is_perishable: false, note: "for Polly" }])
    expect(await account.orders()).toEqual([])
    const region_id = cart.region_id ?? ""
    const { cart: created } = await sdk.store.cart.create({ region_id, email: user.email })
    expect((await sdk.store.cart.retrieve(created.id)).cart.email).toBe(user.email)
  })

  it("is rejected with the invalid field or the unavailable payment method", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const unknown = sdk.store.payment.initiatePaymentSession(cart, { provider_id: "pp_system_default" })
    expect(await refused(unknown)).toEqual({
      status: 400,
      message: "This shop does not offer this payment method.",
    })
    await shopDatabase()("cart_address")
      .where({ id: cart.shipping_address?.id })
      .update({ postal_code: "nowhere" })
    const answer = await refused(paySession(sdk, cart))
    expect(answer).toEqual({ status: 400, message: "Postal code: not in the expected format." })
    const missing = await refused(
      sdk.client.fetch("/store/payment-collections/pay_col_01/payment-sessions", {
        method: "POST",
        body: { provider_id: STRIPE },
      }),
    )
    expect(missing.status).toBe(404)
  })

  it("is delivered to a locker only with an existing pick-up point, with its address and without a home address", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const { id: option_id } = await optionOf(sdk, cart.id, "locker")
    // Without the header, Medusa offers the client no delivery to a point.
    const { shipping_options } = await sdk.store.fulfillment.listCartOptions({ cart_id: cart.id })
    expect(shipping_options.map(({ data }) => data?.["code"])).toEqual(["home"])
    for (const data of [undefined, { point_id: "nowhere" }, { point: { id: "nowhere", city: "Gent" } }])
      expect(await refused(sdk.store.cart.addShippingMethod(cart.id, { option_id, data }))).toMatchObject({
        status: 400,
      })
    // Medusa treats both spellings as the same path.
    for (const call of ["shipping-methods/", "Shipping-Methods"]) {
      const path = `/store/carts/${cart.id}/${call}`
      const pending = sdk.client.fetch(path, { method: "POST", body: { option_id } })
      expect(await refused(pending)).toMatchObject({ status: 400 })
    }

    const who = { first_name: "Ada", last_name: "Peeters", country_code: "be" }
    const blank = { ...who, address_1: "", address_2: "", postal_code: "", city: "" }
    await sdk.store.cart.update(cart.id, { shipping_address: blank, billing_address: blank })
    const path = "/api/delivery/points?country=BE&kind=locker&postal_code=9000"
    const [point] = deliveryPointsSchema.parse((await new ShopClient().send("GET", path)).body)
    await sdk.store.cart.addShippingMethod(cart.id, { option_id, data: { point_id: point?.id } })
    const { data } = await paySession(sdk, cart)
    expect((await stripe().session(data.checkout_session_id)).shipping_address_collection).toBeNull()
    await stripe().pay(data.checkout_session_id)
    await orderFrom(sdk, cart)
    const [order] = await engine.ordersOf(cart.email ?? "")
    // The distance is removed, because the order does not store it.
    const { distance_m: away = 0, ...storedPoint } = point ?? {}
    expect(away).toBeGreaterThanOrEqual(0)
    expect(order?.shipping_methods[0]?.data).toEqual({ point: storedPoint })
    expect(order?.shipping_address).toMatchObject({
      ...{ ...who, city: point?.city, postal_code: point?.postal_code },
    })
  })
})
