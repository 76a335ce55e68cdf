import { isOk } from "../../ask.mjs"

/** @typedef {import("./odd.mjs").Odd} Odd */

const PAGES = "/v1/checkout/sessions"
const AWAY = { status: 500, times: 1_000 }

/**
 * Unusual behaviour of Stripe. The cases run in sequence, because each affects all buyers.
 * @type {Record<string, (odd: Odd) => Promise<unknown>>}
 */
export const STRIPE = {
  "a payment is refunded before it becomes an order, and the cart is paid again": async (odd) => {
    const { guest, page } = await odd.before()
    await odd.stripe.fault({ method: "GET", pathEnd: `/${page}`, ...AWAY })
    await odd.stripe.pay(page)
    await odd.stripe.refund(page)
    await odd.stripe.clearFaults()
    await odd.givenBack(guest)
    await odd.buy(guest)
  },

  "a payment that can't become an order is refunded when Stripe works again": async (odd) => {
    const { guest, page } = await odd.before()
    await changeBehindTheBack(odd, page)
    await odd.stripe.fault({ method: "POST", path: "/v1/refunds", ...AWAY })
    await odd.stripe.pay(page)
    await odd.until("the truth", async () => (await guest.status()).body?.refunded)
    await odd.stripe.clearFaults()
    await odd.givenBack(guest)
    await odd.buy(guest)
  },

  "a refund fails, and the amount is refunded again in Stripe": async (odd) => {
    const { guest, page } = await odd.before()
    await changeBehindTheBack(odd, page)
    await odd.stripe.pay(page)
    await odd.givenBack(guest)
    const number = (await guest.status()).body.metadata.order_number
    await odd.stripe.failRefund(await odd.refundOf(page), "expired_or_canceled_card")
    await odd.called(number, "refund_failed")
    await odd.stripe.refund(page)
    await odd.called(number, "refund_failed", false)
  },

  "Stripe is away while a page is open": async (odd) => {
    const { guest, page } = await odd.before()
    await odd.stripe.fault({ path: PAGES, ...AWAY })
    await odd.refused(() => guest.open(), 503, "payment_unavailable")
    await odd.refused(() => guest.status(), 503, "payment_unknown")
    await odd.stripe.clearFaults()
    if ((await odd.open(guest)) !== page) throw new Error("A second payment page was opened.")
    await odd.stripe.pay(page)
    await odd.ordered(guest)
  },

  "a cart is changed while its payment is being confirmed": async (odd) => {
    const { guest, page } = await odd.before()
    await odd.stripe.fault({ method: "POST", pathEnd: `/${page}/expire`, code: "lock_timeout", times: 1_000 })
    await odd.refused(() => guest.add(odd.product()), 503, "payment_unavailable")
    await odd.stripe.clearFaults()
    await odd.stripe.pay(page)
    await odd.ordered(guest)
  },

  "Stripe repeats the error that it stored for a refund": async (odd) => {
    const { number } = await odd.bought()
    await odd.stripe.fault({ method: "POST", path: "/v1/refunds", status: 500, stored: true })
    await odd.refund(number, { amount_cents: 100 })
    await odd.refunded(number, 100)
  },

  "a page asks another amount, and nobody sees it": async (odd) => {
    const guest = await odd.with(2)
    const cents = await guest.total()
    await odd.stripe.fault({ method: "POST", pathEnd: PAGES, answer: { amount_total: 1 } })
    await guest.open()
    const total = (await odd.stripe.session(await odd.open(guest))).amount_total
    if (total !== cents) throw new Error(`The page displayed ${cents}, but charges ${total}.`)
    await odd.stripe.pay(guest.page ?? "")
    await odd.ordered(guest)
  },

  "a page that the shop lost is paid": async (odd) => {
    const { guest, page } = await odd.before()
    await odd.shop.database((client) =>
      client.query("DELETE FROM checkout_attempt WHERE checkout_session_id = $1", [page]),
    )
    await odd.stripe.behave({ dropNext: 1, dropType: "checkout.session.completed" })
    await odd.stripe.pay(page)
    await odd.ordered(guest)
    await odd.stripe.behave({ dropNext: 0, dropType: null })
  },

  "an account has no way to pay on for a moment": async (odd) => {
    const guest = await odd.with(1)
    await odd.stripe.offer([])
    await odd.refused(() => guest.insist(), 503, "payment_unavailable")
    await odd.stripe.offer(["card", "bancontact"])
    await odd.buy(guest)
  },
}

/**
 * Uses the API key of another Stripe account for some time. Earlier payments must remain valid and become
 * orders.
 * @param {Odd} odd
 */
export async function anotherAccount(odd) {
  const { guest, page } = await odd.before()
  await odd.stripe.pauseWebhooks()
  try {
    await odd.stripe.pay(page)
    await odd.stripe.useAccount("second")
    const answer = await guest.status()
    if (!isOk(answer) || answer.body.status === "expired")
      throw new Error(`The request with another idempotency key returned ${JSON.stringify(answer)}`)
  } finally {
    await odd.stripe.useAccount("first")
    await odd.stripe.resumeWebhooks()
  }
  await odd.ordered(guest)
}

/**
 * Changes a cart in the database, so that its payment cannot become an order.
 * @param {Odd} odd @param {string} page
 */
const changeBehindTheBack = (odd, page) =>
  odd.shop.database((client) =>
    client.query(
      `UPDATE cart_line_item SET quantity = quantity + 1 WHERE cart_id IN (
         SELECT cart_id FROM checkout_attempt WHERE checkout_session_id = $1)`,
      [page],
    ),
  )
