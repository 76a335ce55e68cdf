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
