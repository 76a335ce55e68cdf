/**
 * A payment page at Stripe, or a payment without a payment page. Amounts are in cents. `lost`: withdrawn by disputes.
 * @typedef {{ id: string, intent: string, status: string | null, number: string, paid: boolean, cents: number, refunded: number, pending: number, failed: number, lost: number }} Page
 */

/** Statuses of disputes that the bank has not decided. Their money may be returned. */
const OPEN_DISPUTES = ["needs_response", "under_review", "warning_needs_response", "warning_under_review"]
/** @type {Record<string, "pending" | "failed">} */
const NOT_GIVEN = { pending: "pending", requires_action: "pending", failed: "failed", canceled: "failed" }

/**
 * Returns all payments at Stripe with the sums of their refunds and disputes.
 * @param {{ sessions: any[], intents?: any[], refunds: any[], disputes?: any[] }} state in the format of
 * Stripe's API or the emulator
 * @returns {Page[]}
 */
export function pagesOf({ sessions, intents = [], refunds, disputes = [] }) {
  const sums = new Sums()
  for (const { payment_intent, amount, status } of refunds)
    sums.add(idOf(payment_intent), NOT_GIVEN[status] ?? "refunded", amount)
  for (const { payment_intent, status, balance_transactions } of disputes)
    if (!OPEN_DISPUTES.includes(status))
      for (const { amount } of balance_transactions) sums.add(idOf(payment_intent), "lost", 0 - amount)
  const pages = sessions.map(({ id, status, metadata, payment_status, amount_total, payment_intent }) => ({
    id,
    intent: idOf(payment_intent),
    status,
    number: metadata?.order_number ?? "",
    paid: payment_status === "paid",
    cents: amount_total ?? 0,
    ...sums.of(idOf(payment_intent)),
  }))
  const behindPages = new Set(sessions.map(({ payment_intent }) => idOf(payment_intent)))
  return [...pages, ...intents.filter(({ id }) => !behindPages.has(id)).map((one) => fieldOf(one, sums))]
}

/**
 * Returns a payment that was made in a client's card field, without a payment page.
 * @param {any} intent @param {Sums} sums @returns {Page}
 */
const fieldOf = ({ id, status, metadata, amount }, sums) => ({
  id,
  intent: id,
  status: FIELD_STATUS[status] ?? "open",
  number: metadata?.order_number ?? "",
  paid: status === "succeeded",
  cents: amount,
  ...sums.of(id),
})
/** @type {Record<string, string>} */
const FIELD_STATUS = { succeeded: "complete", processing: "complete", canceled: "expired" }

class Sums {
  /** @type {Map<string, { refunded: number, pending: number, failed: number, lost: number }>} */
  #sums = new Map()

  /** Returns the sums of an intent. @param {string} intent */
  of(intent) {
    return this.#sums.get(intent) ?? { refunded: 0, pending: 0, failed: 0, lost: 0 }
  }

  /**
   * Adds an amount to a sum of an intent.
   * @param {string} intent @param {"refunded" | "pending" | "failed" | "lost"} what @param {number} cents
   */
  add(intent, what, cents) {
    const sums = this.of(intent)
    this.#sums.set(intent, { ...sums, [what]: sums[what] + cents })
  }
}

/**
 * Returns the id of an object or of a reference to it.
 * @param {string | { id: string } | null} reference @returns {string}
 */
const idOf = (reference) => (typeof reference === "string" ? reference : (reference?.id ?? "none"))
