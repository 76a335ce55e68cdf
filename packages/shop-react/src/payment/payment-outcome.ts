import { PAYMENT_POLL, type PaymentStatus } from "@bon-perroquet/contract"
import { ShopApiError } from "@bon-perroquet/shop-client"

/** Where the verification of a payment stands: the contract's words, "refunded" for one that is given back, "awaited" for an order that waits for it. */
export type PaymentOutcome = "verifying" | "paid" | "awaited" | "refunded" | "expired" | "timeout" | "error"

/** One poll lost on the way back from a bank's app is no reason to tell someone who paid that something is wrong. */
const FAILURES_FORGIVEN = 2

export type PollState = {
  status: PaymentStatus | undefined
  error: Error | null
  answers: number
  failures: number
}

/** Says what the polls so far amount to. */
export function paymentOutcome({ status, error, answers, failures }: PollState): PaymentOutcome {
  if (status?.payment_status === "paid") return "paid"
  if (status?.awaited) return "awaited"
  if (status?.refunded) return "refunded"
  if (status?.status === "expired") return "expired"
  const refused = error instanceof ShopApiError && error.status < 500 && error.status !== 429
  if (refused || failures > FAILURES_FORGIVEN) return "error"
  return answers + failures >= PAYMENT_POLL.attempts ? "timeout" : "verifying"
}
