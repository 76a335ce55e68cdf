import { isOk } from "../../ask.mjs"

/** @typedef {import("./odd.mjs").Odd} Odd */

const PART = 100

/**
 * Unusual cases of customers. Each throws if the shop responds wrongly or the customer cannot continue.
 * @type {Record<string, (odd: Odd) => Promise<unknown>>}
 */
export const CUSTOMERS = {
  "a delayed payment fails, and the cart is paid with the next click": async (odd) => {
    const { guest, page } = await odd.before()
    await odd.stripe.payLater(page)
    await odd.stripe.finishPayment(page, false)
    await odd.until("the failure", async () => (await guest.status()).body?.status === "expired")
    await odd.buy(guest)
  },

  "a price falls while the page is open": async (odd) => {
    const guest = odd.shop.guest()
    const product = odd.product()
    await guest.fill(product, 2)
    const page = await odd.open(guest)
    const before = await guest.total()
    const price = Math.round((await priceOf(odd, product)) * 100 - 10) / 100
    const path = `/api/admin/products/${product}/price`
    const changed = await odd.administrator.ask("PATCH", path, { json: { price } })
    if (!isOk(changed)) throw new Error(`The price was not changed: ${JSON.stringify(changed)}`)
    await odd.until("the new price in the cart", async () => (await guest.total()) < before)
    const shown = await guest.total()
    guest.expects = shown
    const again = await odd.open(guest)
    const total = (await odd.stripe.session(again)).amount_total
    if (again === page || total !== shown)
      throw new Error(`The page displayed ${shown}, but charges ${total}.`)
    await odd.stripe.pay(again)
    await odd.ordered(guest)
  },

  "a kit of two is bought": async (odd) => {
    const guest = odd.shop.guest()
    await guest.fill(odd.kit ?? odd.product(), 3)
    await odd.buy(guest)
  },

  "an e-mail address is refused as such, and the next is taken": async (odd) => {
    const guest = await odd.with(1)
    const { email } = guest
    guest.email = `ada..${email}`
    await odd.refused(() => guest.open(), 400, "email_refused")
    guest.email = email
    await odd.buy(guest)
  },

  "a refund fails and everything is refunded in Stripe": async (odd) => {
    const { page, number } = await odd.bought()
    await odd.refund(number, { amount_cents: PART })
    await odd.refunded(number, PART)
    await odd.stripe.failRefund(await odd.refundOf(page))
    await odd.called(number, "refund_failed")
    const { amount } = await odd.stripe.refund(page)
    await odd.refunded(number, amount)
    await odd.called(number, "refund_failed", false)
  },

  "a refund fails, and more is given in the shop, and all the rest": async (odd) => {
    const { page, number } = await odd.bought(2)
    await odd.refund(number, { amount_cents: PART })
    await odd.stripe.failRefund(await odd.refundOf(page), "declined")
    await odd.refunded(number, 0)
    await odd.refund(number, { amount_cents: PART + 50 })
    await odd.refund(number, {})
    await odd.called(number, "refund_failed", false)
  },

  "goods go back by their lines, then the delivery": async (odd) => {
    const { number } = await odd.bought(3)
    const { refundable } = await odd.order(number)
    const items = refundable.items.map((/** @type {{ id: string }} */ { id }) => ({ id, quantity: 1 }))
    await odd.refund(number, { items })
    await odd.refund(number, { items })
    const { delivery_cents } = (await odd.order(number)).refundable
    if (delivery_cents) await odd.refund(number, { delivery_cents })
  },

  "what was refunded in Stripe is said to be for a line": async (odd) => {
    const { page, number } = await odd.bought(3)
    const [item] = (await odd.order(number)).refundable.items
    const amount = Math.floor(item.amount_cents / item.quantity)
    await odd.stripe.refund(page, { amount })
    await odd.refunded(number, amount)
    const [refund] = (await odd.order(number)).refunds
    if (!refund.unassigned) return
    const json = { amounts: [{ vat_rate: item.vat_rate, amount_cents: amount }] }
    const path = `/api/admin/orders/${number}/refunds/${refund.id}`
    const answer = await odd.administrator.ask("PUT", path, { json })
    if (!isOk(answer)) throw new Error(`The refund was not assigned: ${JSON.stringify(answer)}`)
  },

  "a slow bank books one refund, sends another back, and leaves a third": async (odd) => {
    const { page, number } = await odd.bought(2)
    await odd.stripe.slowRefunds(page)
    await odd.refund(number, { amount_cents: PART })
    await odd.stripe.finishRefund(await odd.refundOf(page, "pending"))
    await odd.refunded(number, PART)
    await odd.refund(number, { amount_cents: 2 * PART })
    await odd.stripe.failRefund(await odd.refundOf(page, "pending"), "lost_or_stolen_card")
    await odd.called(number, "refund_failed")
    await odd.refund(number, { amount_cents: 3 * PART })
  },

  "an order is cancelled while its refund is pending": async (odd) => {
    const { page, number } = await odd.bought()
    await odd.stripe.slowRefunds(page)
    await odd.set(number, "cancelled")
    const { amount } = await odd.stripe.finishRefund(await odd.refundOf(page, "pending"))
    await odd.refunded(number, amount)
  },

  "a bank asks, and is content": async (odd) => {
    const { page, number } = await odd.bought()
    const { id } = await odd.stripe.dispute(page, { begins: "inquiry" })
    await odd.called(number, "dispute_open")
    await odd.refund(number, { amount_cents: PART })
    await odd.stripe.stepDispute(id, "warning_closed")
    await odd.called(number, "dispute_open", false)
  },

  "a dispute is prevented": async (odd) => {
    const { page, number } = await odd.bought()
    const { amount } = await odd.stripe.dispute(page, { begins: "prevented" })
    await odd.refunded(number, amount)
  },

  "a dispute is lost, and won by appeal": async (odd) => {
    const { page, number } = await odd.bought()
    await odd.set(number, "shipped")
    const { id, amount } = await odd.stripe.dispute(page)
    await odd.refused(() => odd.administrator.refund(number, PART), 409, "refund_disputed")
    await odd.stripe.stepDispute(id, "lost")
    await odd.refunded(number, amount)
    await odd.stripe.stepDispute(id, "appealed")
    await odd.stripe.stepDispute(id, "won")
    await odd.refunded(number, 0)
  },
}

/** Returns the price of a product in euro. @param {Odd} odd @param {string} id */
async function priceOf(odd, id) {
  const { body } = await odd.administrator.ask("GET", `/api/products/${id}`)
  return Number(body.price)
}
