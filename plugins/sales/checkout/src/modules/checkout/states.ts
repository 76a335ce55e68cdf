/**
 * ```
 * created → open → paid → ordered → (refunded)
 *              ├→ expired / superseded      the held stock is given back
 *              ├→ processing → paid | failed | open     it can be retried
 *              ├→ processing → ordered      its payment is awaited: the order exists before it
 * paid → refund_due → refunded              amount differs, stock gone, cart gone
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

/** Can still become an order. */
export const LIVE: readonly AttemptState[] = ["created", "open", "processing", "paid"]
/** Closed without payment. Must not be paid any more. */
export const CLOSED: readonly AttemptState[] = ["expired", "superseded", "failed"]
/** Money is received or on its way, so the cart must not change. */
export const FROZEN: readonly AttemptState[] = ["processing", "paid"]
/** Unfinished states, which the reconciliation job checks. */
export const UNSETTLED: readonly AttemptState[] = [...LIVE, "refund_due"]
