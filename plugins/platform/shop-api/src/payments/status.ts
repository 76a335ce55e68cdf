import type { Settlement } from "@bon-perroquet/checkout/checkout"
import type { PaymentState } from "@bon-perroquet/checkout/methods"
import type { PaymentInstructions, PaymentStatus } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"

/** Public status by payment state. "complete" means that the shopper has finished, not that the money has arrived. */
const STATUS: Record<PaymentState, PaymentStatus["status"]> = {
  open: "open",
  awaited: "complete",
  expired: "expired",
  processing: "complete",
  paid: "complete",
  failed: "complete",
}

/**
 * Returns the status of a payment, or of its order.
 * @param instructions how an unpaid order will be paid
 */
export function paymentStatus(
  { outcome, attempt, payment }: Settlement,
  instructions: PaymentInstructions | null,
): PaymentStatus {
  if (!attempt) throw refuse("checkout_not_found", 404)
  const answer = {
    // Includes the part that balances pay.
    amount_total: attempt.amount_cents + attempt.balance_cents,
    currency: attempt.currency_code,
    metadata: { order_number: attempt.order_number, customer_email: attempt.email },
  }
  switch (outcome) {
    case "ordered":
      if (instructions) {
        // Uses the order's total, because Medusa Admin may have changed it.
        const { amount_cents: amount_total } = instructions
        return {
          ...answer,
          amount_total,
          payment_status: "unpaid",
          status: "complete",
          awaited: instructions,
        }
      }
      return { ...answer, payment_status: "paid", status: "complete" }
    case "refunded":
      // Balances were not redeemed, so only the other method's amount is refunded.
      return {
        ...answer,
        amount_total: attempt.amount_cents,
        payment_status: "unpaid",
        status: "expired",
        refunded: true,
      }
    case "expired":
    case "failed":
      return { ...answer, payment_status: "unpaid", status: "expired" }
    default:
      // "paid" requires an existing order, even if the payment has arrived.
      return { ...answer, payment_status: "unpaid", status: payment ? STATUS[payment.state] : "open" }
  }
}
