/**
 * ```
 * created → open → paid → ordered → (refunded)
 *              ├→ expired / superseded      the held stock is given back
 *              ├→ processing → paid | failed | open     it may be tried again
 *              ├→ processing → ordered      its money is awaited: the order stands before it
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
/** Given up without money: nothing should be paid on these any more. */
export const CLOSED: readonly AttemptState[] = ["expired", "superseded", "failed"]
/** Money is on its way or here: the cart must not change. */
export const FROZEN: readonly AttemptState[] = ["processing", "paid"]
/** Something is left to do: the reconciliation job looks after these. */
export const UNSETTLED: readonly AttemptState[] = [...LIVE, "refund_due"]
