import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { ownProduct, shopperWith } from "../../testing/products"
import { openPaymentPage, orderOf, reconcile, refundsAtStripe, stripe } from "../../testing/purchase"

const database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})
afterEach(async () => {
  await stripe().clearFaults()
  await stripe().resumeWebhooks()
})
afterAll(() => database.destroy())

async function before(stock: number, quantity: number) {
  const product = await ownProduct(stock)
  const shop = await shopperWith(product, quantity)
  return { ...(await openPaymentPage(shop)), product, quantity }
}
type Before = Awaited<ReturnType<typeof before>>

const leftOf = async ({ product }: Before) => {
  const { stocked, reserved } = await engine.stock(product.sku)
  return stocked - reserved
}
const leftReaches = (purchase: Before, left: number) =>
  until(`${left} left`, async () => (await leftOf(purchase)) === left)

async function buyAgain(shop: ShopClient): Promise<void> {
  const again = await openPaymentPage(shop)
  await stripe().pay(again.sessionId)
  await orderOf(engine, again)
}

const ENDS: Record<string, (purchase: Before) => Promise<unknown>> = {
  "was delayed and failed": async ({ sessionId, shop }) => {
    await stripe().payLater(sessionId)
    await stripe().finishPayment(sessionId, false)
    await until("the failure", async () => (await shop.paymentStatus(sessionId)).status === "expired")
  },
  "was for a cart that had changed": async ({ sessionId, shop }) => {
    await database("cart_line_item")
      .whereIn(
        "cart_id",
        database("checkout_attempt").select("cart_id").where("checkout_session_id", sessionId),
      )
      .update({ unit_price: 15, raw_unit_price: JSON.stringify({ value: "15", precision: 20 }) })
    await stripe().pay(sessionId)
    await until("the refund", async () => (await shop.paymentStatus(sessionId)).refunded)
  },
}

const NEXT: Record<string, (purchase: Before) => Promise<number>> = {
  "is paid with the next click": async () => 3,
  "can be emptied, filled and paid": async ({ shop, product }) => {
    await shop.clearCart()
    await shop.addItem(product.id, 3)
    return 2
  },
}

describe("A cart", () => {
  // Each case continues in two ways. `npm test` runs one of them, `npm run campaigns` both.
  it.each(
    Object.entries(ENDS).flatMap(([how, end], index) => {
      const ways = Object.entries(NEXT)
      const inTurn = index % 2 ? ways.toReversed() : ways
      return representatives(inTurn).map(([then, next]) => [how, then, end, next] as const)
    }),
  )("whose payment %s %s", async (_how, _then, end, next) => {
    const purchase = await before(5, 2)
    await end(purchase)
    await leftReaches(purchase, 5)
    expect(await engine.ordersNumbered(purchase.orderNumber)).toEqual([])
    const left = await next(purchase)
    await buyAgain(purchase.shop)
    expect(await leftOf(purchase)).toBe(left)
  })

  it("can be merged with a guest's cart and paid on another device after its payment was refunded", async () => {
    const product = await ownProduct(9)
    const phone = new ShopClient()
    const { user, password } = await phone.register()
    await phone.addItem(product.id, 2)
    const first = await openPaymentPage(phone)
    await stripe().pauseWebhooks()
    await stripe().pay(first.sessionId)
    await stripe().refund(first.sessionId)
    expect(await phone.paymentStatus(first.sessionId)).toMatchObject({
      ...{ refunded: true, status: "expired", payment_status: "unpaid" },
    })
    await stripe().resumeWebhooks()
    await until("the goods to be back", async () => (await engine.stock(product.sku)).reserved === 0)
    expect(await engine.ordersNumbered(first.orderNumber)).toEqual([])
    const laptop = await shopperWith(product, 1)
    await laptop.login(user.email, password)
    expect((await laptop.cart()).items.map(({ quantity }) => quantity)).toEqual([3])
    await buyAgain(laptop)
  })
})

it("a retried refund does not release the stock of a payment page that was opened later", async () => {
  const purchase = await before(4, 4)
  await stripe().pauseWebhooks()
  await database("cart_line_item")
    .whereIn(
      "cart_id",
      database("checkout_attempt").select("cart_id").where("checkout_session_id", purchase.sessionId),
    )
    .update({ unit_price: 15, raw_unit_price: JSON.stringify({ value: "15", precision: 20 }) })
  await stripe().fault({ method: "POST", path: "/v1/refunds", status: 500, times: 1_000 })
  await stripe().pay(purchase.sessionId)
  await purchase.shop.send("GET", `/api/payments/checkout/status/${purchase.sessionId}`)
  await leftReaches(purchase, 4)

  const again = await openPaymentPage(purchase.shop)
  expect(await leftOf(purchase)).toBe(0)
  await stripe().clearFaults()
  await reconcile(purchase)
  await until("the refund", async () => (await refundsAtStripe(purchase)).length === 1)
  await until(
    "the first attempt's end",
    async () => (await purchase.shop.paymentStatus(purchase.sessionId)).refunded,
  )
  expect(await leftOf(purchase)).toBe(0)
  await stripe().pay(again.sessionId)
  await stripe().resumeWebhooks()
  expect((await orderOf(engine, again)).items?.map(({ quantity }) => quantity)).toEqual([4])
  expect(await leftOf(purchase)).toBe(0)
})
