import type { PaymentState } from "@bon-perroquet/checkout/methods"
import type { Transfer } from "../modules/bank-transfer/transfer-rows"

export function stateOf({ received_at, ended_at }: Pick<Transfer, "received_at" | "ended_at">): PaymentState {
  if (received_at) return "paid"
  return ended_at ? "expired" : "awaited"
}
