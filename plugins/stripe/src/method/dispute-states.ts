/** Stripe's words for a dispute that the bank has decided. */
export const DECIDED: readonly string[] = ["won", "lost", "warning_closed", "prevented"]
