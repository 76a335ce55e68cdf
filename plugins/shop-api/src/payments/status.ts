import type { Settlement } from "@bon-perroquet/stripe-checkout/checkout"
import type { PaymentStatus } from "@bon-perroquet/contract"
import { refuse } from "../http"

/** Stripe's statuses of a page; its type leaves room for more. */
const STATUSES = ["complete", "expired"] as const

/** What the success page is told: Stripe's word, or ours once the order stands. */
export function paymentStatus({ outcome, attempt, session }: Settlement): PaymentStatus {
  if (!attempt) throw refuse("checkout_not_found", 404)
  const answer = {
    amount_total: attempt.amount_cents,
    currency: attempt.currency_code,
    metadata: { order_number: attempt.order_number, customer_email: attempt.email },
  }
  switch (outcome) {
    case "ordered":
      return { ...answer, payment_status: "paid", status: "complete" }
    case "refunded":
      return { ...answer, payment_status: "unpaid", status: "expired", refunded: true }
    case "expired":
    case "failed":
      return { ...answer, payment_status: "unpaid", status: "expired" }
    default:
      return {
        ...answer,
        payment_status: session?.payment_status === "paid" ? "paid" : "unpaid",
        status: STATUSES.find((known) => known === session?.status) ?? "open",
      }
  }
}
