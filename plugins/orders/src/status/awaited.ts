import { toCents } from "@bon-perroquet/contract/money"
import type { EngineOrder, OrderPayment } from "@bon-perroquet/engine-tables"
import { PaymentCollectionStatus, PaymentEvents } from "@medusajs/framework/utils"
import type { AwaitedPayments } from "@bon-perroquet/checkout/methods"
import { methodBehind } from "../money/method"
import type { Engine } from "../engine/engine"

/** A payment that was promised when the order was placed, and who knows whether its money came. */
interface Promised {
  payment: OrderPayment
  awaited: AwaitedPayments
  /** Its method's id of it. */
  id: string
}

const promisedOf = ({ container }: Engine, order: EngineOrder): Promised[] =>
  order.payments.flatMap((payment) => {
    const behind = methodBehind(container, payment)
    return behind?.method.awaited ? [{ payment, awaited: behind.method.awaited, id: behind.payment_id }] : []
  })

/** What an order waits for, in cents; null for one that waits for nothing. */
export function awaitedCents(engine: Engine, order: EngineOrder): number | null {
  const missing = promisedOf(engine, order).filter(({ payment }) => !payment.captured_at)
  if (!missing.length) return null
  return missing.reduce((sum, { payment }) => sum + toCents(payment.amount), 0)
}

/** Nobody is asked to pay an order any more that is cancelled. */
export async function endAwaited(engine: Engine, order: EngineOrder): Promise<void> {
  for (const { awaited, id } of promisedOf(engine, order)) await awaited.end(id)
}

/** An order that is no longer cancelled is to be paid after all. */
export async function resumeAwaited(engine: Engine, order: EngineOrder): Promise<void> {
  for (const { awaited, id } of promisedOf(engine, order)) await awaited.resume(id)
}

/**
 * Notes that the money of an order is here: at its method first, then in the engine's books. Each step finds out whether
 * it was taken before.
 */
export async function receiveAwaited(engine: Engine, order: EngineOrder): Promise<void> {
  for (const { payment, awaited, id } of promisedOf(engine, order)) {
    await awaited.receive(id)
    await capture(engine, payment)
    await noteTransactions(engine, order, payment)
  }
  // The goods count no more as unpaid for whoever ordered them.
  await engine
    .knex("reservation_item")
    .whereIn(
      "line_item_id",
      order.items.map(({ id }) => id),
    )
    .whereNull("deleted_at")
    .update({ description: "Ordered" })
}

async function capture({ payment: payments }: Engine, payment: OrderPayment): Promise<void> {
  const { id, amount, currency_code, payment_collection_id } = payment
  if (payment.captured_at) return
  // Medusa Admin takes a payment back whose order it cancels. The engine's type has forgotten what it stores.
  const revived = { id, canceled_at: null }
  if (payment.canceled_at) await payments.updatePayment(revived)
  if (!payment.captures.length) {
    await payments.capturePayment({ payment_id: id })
    return
  }
  // A process died between the engine's own steps.
  const captured = { id, captured_at: new Date() }
  await payments.updatePayment(captured)
  const sums = { currency_code, captured_amount: amount, status: PaymentCollectionStatus.COMPLETED }
  await payments.updatePaymentCollections(payment_collection_id, sums)
}

async function noteTransactions(engine: Engine, order: EngineOrder, payment: OrderPayment): Promise<void> {
  const captures = await engine.payment.listCaptures({ payment_id: payment.id })
  const noted = await engine.order.listOrderTransactions({ order_id: order.id })
  const known = new Set(noted.map(({ reference_id }) => reference_id))
  const missing = captures.filter(({ id }) => !known.has(id))
  if (missing.length)
    await engine.order.addOrderTransactions(
      missing.map(({ id, amount }) => ({
        order_id: order.id,
        amount: Number(amount),
        currency_code: payment.currency_code,
        reference: "capture",
        reference_id: id,
      })),
    )
}

/** Tells the engine's subscribers that an order's money is here. */
export async function announceReceived(engine: Engine, order: EngineOrder): Promise<void> {
  for (const { payment } of promisedOf(engine, order))
    await engine.events.emit({ name: PaymentEvents.CAPTURED, data: { id: payment.id } })
}
