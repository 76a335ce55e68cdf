import type Medusa from "@medusajs/js-sdk"
import {
  moneyOf,
  ownProduct,
  reconcile,
  refusal,
  sharedProduct,
  stripe,
} from "@bon-perroquet/checkout/testing"
import { Administrator } from "@bon-perroquet/orders/testing"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import type { StoreCart } from "@medusajs/framework/types"
import { cartToPay, HOME_ADDRESS, paySession, refused, storeSdk, STRIPE } from "./buyer"

/** Payment provider for which Medusa's starter storefront renders a card field. */
const CARD_FIELD = "pp_stripe_stripe"
const DECLINED = "4000000000000002"

let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})
afterEach(() => stripe().resumeWebhooks())

/** Data of a payment session, with the secret that a card field needs. */
type FieldData = { id: string; client_secret: string; amount: number; currency: string; status: string }

async function field(sdk: Medusa, cart: StoreCart) {
  const session = await paySession(sdk, cart, undefined, CARD_FIELD)
  return { ...session, data: session.data as unknown as FieldData }
}
async function orderFrom(sdk: Medusa, cart: { id: string }) {
  const completion = await sdk.store.cart.complete(cart.id)
  if (completion.type !== "order") throw new Error(`No order: ${completion.error.message}`)
  return completion.order
}
async function whyNot(sdk: Medusa, cart: { id: string }) {
  const completion = await sdk.store.cart.complete(cart.id)
  if (completion.type !== "cart") throw new Error("It was completed.")
  return completion.error
}
const orderNumberOf = async (intent: string) => (await stripe().intent(intent)).metadata["order_number"] ?? ""
const refundsOf = async (intent: string) =>
  (await stripe().state("refunds")).refunds.filter(({ payment_intent }) => payment_intent === intent)
/** Returns the order of a Payment Intent, and checks that there is only one. */
const orderOf = (intent: string) =>
  until("the order", async () => {
    const [order, ...others] = await engine.ordersNumbered(await orderNumberOf(intent))
    expect(others).toEqual([])
    return order
  })

