import type Medusa from "@medusajs/js-sdk"
import { moneyOf, ownProduct, refundsAtStripe, stripe } from "@bon-perroquet/checkout/testing"
import { deliveryPointsSchema } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
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
  it("buys as a guest: region, cart, address, delivery, payment page, order", async () => {
    const sdk = await storeSdk()
    const product = await ownProduct(5)
    const cart = await cartByItsSteps(sdk, product, { quantity: 2 })
    const early = await whyNot(sdk, cart)
    expect(early).toMatchObject({ type: "payment_requires_more_error" })
    expect(early.message).toBe("Deze bestelling is nog niet betaald. Rond eerst de betaling af.")

    const session = await paySession(sdk, cart)
    expect(session).toMatchObject({ provider_id: STRIPE, amount: cart.total })
    expect(session.data.url).toMatch(/^http/)
    // A repeated call returns the same payment page.
    expect(await engine.stock(product.sku)).toMatchObject({ stocked: 5, reserved: 2 })
    expect((await paySession(sdk, cart)).data.url).toBe(session.data.url)
    expect(await whyNot(sdk, cart)).toMatchObject({ type: "payment_requires_more_error" })

    const id = session.data.checkout_session_id
    const { amount_total, metadata, locale } = await stripe().session(id)
    expect([amount_total, locale]).toEqual([Math.round(cart.total * 100), "nl"])
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

  it("lists the order in the account that was signed in", async () => {
    const sdk = await storeSdk()
    const { user, password } = await new ShopClient().register()
    await sdk.auth.login("customer", "emailpass", { email: user.email, password })
    const cart = await cartToPay(sdk, null, { email: user.email })
    const session = await paySession(sdk, cart)
    await stripe().pay(session.data.checkout_session_id)
    const { id } = await orderFrom(sdk, cart)
    expect((await sdk.store.order.list()).orders.map((order) => order.id)).toEqual([id])
  })

  it("can set return addresses of the shop only", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const done = `${requireVariable("SHOP_URL")}/be/done?id={CHECKOUT_SESSION_ID}`
    const foreign = { success_url: "https://evil.example/{CHECKOUT_SESSION_ID}", cancel_url: done }
    const answer = await refused(paySession(sdk, cart, foreign))
    expect(answer).toEqual({ status: 400, message: "Payment cannot be started from this website." })
    const elsewhere = await refused(
      paySession(sdk, cart, { success_url: done, cancel_url: "//evil.example" }),
    )
    expect(elsewhere.status).toBe(400)
    const { data } = await paySession(sdk, cart, {
      success_url: done,
      cancel_url: requireVariable("SHOP_URL"),
    })
    const page = await stripe().session(data.checkout_session_id)
    expect(page).toMatchObject({ success_url: done, cancel_url: `${requireVariable("SHOP_URL")}/` })
  })

  it("can open another payment page after one has expired", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const { data } = await paySession(sdk, cart)
    await stripe().expire(data.checkout_session_id)
    const over = await whyNot(sdk, cart)
    expect(over).toMatchObject({ type: "payment_authorization_error" })
    expect(over.message).toContain("nothing was charged")
    const again = await paySession(sdk, cart)
    expect(again.data.url).not.toBe(data.url)
    await stripe().pay(again.data.checkout_session_id)
    expect((await orderFrom(sdk, cart)).total).toBe(cart.total)
  })

  it("keeps its reservation, while another cart is rejected before its payment", async () => {
    const sdk = await storeSdk("en-GB")
    const product = await ownProduct(1)
    const [mine, theirs] = [await cartToPay(sdk, product), await cartToPay(sdk, product)]
    const { data } = await paySession(sdk, mine)
    expect(await refused(paySession(sdk, theirs))).toMatchObject({ status: 400 })
    await stripe().pay(data.checkout_session_id)
    await orderFrom(sdk, mine)
    expect(await refundsAtStripe({ sessionId: data.checkout_session_id })).toEqual([])
    expect(await engine.stock(product.sku)).toMatchObject({ stocked: 1, reserved: 1 })
  })

  it("cannot pay the payment page of an outdated cart, or change a paid cart", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const { data } = await paySession(sdk, cart)
    const [line] = cart.items ?? []
    await sdk.store.cart.updateLineItem(cart.id, line?.id ?? "", { quantity: 3 })
    expect((await stripe().session(data.checkout_session_id)).status).toBe("expired")
    const again = await paySession(sdk, cart)
    expect(again.data.url).not.toBe(data.url)
    await stripe().payLater(again.data.checkout_session_id)
    const more = await refused(sdk.store.cart.updateLineItem(cart.id, line?.id ?? "", { quantity: 4 }))
    expect(more).toMatchObject({ status: 409 })
    await stripe().finishPayment(again.data.checkout_session_id, true)
    const order = await until("the order", async () => {
      const completion = await sdk.store.cart.complete(cart.id)
      return completion.type === "order" && completion.order
    })
    expect(order.items?.map(({ quantity }) => quantity)).toEqual([3])
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

  it("gets an error for a bank transfer if the goods were sold after its payment session was opened", async () => {
    const sdk = await storeSdk("en-GB")
    const product = await ownProduct(2)
    const cart = await cartToPay(sdk, product, { quantity: 2 })
    await paySession(sdk, cart, {}, TRANSFER)
    const faster = await cartToPay(sdk, product)
    await paySession(sdk, faster)
    expect((await whyNot(sdk, cart)).message).toContain("Only one unit")
    expect(await engine.ordersOf(cart.email ?? "")).toEqual([])
  })
})

