import { PAYMENT_POLL, type PaymentStatus } from "@bon-perroquet/contract"
import { ShopApiError } from "@bon-perroquet/shop-client"

/**
 * Outcome that the page shows. "awaited": the order exists and is paid later. "timeout": polling ended without a
 * result.
 */
export type PaymentOutcome = "verifying" | "paid" | "awaited" | "refunded" | "expired" | "timeout" | "error"

/** Number of failed polls that are tolerated. A phone may be offline when it returns from a bank's app. */
const FAILURES_FORGIVEN = 2

export type PollState = {
  status: PaymentStatus | undefined
  error: Error | null
  answers: number
  failures: number
}

export function paymentOutcome({ status, error, answers, failures }: PollState): PaymentOutcome {
  if (status?.payment_status === "paid") return "paid"
  if (status?.awaited) return "awaited"
  if (status?.refunded) return "refunded"
  if (status?.status === "expired") return "expired"
  const refused = error instanceof ShopApiError && error.status < 500 && error.status !== 429
  if (refused || failures > FAILURES_FORGIVEN) return "error"
  return answers + failures >= PAYMENT_POLL.attempts ? "timeout" : "verifying"
}
