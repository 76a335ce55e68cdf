import { PAYMENT_POLL, type PaymentStatus } from "@bon-perroquet/contract"
import { ShopApiError } from "@bon-perroquet/shop-client"

/** The API's states, and "refunded", and "awaited" for an order that is paid later. */
export type PaymentOutcome = "verifying" | "paid" | "awaited" | "refunded" | "expired" | "timeout" | "error"

/** Tolerated failures. A phone may be offline after it returns from a bank's app. */
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
