import { methodOfProvider, type PaymentMethod } from "@bon-perroquet/checkout/methods"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderPayment } from "@bon-perroquet/medusa-sql"
import { paymentIdOf } from "./money"

/**
 * Returns the payment method of a payment and the payment's id there, or null for a payment entered by hand.
 */
export function methodBehind(
  container: MedusaContainer,
  payment: Pick<OrderPayment, "provider_id" | "data">,
): { method: PaymentMethod; payment_id: string } | null {
  const payment_id = paymentIdOf(payment)
  const method = methodOfProvider(container, payment.provider_id)
  return method && payment_id ? { method, payment_id } : null
}
