import type { PaymentStatus } from "@bon-perroquet/contract"
import { pollOutcome, type PollOutcome, type Polls } from "./polling"

/**
 * Outcome that the page shows. "awaited": the order exists and is paid later. "timeout": polling ended without a
 * result.
 */
export type PaymentOutcome = "paid" | "awaited" | "refunded" | "expired" | PollOutcome

export type PollState = Polls & { status: PaymentStatus | undefined }

export function paymentOutcome({ status, ...polls }: PollState): PaymentOutcome {
  if (status?.payment_status === "paid") return "paid"
  if (status?.awaited) return "awaited"
  if (status?.refunded) return "refunded"
  if (status?.status === "expired") return "expired"
  return pollOutcome(polls)
}
