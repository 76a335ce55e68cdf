/**
 * ```
 * created → open → paid → ordered
 * created | open → expired | superseded | failed    the stock is released
 * open → processing → paid | failed | open     an open page can be paid again
 * open → processing → ordered                  paid later: the order precedes the payment
 * all but ordered → refund_due → refunded      paid, but no order is possible
 * ```
 */
export const ATTEMPT_STATES = [
  "created",
  "open",
  "processing",
  "paid",
  "ordered",
  "refund_due",
  "refunded",
  "expired",
  "superseded",
  "failed",
] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** States in which an attempt can still become an order. */
export const LIVE: readonly AttemptState[] = ["created", "open", "processing", "paid"]
/** States of closed attempts, which must not be paid any more. */
export const CLOSED: readonly AttemptState[] = ["expired", "superseded", "failed"]
/** States in which the payment was received or is processing, so the cart must not change. */
export const FROZEN: readonly AttemptState[] = ["processing", "paid"]
/** Unfinished states, which the reconciliation job checks. */
export const UNSETTLED: readonly AttemptState[] = [...LIVE, "refund_due"]