describe("A cart of the Store API", () => {
  it("cannot be read, paid or completed by others if it belongs to an account", async () => {
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
    expect((await orderFrom(owner, cart)).total).toBe(cart.total)
  })

  it("stays a guest's cart even with the e-mail address of an account", async () => {
    const [sdk, account] = [await storeSdk("en-GB"), new ShopClient()]
    const { user } = await account.register()
    const cart = await cartToPay(sdk, null, { email: user.email })
    const { data } = await paySession(sdk, cart)
    await stripe().pay(data.checkout_session_id)
    expect((await orderFrom(sdk, cart)).email).toBe(user.email)
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
    await sdk.store.cart.update(cart.id, { shipping_address: { ...HOME_ADDRESS, postal_code: "nowhere" } })
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

  it("keeps the line data of the shop, whatever metadata its client sends", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const [line] = cart.items ?? []
    const metadata = { is_perishable: "maybe", note: "for Polly" }
    await sdk.store.cart.updateLineItem(cart.id, line?.id ?? "", { quantity: 1, metadata })
    const { data } = await paySession(sdk, cart)
    await stripe().pay(data.checkout_session_id)
    const { items } = await orderFrom(sdk, cart)
    expect(items?.map((item) => item.metadata)).toEqual([{ is_perishable: false, note: "for Polly" }])
  })

  it("is delivered to a locker only with an existing pick-up point", async () => {
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
  })

  it("is delivered to the selected locker with the shop's address data", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const { id: option_id } = await optionOf(sdk, cart.id, "locker")
    const path = "/api/delivery/points?country=BE&kind=locker&postal_code=1000"
    const [point] = deliveryPointsSchema.parse((await new ShopClient().send("GET", path)).body)
    await sdk.store.cart.addShippingMethod(cart.id, { option_id, data: { point_id: point?.id } })
    const { data } = await paySession(sdk, cart)
    await stripe().pay(data.checkout_session_id)
    await orderFrom(sdk, cart)
    const [order] = await engine.ordersOf(cart.email ?? "")
    // The distance is removed, because the order does not store it.
    const { distance_m: away = 0, ...storedPoint } = point ?? {}
    expect(away).toBeGreaterThanOrEqual(0)
    expect(order?.shipping_methods[0]?.data).toEqual({ point: storedPoint })
    expect(order?.shipping_address).toMatchObject({ city: point?.city, postal_code: point?.postal_code })
  })

  it("requires no home address for a locker, only the recipient", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const who = { first_name: "Ada", last_name: "Peeters", country_code: "be" }
    const blank = { address_1: "", address_2: "", postal_code: "", city: "" }
    await sdk.store.cart.update(cart.id, {
      shipping_address: { ...who, ...blank },
      billing_address: { ...who, ...blank },
    })
    const { id: option_id } = await optionOf(sdk, cart.id, "locker")
    const path = "/api/delivery/points?country=BE&kind=locker&postal_code=9000"
    const [point] = deliveryPointsSchema.parse((await new ShopClient().send("GET", path)).body)
    await sdk.store.cart.addShippingMethod(cart.id, { option_id, data: { point_id: point?.id } })
    const { data } = await paySession(sdk, cart)
    expect((await stripe().session(data.checkout_session_id)).shipping_address_collection).toBeNull()
    await stripe().pay(data.checkout_session_id)
    const { shipping_address } = await orderFrom(sdk, cart)
    expect(shipping_address).toMatchObject({ ...who, city: point?.city, postal_code: point?.postal_code })
  })
})
