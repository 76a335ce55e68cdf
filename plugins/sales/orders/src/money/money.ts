import { isPaidByBalance } from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import type { RefundRow } from "../modules/order-status"
import type { EngineOrder, OrderPayment } from "@bon-perroquet/medusa-sql"

export const centsOf = (amounts: { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + toCents(amount), 0)

/** Returns the captured amount of a payment that was not refunded, in cents. */
export const leftOf = ({ captures, refunds }: OrderPayment): number => centsOf(captures) - centsOf(refunds)

/** A balance pays with the order, also if the rest is paid later. */
export const wasPaid = ({ payments }: EngineOrder): boolean =>
  payments.some(({ data, captures }) => captures.length > 0 && !isPaidByBalance(data))

/** Returns true for a paid order whose money was all refunded. */
export const hasNoMoneyLeft = (order: EngineOrder): boolean =>
  wasPaid(order) && order.payments.every((payment) => leftOf(payment) <= 0)

/** Returns whether a refund is not recorded in Medusa yet. */
export const isInProgress = ({ state }: Pick<RefundRow, "state">): boolean =>
  state === "pending" || state === "made" || state === "waiting"

/**
 * Returns the amount of a payment that can still be refunded, in cents. Refunds in progress are subtracted.
 */
export function freeOf(payment: OrderPayment, rows: readonly RefundRow[]): number {
  // After a crash, Medusa may have recorded a refund whose row is still in progress. It must count once.
  const bookedRows = new Set(payment.refunds.map(({ metadata }) => metadata?.["order_refund"]))
  const inProgress = rows.filter(
    (row) => row.payment_id === payment.id && isInProgress(row) && !bookedRows.has(row.id),
  )
  return leftOf(payment) - inProgress.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

/** Returns the payments that can still be refunded, the largest rest first. */
export const refundablePayments = (order: EngineOrder, rows: readonly RefundRow[]): OrderPayment[] =>
  order.payments
    .filter((payment) => freeOf(payment, rows) > 0)
    .sort((a, b) => freeOf(b, rows) - freeOf(a, rows))

export const refundedCents = (order: EngineOrder, rows: readonly RefundRow[]): number =>
  order.payments.reduce((sum, payment) => sum + centsOf(payment.captures) - freeOf(payment, rows), 0)

/** Returns the payment's id at its provider, or null. */
export function paymentIdOf({ data }: Pick<OrderPayment, "data">): string | null {
  const id = data?.["payment_intent"]
  return typeof id === "string" ? id : null
}