describe("A client with a card field", () => {
  it("can select this payment method, although the shop's screens do not offer it, but not for a subscription", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const { payment_providers } = await sdk.store.payment.listPaymentProviders({
      region_id: cart.region_id ?? "",
    })
    const ids = payment_providers.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([CARD_FIELD, STRIPE]))
    expect(ids).not.toContain("pp_system_default")
    const shop = new ShopClient()
    const { body } = await shop.send("GET", "/api/payments/methods")
    expect(JSON.stringify(body)).not.toContain("stripe_intents")
    await shop.addItem((await sharedProduct()).id, 1)
    const { answer } = await refusal(shop.openCheckout({ payment_method: "stripe_intents" }))
    expect(answer).toMatchObject({ status: 400, body: { code: "payment_method_not_offered" } })
    // A card field does not save the card.
    await shopDatabase()("cart_line_item")
      .where({ cart_id: cart.id })
      .update({ metadata: { repeat_weeks: 4 } })
    expect((await refused(paySession(sdk, cart, undefined, CARD_FIELD))).status).toBe(400)
  })

  it("reserves the goods, charges the cart's total, and gets one order for several completions", async () => {
    const sdk = await storeSdk()
    const product = await ownProduct(5)
    const cart = await cartToPay(sdk, product, { quantity: 2 })
    const session = await field(sdk, cart)
    const cents = Math.round(cart.total * 100)
    expect(session).toMatchObject({ provider_id: CARD_FIELD, amount: cart.total, status: "pending" })
    const { id, client_secret } = session.data
    expect(session.data).toMatchObject({ amount: cents, currency: "eur", status: "requires_payment_method" })
    expect(client_secret).toContain(`${id}_secret_`)
    expect(await engine.stock(product.sku)).toMatchObject({ stocked: 5, reserved: 2 })
    expect((await field(sdk, cart)).data.client_secret).toBe(client_secret)
    expect(await whyNot(sdk, cart)).toMatchObject({ type: "payment_requires_more_error" })

    await stripe().confirm(client_secret)
    const orders = await Promise.all([1, 2, 3].map(() => orderFrom(sdk, cart)))
    expect(new Set([...orders, await orderFrom(sdk, cart)].map((order) => order.id)).size).toBe(1)
    const order = await orderOf(id)
    expect(order.id).toBe(orders[0]?.id)
    expect(moneyOf(order)).toEqual({ total: cents, captures: [cents], refunds: [] })
    expect(orders[0]?.shipping_address).toMatchObject({ ...HOME_ADDRESS, address_2: "3" })
    expect(await engine.stock(product.sku)).toMatchObject({ stocked: 5, reserved: 2 })
  })

  it("can try another card, change the cart and use a payment page, and has one payment at a time", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const { data: before } = await field(sdk, cart)
    await stripe().confirm(before.client_secret, { card: DECLINED })
    expect(await whyNot(sdk, cart)).toMatchObject({ type: "payment_requires_more_error" })
    expect((await field(sdk, cart)).data.id).toBe(before.id)

    const [line] = cart.items ?? []
    const { cart: changed } = await sdk.store.cart.updateLineItem(cart.id, line?.id ?? "", { quantity: 3 })
    expect((await stripe().intent(before.id)).status).toBe("canceled")
    await expect(stripe().confirm(before.client_secret)).rejects.toThrow("canceled")
    const { data: now } = await field(sdk, changed)
    const { cart: shown } = await sdk.store.cart.retrieve(cart.id)
    expect([now.id === before.id, now.amount]).toEqual([false, Math.round(shown.total * 100)])

    // A change at the same price needs another session, too.
    await sdk.store.cart.update(cart.id, { shipping_address: { ...HOME_ADDRESS, first_name: "Eva" } })
    const fields = "*payment_collection.payment_sessions"
    const { cart: cartWithSessions } = await sdk.store.cart.retrieve(cart.id, { fields })
    const sessions = cartWithSessions.payment_collection?.payment_sessions ?? []
    expect(sessions.filter(({ status }) => status === "pending")).toEqual([])

    const { data: first } = await field(sdk, cart)
    const page = await paySession(sdk, cart)
    await expect(stripe().confirm(first.client_secret)).rejects.toThrow("canceled")
    const { data: second } = await field(sdk, cart)
    expect((await stripe().session(page.data.checkout_session_id)).status).toBe("expired")
    await stripe().confirm(second.client_secret)
    const order = await orderFrom(sdk, cart)
    expect(order.items?.map(({ quantity }) => quantity)).toEqual([3])
    expect(order.shipping_address).toMatchObject({ first_name: "Eva" })
  })

  it("is refunded if the goods no longer exist", async () => {
    const sdk = await storeSdk("en-GB")
    const product = await ownProduct(1)
    const cart = await cartToPay(sdk, product)
    const { data } = await field(sdk, cart)
    // Simulates an error in the stock: the reserved units no longer exist.
    await shopDatabase()("cart_line_item").where({ cart_id: cart.id }).update({ quantity: 2 })
    await stripe().confirm(data.client_secret)
    const error = await until("the refund", async () => {
      const why = await whyNot(sdk, cart)
      return why.type === "payment_authorization_error" && why
    })
    expect(error.message).toMatch(/back/)
    const given_back = await until("the refund", async () => {
      const refunds = await refundsOf(data.id)
      return refunds.length > 0 && refunds
    })
    expect(given_back.map(({ amount }) => amount)).toEqual([data.amount])
    expect(await engine.ordersOf(cart.email ?? "")).toEqual([])
    expect(await engine.stock(product.sku)).toMatchObject({ stocked: 1, reserved: 0 })
  })

  it("is not charged after its session expires, and its reservations are released", async () => {
    const sdk = await storeSdk("en-GB")
    const product = await ownProduct(1)
    const cart = await cartToPay(sdk, product)
    const { data } = await field(sdk, cart)
    await shopDatabase()("checkout_attempt")
      .where({ checkout_session_id: data.id })
      .update({ expires_at: shopDatabase().raw("now() - interval '1 minute'") })
    await reconcile({ sessionId: data.id })
    await until("the end of it", async () => (await stripe().intent(data.id)).status === "canceled")
    await until("its goods", async () => (await engine.stock(product.sku)).reserved === 0)
    expect(await whyNot(sdk, cart)).toMatchObject({ type: "payment_authorization_error" })
    expect((await field(sdk, cart)).data.id).not.toBe(data.id)
  })

  it("is charged once by a slow bank, and can pay again if the bank refuses", async () => {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk)
    const { data } = await field(sdk, cart)
    await stripe().confirm(data.client_secret, { method: "bancontact", decision: "delay" })
    const [line] = cart.items ?? []
    const change = () => sdk.store.cart.updateLineItem(cart.id, line?.id ?? "", { quantity: 2 })
    await expect(change()).rejects.toMatchObject({ status: 409 })
    expect((await whyNot(sdk, cart)).message).not.toBe("")
    await stripe().finishIntent(data.id, false)
    await until("that the cart may change", () =>
      change().then(
        () => true,
        () => false,
      ),
    )
    const { data: again } = await field(sdk, cart)
    await stripe().confirm(again.client_secret)
    expect((await orderFrom(sdk, cart)).items?.map(({ quantity }) => quantity)).toEqual([2])
  })
})

