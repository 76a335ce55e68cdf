import {
  EngineClient,
  orderIdNumbered,
  requireVariable,
  ShopClient,
  ShopRefusal,
  until,
} from "@bon-perroquet/testing"
import { HOME } from "@bon-perroquet/testing/purchase"
import { openPaymentPage, payPage, stripe } from "../testing/agreement"
import { promotion, usedOf } from "../testing/promotion"

let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})

async function guestWith(code: string, email?: string) {
  const shop = new ShopClient()
  await shop.addItem((await shop.product("noix-de-cajou")).id, 2)
  await shop.addCode(code)
  const { totals } = await shop.cart()
  const fields = {
    ...HOME,
    expected_total_cents: totals.total_cents,
    ...(email && { customer_email: email }),
  }
  return { shop, fields, totals }
}

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof ShopRefusal ? error.error.code : String(error)
}

async function cancel(number: string): Promise<void> {
  await engine.post(`/admin/orders/${await orderIdNumbered(number)}/cancel?fields=id`, {})
}

describe("A code for one order", () => {
  it("opens one of six simultaneous payment pages, counts as one use, and can be used again after a cancellation", async () => {
    const { id, code = "" } = await promotion(engine, { value: 10, on: "order", limit: 1 })
    const guests = await Promise.all(Array.from({ length: 6 }, () => guestWith(code)))
    const outcomes = await Promise.all(
      guests.map(async (guest) => {
        try {
          return { guest, session: (await guest.shop.openCheckout(guest.fields)).session_id }
        } catch (error) {
          return { guest, refused: error instanceof ShopRefusal ? error.error.code : String(error) }
        }
      }),
    )
    const opened = outcomes.flatMap(({ guest, session }) => (session ? [{ guest, session }] : []))
    expect(outcomes.flatMap(({ refused }) => refused ?? [])).toEqual(Array(5).fill("promotion_used_up"))
    expect(opened).toHaveLength(1)
    expect(await usedOf(engine, id)).toMatchObject({ used: 0 })

    const [winner] = opened
    if (!winner) throw new Error("Nobody got the code.")
    const number = await payPage(winner.guest.shop, winner.session)
    await Promise.all(Array.from({ length: 5 }, () => winner.guest.shop.paymentStatus(winner.session)))
    expect(await usedOf(engine, id)).toMatchObject({ used: 1 })
    await cancel(number)
    expect(await usedOf(engine, id)).toMatchObject({ used: 0 })
    const next = guests.find((guest) => guest !== winner.guest)
    await next?.shop.openCheckout(next.fields)
    for (const { shop } of guests) await shop.cancelCheckout()
  })

  it("is available again after its payment page is cancelled", async () => {
    const { code = "" } = await promotion(engine, { value: 10, limit: 1 })
    const [first, second] = await Promise.all([guestWith(code), guestWith(code)])
    await first.shop.openCheckout(first.fields)
    expect((await second.shop.cart()).promotions).toMatchObject([{ problem: { code: "promotion_used_up" } }])
    expect((await first.shop.cart()).promotions).toMatchObject([{ problem: null }])
    expect(await refusalOf(second.shop.openCheckout(second.fields))).toBe("promotion_used_up")
    await first.shop.cancelCheckout()
    const { session_id } = await second.shop.openCheckout(second.fields)
    expect((await stripe().session(session_id)).amount_total).toBe(second.totals.total_cents)
    await second.shop.cancelCheckout()
  })
})

describe("A code that changes during checkout", () => {
  it("is rejected with its reason, and the full price is charged only after it was shown", async () => {
    const { id, code = "" } = await promotion(engine, { value: 10, on: "order" })
    const { shop, fields } = await guestWith(code)
    await engine.post(`/admin/promotions/${id}?fields=id`, { status: "inactive" })
    expect(await refusalOf(shop.openCheckout(fields))).toBe("promotion_unknown")
    expect(await refusalOf(shop.openCheckout({ ...fields, expected_total_cents: undefined }))).toBe(
      "promotion_unknown",
    )
    const { promotions, totals } = await shop.cart()
    expect(promotions).toMatchObject([{ code, discount_cents: 0, problem: { code: "promotion_unknown" } }])
    expect(totals.discount_cents).toBe(0)
    const { amount } = await openPaymentPage(shop)
    expect(amount).toBe(totals.total_cents)
    await shop.cancelCheckout()
  })

  it("expires the open payment page when added, and still applies on a page that is open when it ends", async () => {
    const { id, code = "" } = await promotion(engine, { value: 10, on: "order" })
    const shop = new ShopClient()
    await shop.addItem((await shop.product("noix-de-cajou")).id, 2)
    const { session } = await openPaymentPage(shop)
    const { totals } = await shop.addCode(code)
    expect((await stripe().session(session)).status).toBe("expired")
    const again = await openPaymentPage(shop)
    expect(again.amount).toBe(totals.total_cents)
    await engine.post(`/admin/promotions/${id}?fields=id`, { status: "inactive" })
    await payPage(shop, again.session)
    expect((await shop.paymentStatus(again.session)).amount_total).toBe(totals.total_cents)
  })
})

