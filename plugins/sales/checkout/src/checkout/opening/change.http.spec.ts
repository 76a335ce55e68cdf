import { EngineClient, type ShopClient, until } from "@bon-perroquet/testing"
import { stockedProduct } from "@bon-perroquet/testing/products"
import { moneyOf, openPurchase, orderOf, refundsAtStripe, stripe } from "../../testing/purchase"
import { refusal } from "../../testing/refusal"

const HANDLE = "courge-en-coque"
const STOCK = 30

let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})
beforeEach(async () => {
  await stockedProduct(engine, HANDLE, STOCK)
})
afterEach(async () => {
  await stripe().clearFaults()
  await stripe().resumeWebhooks()
})

const stockReaches = (shop: ShopClient, left: number) =>
  until(`${left} of ${HANDLE} in the shop`, async () => (await shop.product(HANDLE)).stock === left)
const totalOf = async (sessionId: string) => (await stripe().session(sessionId)).amount_total

it("changing a cart expires its open payment page, and the next page has the new amount", async () => {
  const purchase = await openPurchase(HANDLE, 1)
  const { shop } = purchase
  const [item] = (await shop.cart()).items
  await shop.setQuantity(item?.product_id ?? "", 3)
  expect((await stripe().session(purchase.sessionId)).status).toBe("expired")
  await expect(stripe().pay(purchase.sessionId)).rejects.toThrow()

  const again = await shop.openCheckout()
  expect(again.session_id).not.toBe(purchase.sessionId)
  expect(await totalOf(again.session_id)).toBe((await shop.cart()).totals.total_cents)
  await stripe().pay(again.session_id)
  const { metadata } = await stripe().session(again.session_id)
  const order = await orderOf(engine, { ...purchase, orderNumber: metadata?.order_number ?? "" })
  expect(moneyOf(order).captures).toEqual([await totalOf(again.session_id)])
  expect(order.custom_display_id).not.toBe(purchase.orderNumber)
  expect(await engine.ordersNumbered(purchase.orderNumber)).toEqual([])
})

it("a paid cart cannot change, and the order contains what was paid", async () => {
  await stripe().pauseWebhooks()
  const purchase = await openPurchase(HANDLE, 2)
  await stripe().pay(purchase.sessionId)
  const { shop } = purchase
  const { id } = await shop.product(HANDLE)
  for (const change of [() => shop.addItem(id, 1), () => shop.setQuantity(id, 5), () => shop.clearCart()])
    expect(await refusal(change())).toMatchObject({ status: 409, error: { code: "cart_frozen" } })
  expect((await refusal(shop.openCheckout())).error.code).toBe("cart_frozen")
  await stripe().resumeWebhooks()
  const order = await orderOf(engine, purchase)
  expect(order.items?.map((item) => item.quantity)).toEqual([2])
  expect(moneyOf(order).captures).toEqual([await totalOf(purchase.sessionId)])
})

it("a price change applies to the next payment page, and the open one keeps its price", async () => {
  const purchase = await openPurchase(HANDLE, 2)
  const product = await purchase.shop.product(HANDLE)
  const shown = await totalOf(purchase.sessionId)
  await engine.setPrice(product.id, product.price + 1)
  try {
    await stripe().pay(purchase.sessionId)
    const order = await orderOf(engine, purchase)
    expect(moneyOf(order)).toEqual({ total: shown, captures: [shown], refunds: [] })
    const next = await openPurchase(HANDLE, 2)
    expect(await totalOf(next.sessionId)).toBe((shown ?? 0) + 200)
  } finally {
    await engine.setPrice(product.id, product.price)
  }
})

it("clicking twice opens one payment page per cart, and opening rejects a total that differs from the displayed one", async () => {
  const { shop, sessionId } = await openPurchase(HANDLE, 1)
  const pages = await Promise.all(Array.from({ length: 10 }, () => shop.openCheckout()))
  expect(new Set(pages.map((page) => page.session_id))).toEqual(new Set([sessionId]))
  await stockReaches(shop, STOCK - 1)

  const { total_cents } = (await shop.cart()).totals
  await shop.cancelCheckout()
  const refused = await refusal(shop.openCheckout({ expected_total_cents: total_cents - 1 }))
  expect(refused).toMatchObject({ status: 409, error: { code: "price_changed" } })
  await stockReaches(shop, STOCK)

  // A failed call to Stripe leaves no stock reserved, and the next attempt works.
  await stripe().fault({ method: "POST", path: "/v1/checkout/sessions", status: 500, times: 5 })
  expect((await refusal(shop.openCheckout())).error.code).toBe("payment_unavailable")
  await stockReaches(shop, STOCK)
  await stripe().clearFaults()
  expect((await stripe().session((await shop.openCheckout()).session_id)).status).toBe("open")
})

it("an expired or cancelled payment page releases its stock and keeps the cart", async () => {
  const left = await openPurchase(HANDLE, 4)
  await stockReaches(left.shop, STOCK - 4)
  await left.shop.cancelCheckout()
  expect((await stripe().session(left.sessionId)).status).toBe("expired")
  await stockReaches(left.shop, STOCK)
  expect((await left.shop.cart()).items.map((item) => item.quantity)).toEqual([4])

  const { session_id } = await left.shop.openCheckout()
  const { sku } = await left.shop.product(HANDLE)
  const { reserved } = await engine.stock(sku)
  await stripe().pauseWebhooks()
  await stripe().expire(session_id)
  expect(await left.shop.paymentStatus(session_id)).toMatchObject({
    status: "expired",
    payment_status: "unpaid",
  })
  expect((await engine.stock(sku)).reserved).toBe(reserved - 4)
  await stockReaches(left.shop, STOCK)
  expect((await left.shop.cart()).items.map((item) => item.quantity)).toEqual([4])
})

it("a payment for goods that are no longer available is refunded in full", async () => {
  await stripe().pauseWebhooks()
  const purchase = await openPurchase(HANDLE, 5)
  for (const reservation of await engine.reservations(purchase.sku))
    if (!reservation.line_item_id) await engine.delete(`/admin/reservations/${reservation.id}`)
  const { reserved } = await engine.stock(purchase.sku)
  await engine.setStock(purchase.sku, reserved)
  await stripe().pay(purchase.sessionId)
  expect(await purchase.shop.paymentStatus(purchase.sessionId)).toMatchObject({ refunded: true })
  expect(await refundsAtStripe(purchase)).toEqual([await totalOf(purchase.sessionId)])
  expect(await engine.ordersNumbered(purchase.orderNumber)).toEqual([])
})
