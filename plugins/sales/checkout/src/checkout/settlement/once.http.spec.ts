import { EngineClient, until } from "@bon-perroquet/testing"
import { stockedProduct } from "@bon-perroquet/testing/products"
import {
  moneyOf,
  openPurchase,
  orderOf,
  type Purchase,
  reconcile,
  refundsAtStripe,
  stripe,
} from "../../testing/purchase"

const HANDLE = "cacahuetes-en-coque"
const QUANTITY = 2
const ten = Array.from({ length: 10 }, (_, index) => index)

let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})
afterEach(async () => {
  await stripe().behave({ dropNext: 0, dropType: null, duplicate: 1, delayMs: 0 })
  await stripe().resumeWebhooks()
})

const completed = async ({ sessionId }: Purchase) => {
  const [event] = await stripe().events(sessionId, "checkout.session.completed")
  if (!event) throw new Error(`${sessionId} has no completed event.`)
  return event
}
const poll = ({ shop, sessionId }: Purchase) => shop.paymentStatus(sessionId)

const ARRIVALS: Record<string, (purchase: Purchase) => Promise<unknown>> = {
  "the webhook arrives and the browser never returns": async ({ sessionId }) => {
    await stripe().pay(sessionId)
    await stripe().webhooksIdle()
  },
  "the browser returns before the webhook arrives": async (purchase) => {
    await stripe().pauseWebhooks()
    await stripe().pay(purchase.sessionId)
    await poll(purchase)
    await stripe().resumeWebhooks()
    await stripe().webhooksIdle()
  },
  "webhook and browser arrive together, ten times each": async (purchase) => {
    await stripe().pauseWebhooks()
    await stripe().pay(purchase.sessionId)
    const event = await completed(purchase)
    const polls = Promise.all(ten.map(() => poll(purchase)))
    const statuses = await Promise.all(ten.map(() => stripe().resend(event.id)))
    // Stripe repeats rejected events, and disables an endpoint that rejects many.
    expect(new Set(statuses.flat())).toEqual(new Set([200]))
    await polls
    await stripe().resumeWebhooks()
    await stripe().webhooksIdle()
  },
  "no webhook arrives and the browser never returns": async (purchase) => {
    await stripe().behave({ dropNext: 100, dropType: "checkout.session.completed" })
    await stripe().pay(purchase.sessionId)
    await reconcile(purchase)
  },
}

describe("a paid purchase creates one order with one capture and number and takes its stock once, if", () => {
  it.each(Object.entries(ARRIVALS))("%s", async (_, arrive) => {
    const { stock } = await stockedProduct(engine, HANDLE, 40)
    const purchase = await openPurchase(HANDLE, QUANTITY)
    const before = await engine.stock(purchase.sku)
    await arrive(purchase)

    const order = await orderOf(engine, purchase)
    const money = moneyOf(order)
    const session = await stripe().session(purchase.sessionId)
    expect(money).toEqual({ total: session.amount_total, captures: [session.amount_total], refunds: [] })
    expect(await refundsAtStripe(purchase)).toEqual([])
    expect(await engine.stock(purchase.sku)).toEqual(before)
    const reservations = await engine.reservations(purchase.sku)
    const lines = (order.items ?? []).map((item) => item.id)
    expect(reservations.filter((one) => one.line_item_id && lines.includes(one.line_item_id))).toHaveLength(1)
    const left = await until("the shop to show what is left", async () => {
      const product = await purchase.shop.product(HANDLE)
      return product.stock === stock - QUANTITY && product
    })
    expect(left.stock).toBe(38)
    expect((await purchase.shop.cart()).items).toEqual([])
    expect(await poll(purchase)).toMatchObject({
      payment_status: "paid",
      status: "complete",
      amount_total: session.amount_total,
      currency: "eur",
      metadata: { order_number: order.custom_display_id, customer_email: order.email },
    })
  })
})

it("a payment that is confirmed days later becomes an order, and its stock stays reserved until then", async () => {
  await stockedProduct(engine, HANDLE, 10)
  const purchase = await openPurchase(HANDLE, 3)
  await stripe().payLater(purchase.sessionId)
  await stripe().webhooksIdle()
  expect(await engine.ordersNumbered(purchase.orderNumber)).toEqual([])
  expect(await poll(purchase)).toMatchObject({ payment_status: "unpaid", status: "complete" })
  await until("the goods to wait", async () => (await purchase.shop.product(HANDLE)).stock === 7)
  await stripe().finishPayment(purchase.sessionId, true)
  expect(moneyOf(await orderOf(engine, purchase)).captures).toHaveLength(1)
})
