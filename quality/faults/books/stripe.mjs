/**
 * What Stripe says of one page: whether it was paid, and what of it was given back, in cents.
 * @typedef {{ id: string, status: string | null, number: string, paid: boolean, cents: number, refunded: number }} Page
 */

/**
 * @param {{ sessions: any[], refunds: any[] }} state sessions and refunds as Stripe's API (or the emulator) tells them
 * @returns {Page[]}
 */
export function pagesOf({ sessions, refunds }) {
  /** @type {Map<string, number>} */
  const given = new Map()
  for (const { payment_intent, amount, status } of refunds)
    if (status !== "failed" && status !== "canceled")
      given.set(idOf(payment_intent), (given.get(idOf(payment_intent)) ?? 0) + amount)
  return sessions.map(({ id, status, metadata, payment_status, amount_total, payment_intent }) => ({
    id,
    status,
    number: metadata?.order_number ?? "",
    paid: payment_status === "paid",
    cents: amount_total ?? 0,
    refunded: given.get(idOf(payment_intent)) ?? 0,
  }))
}

/** @param {string | { id: string } | null} reference @returns {string} */
const idOf = (reference) => (typeof reference === "string" ? reference : (reference?.id ?? "none"))