describe("The budget of a promotion", () => {
  it("rejects a discount that exceeds it, and counts the discounts given", async () => {
    const campaign = { budget: { type: "spend", limit: 5, currency_code: "eur" } }
    const { id, code = "" } = await promotion(engine, { value: 3, type: "fixed", on: "order", campaign })
    const [first, second] = await Promise.all([guestWith(code), guestWith(code)])
    const { session_id } = await first.shop.openCheckout(first.fields)
    expect(await refusalOf(second.shop.openCheckout(second.fields))).toBe("promotion_used_up")
    await payPage(first.shop, session_id)
    expect((await usedOf(engine, id)).budget).toBe(3)
  })

  it("allows one use per e-mail address, and another one after a cancellation", async () => {
    const campaign = { budget: { type: "use_by_attribute", attribute: "customer_email", limit: 1 } }
    const { id, code = "" } = await promotion(engine, { value: 10, campaign })
    const email = `once-${Date.now()}@example.org`
    const first = await guestWith(code, email)
    const { session_id } = await first.shop.openCheckout(first.fields)
    const number = await payPage(first.shop, session_id)
    for (const written of [email, email.toUpperCase()]) {
      const again = await guestWith(code, written)
      expect(await refusalOf(again.shop.openCheckout(again.fields))).toBe("promotion_used_up")
    }
    const other = await guestWith(code)
    await other.shop.openCheckout(other.fields)
    await other.shop.cancelCheckout()
    await until("the use counted", async () => (await usedOf(engine, id)).budget === 1)
    await cancel(number)
    expect((await usedOf(engine, id)).budget).toBe(0)
    const again = await guestWith(code, email)
    await again.shop.openCheckout(again.fields)
    await again.shop.cancelCheckout()
  })
})

/** Adds cashews to a cart, and codes that reduce its total to `left` cents. */
async function reducedTo(left: number, shop: ShopClient): Promise<ShopClient> {
  await shop.addItem((await shop.product("noix-de-cajou")).id, 1)
  await shop.addCode((await promotion(engine, { value: 100, on: "shipping_methods" })).code ?? "")
  const { total_cents } = (await shop.cart()).totals
  const value = (total_cents - left) / 100
  await shop.addCode((await promotion(engine, { value, type: "fixed", on: "order" })).code ?? "")
  expect((await shop.cart()).totals.total_cents).toBe(left)
  return shop
}

describe("An order's total", () => {
  it("is rejected if it is below Stripe's minimum", async () => {
    const shop = await reducedTo(49, new ShopClient())
    expect(await refusalOf(shop.openCheckout(HOME))).toBe("amount_too_small")
  })

  it("can be zero: the order is paid without a payment page, with an invoice that balances", async () => {
    const shop = new ShopClient()
    await shop.register()
    await reducedTo(0, shop)
    // An order of zero has no payment page that could collect the address.
    expect(await refusalOf(shop.openCheckout({ expected_total_cents: 0 }))).toBe("address_required")
    const { url, session_id } = await shop.openCheckout({ ...HOME, expected_total_cents: 0 })
    expect(url).toBe(`${requireVariable("SHOP_URL")}/checkout/success?session_id=${session_id}`)
    const status = await shop.paymentStatus(session_id)
    expect(status).toMatchObject({ payment_status: "paid", status: "complete", amount_total: 0 })
    const number = status.metadata.order_number ?? ""
    const order = await until(`the invoice of ${number}`, async () => {
      const order = (await shop.orders()).find(({ order_number }) => order_number === number)
      return order?.documents.length ? order : undefined
    })
    expect(order).toMatchObject({ status: "paid", total: 0, payment: { paid_cents: 0 }, awaited: null })
    expect(order.totals).toMatchObject({ total_cents: 0, tax_cents: 0, subtotal_cents: 0 })
    expect((await shop.cart()).items).toEqual([])
    await cancel(number)
    const cancelled = await until("the cancellation", async () =>
      (await shop.orders()).find((order) => order.order_number === number && order.status === "cancelled"),
    )
    expect(cancelled.payment.refunded_cents).toBe(0)
  })
})
