/** How far a refund has come that the shop began, from being asked for to its end. */
export const REFUND_ROW_STATES = [
  "pending",
  "made",
  "waiting",
  "done",
  "undoing",
  "failed",
  "refused",
] as const
export type RefundRowState = (typeof REFUND_ROW_STATES)[number]
