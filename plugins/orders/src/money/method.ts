import { methodOfProvider, type PaymentMethod } from "@bon-perroquet/checkout/methods"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderPayment } from "@bon-perroquet/engine-tables"
import { paymentIdOf } from "./money"

/** The method that has a payment's money; null for a payment that was noted by hand, which nobody can be asked about. */
export function methodBehind(
  container: MedusaContainer,
  payment: OrderPayment,
): { method: PaymentMethod; payment_id: string } | null {
  const payment_id = paymentIdOf(payment)
  const method = methodOfProvider(container, payment.provider_id)
  return method && payment_id ? { method, payment_id } : null
}
