import type { Settlement } from "@bon-perroquet/checkout/checkout"
import type { PaymentState } from "@bon-perroquet/checkout/methods"
import type { PaymentInstructions, PaymentStatus } from "@bon-perroquet/contract"
import { refuse } from "../http"

/** The contract's word for a payment that its method was asked about; it is complete before the money is here. */
const STATUS: Record<PaymentState, PaymentStatus["status"]> = {
  open: "open",
  awaited: "complete",
  expired: "expired",
  processing: "complete",
  paid: "complete",
  failed: "complete",
}

/**
 * What the success page is told: the payment method's word, or ours once the order stands.
 * @param awaited how the order is still to be paid
 */
export function paymentStatus(
  { outcome, attempt, payment }: Settlement,
  awaited: PaymentInstructions | null,
): PaymentStatus {
  if (!attempt) throw refuse("checkout_not_found", 404)
  const answer = {
    amount_total: attempt.amount_cents,
    currency: attempt.currency_code,
    metadata: { order_number: attempt.order_number, customer_email: attempt.email },
  }
  switch (outcome) {
    case "ordered":
      if (awaited) {
        // What is due by now: Medusa Admin may have changed the order.
        const { amount_cents: amount_total } = awaited
        return { ...answer, amount_total, payment_status: "unpaid", status: "complete", awaited }
      }
      return { ...answer, payment_status: "paid", status: "complete" }
    case "refunded":
      return { ...answer, payment_status: "unpaid", status: "expired", refunded: true }
    case "expired":
    case "failed":
      return { ...answer, payment_status: "unpaid", status: "expired" }
    default:
      // Also where the money is here and its order is being written: "paid" is said of what can be looked at.
      return { ...answer, payment_status: "unpaid", status: payment ? STATUS[payment.state] : "open" }
  }
}
