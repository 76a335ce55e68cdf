import { toCents } from "@bon-perroquet/contract/money"
import type { RefundRow } from "../modules/order-status"
import type { EngineOrder, OrderPayment } from "@bon-perroquet/engine-tables"

const centsOf = (amounts: { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + toCents(amount), 0)

/** What the engine knows to be left of a payment, in cents. */
export const leftOf = ({ captures, refunds }: OrderPayment): number => centsOf(captures) - centsOf(refunds)

/** On its way to the customer, and not in the engine's books yet. */
export const isInProgress = ({ state }: Pick<RefundRow, "state">): boolean =>
  state === "pending" || state === "made" || state === "waiting"

/** What of a payment nobody gives back yet, in cents. */
export function freeOf(payment: OrderPayment, rows: readonly RefundRow[]): number {
  // One that a crash left between the engine's note of it and its own end is in both: it counts once.
  const noted = new Set(payment.refunds.map(({ metadata }) => metadata?.["order_refund"]))
  const inProgress = rows.filter(
    (row) => row.payment_id === payment.id && isInProgress(row) && !noted.has(row.id),
  )
  return leftOf(payment) - inProgress.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

/** The payments of an order with something left, the fullest first. */
export const refundablePayments = (order: EngineOrder, rows: readonly RefundRow[]): OrderPayment[] =>
  order.payments
    .filter((payment) => freeOf(payment, rows) > 0)
    .sort((a, b) => freeOf(b, rows) - freeOf(a, rows))

/** Given back, or on its way. */
export const refundedCents = (order: EngineOrder, rows: readonly RefundRow[]): number =>
  order.payments.reduce((sum, payment) => sum + centsOf(payment.captures) - freeOf(payment, rows), 0)

/** The payment method's id of the money; null for a payment that none has. Its provider notes it. */
export function paymentIdOf({ data }: Pick<OrderPayment, "data">): string | null {
  const id = data?.["payment_intent"]
  return typeof id === "string" ? id : null
}