describe("An order that was paid in a card field, without completing the cart", () => {
  async function bought({ hasWebhook = true } = {}) {
    const sdk = await storeSdk("en-GB")
    const cart = await cartToPay(sdk, null, { quantity: 2 })
    const { data } = await field(sdk, cart)
    await stripe().confirm(data.client_secret)
    if (!hasWebhook) await reconcile({ sessionId: data.id })
    expect((await orderOf(data.id)).email).toBe(cart.email)
    return { ...data, number: await orderNumberOf(data.id) }
  }

  it("shows its card, and can be refunded in the dashboard, in Medusa Admin and at Stripe", async () => {
    const { id, amount, number } = await bought()
    const admin = await Administrator.signIn()
    expect((await admin.order(number)).payment.method).toMatchObject({
      kind: "card",
      brand: "visa",
      last4: "4242",
    })
    const parts = { amount_cents: 100, key: `field-${number}` }
    expect(await admin.tryRefunding(number, parts)).toMatchObject({ status: 200 })
    const order = await orderOf(id)
    const payment = order.payment_collections[0]?.payments?.[0]?.id ?? ""
    await engine.post(`/admin/payments/${payment}/refund?fields=id`, { amount: 2 })
    await stripe().refund(id, { amount: 300 })
    await until("all three in the books", async () => moneyOf(await orderOf(id)).refunds.length === 3)
    expect(moneyOf(await orderOf(id)).refunds.sort((a, b) => a - b)).toEqual([100, 200, 300])
    expect((await refundsOf(id)).reduce((sum, refund) => sum + refund.amount, 0)).toBe(600)
    expect(amount).toBeGreaterThan(600)
  })

  it("can be placed without a webhook, and disputed", async () => {
    await stripe().pauseWebhooks()
    const { id, number } = await bought({ hasWebhook: false })
    await stripe().resumeWebhooks()
    await stripe().dispute(id)
    const admin = await Administrator.signIn()
    const { status, body } = await until("that a refund would pay twice", async () => {
      const answer = await admin.tryRefunding(number, { amount_cents: 100, key: `field-${number}` })
      return answer.status !== 200 && answer
    })
    expect([status, body]).toMatchObject([409, { code: "refund_disputed" }])
  })
})
