import { PAYMENT_PROVIDER } from "@bon-perroquet/stripe-checkout/checkout"
import { type OrderFacts, type Payment, paymentsOf } from "../status/facts"

const centsOf = (amounts: { amount: number }[] | null): number =>
  (amounts ?? []).reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)

/** What the engine knows to be left of a payment, in cents. */
export const leftOf = ({ captures, refunds }: Payment): number => centsOf(captures) - centsOf(refunds)

/** The payments of an order with something left, the fullest first. */
export const refundablePayments = (order: OrderFacts): Payment[] =>
  paymentsOf(order)
    .filter((payment) => leftOf(payment) > 0)
    .sort((a, b) => leftOf(b) - leftOf(a))

export const refundedCents = (order: OrderFacts): number =>
  paymentsOf(order).reduce((sum, { refunds }) => sum + centsOf(refunds), 0)

/** Stripe's name of a payment; null for one that was not made at Stripe. */
export function paymentIntentOf({ provider_id, data }: Payment): string | null {
  const intent = data?.["payment_intent"]
  return provider_id === PAYMENT_PROVIDER && typeof intent === "string" ? intent : null
}
