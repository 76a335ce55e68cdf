/** Stripe's final states of a dispute. */
export const DECIDED: readonly string[] = ["won", "lost", "warning_closed", "prevented"]
