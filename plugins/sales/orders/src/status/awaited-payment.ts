import { toCents, toEuro } from "@bon-perroquet/contract/money"
import { captureNothing, type EngineOrder, type OrderPayment } from "@bon-perroquet/medusa-sql"
import { PaymentCollectionStatus, PaymentEvents } from "@medusajs/framework/utils"
import type { AwaitedPayments } from "@bon-perroquet/checkout/methods"
import { methodBehind } from "../money/method"
import { wasPaid } from "../money/money"
import type { Engine } from "../engine/engine"

/** A payment that is made after the order. `awaited` are the functions of its payment method. */
interface Promised {
  payment: OrderPayment
  awaited: AwaitedPayments
  id: string
}

const promisedOf = ({ container }: Engine, order: EngineOrder): Promised[] =>
  order.payments.flatMap((payment) => {
    const behind = methodBehind(container, payment)
    return behind?.method.awaited ? [{ payment, awaited: behind.method.awaited, id: behind.payment_id }] : []
  })

const missingCents = ({ pending_difference }: EngineOrder): number => Math.max(0, toCents(pending_difference))

/**
 * Returns the amount in cents that the order still awaits, or null. Edits or manual payments in Medusa Admin
 * may have changed it.
 */
export function awaitedCents(engine: Engine, order: EngineOrder): number | null {
  const isPromised = promisedOf(engine, order).some(({ payment }) => !payment.captured_at)
  const missing = missingCents(order)
  // Medusa shows nothing due on a cancelled order, but reinstating the order resumes its payment.
  return isPromised && (missing > 0 || order.status === "canceled") ? missing : null
}

/**
 * Returns true if the order awaits a payment of which nothing is due any more, because it was edited to the amount that
 * balances have paid, or less.
 */
export const isCovered = (engine: Engine, order: EngineOrder): boolean =>
  order.status !== "canceled" &&
  missingCents(order) === 0 &&
  !wasPaid(order) &&
  promisedOf(engine, order).some(({ payment }) => !payment.captured_at)

export async function endAwaited(engine: Engine, order: EngineOrder): Promise<void> {
  for (const { awaited, id } of promisedOf(engine, order)) await awaited.end(id)
}

/** Confirms the customer's e-mail address. @returns whether the order still awaits its payment */
export async function confirmAwaited(engine: Engine, order: EngineOrder): Promise<boolean> {
  const confirmed = await Promise.all(promisedOf(engine, order).map(({ awaited, id }) => awaited.confirm(id)))
  return confirmed.includes(true)
}

export async function resumeAwaited(engine: Engine, order: EngineOrder): Promise<void> {
  for (const { payment, awaited, id } of promisedOf(engine, order))
    if (!payment.captured_at) await awaited.resume(id)
}

/** Records that the awaited payment was received, first at its method, then in Medusa. Idempotent. */
export async function receiveAwaited(engine: Engine, order: EngineOrder): Promise<void> {
  const isFree = isCovered(engine, order)
  let missing = missingCents(order)
  for (const { payment, awaited, id } of promisedOf(engine, order)) {
    const cents = payment.captures.length ? capturedCents(payment) : missing
    if (!cents) {
      // The order was paid in another way, or nothing is due.
      await awaited.end(id)
      if (isFree) await captureFree(engine, order, payment)
      continue
    }
    await awaited.receive(id, cents)
    if (!payment.captured_at) await capture(engine, order, payment, cents)
    await noteTransactions(engine, order, payment)
    if (!payment.captures.length) missing = 0
  }
  // Changes the description, so that the reservations no longer count as unpaid.
  await engine
    .knex("reservation_item")
    .whereIn(
      "line_item_id",
      order.items.map(({ id }) => id),
    )
    .whereNull("deleted_at")
    .update({ description: "Ordered" })
}

async function captureFree(engine: Engine, order: EngineOrder, { id }: OrderPayment): Promise<void> {
  await askNoMore(engine, order)
  await captureNothing(engine.knex, id)
}

const capturedCents = ({ captures }: OrderPayment): number =>
  captures.reduce((sum, { amount }) => sum + toCents(amount), 0)

async function capture(
  engine: Engine,
  order: EngineOrder,
  payment: OrderPayment,
  cents: number,
): Promise<void> {
  const { payment: payments } = engine
  const { id, currency_code, payment_collection_id } = payment
  const amount = toEuro(cents)
  // Balances have already paid their part of the same collection.
  const others = order.payments.filter(
    (other) => other.id !== id && other.payment_collection_id === payment_collection_id,
  )
  const collected = toEuro(others.reduce((sum, other) => sum + capturedCents(other), cents))
  await askNoMore(engine, order)
  // Edits and cancellations in Medusa Admin cancel the payment. `canceled_at` is stored, although Medusa's
  // type omits it.
  const revived = { id, amount, canceled_at: null }
  if (payment.canceled_at || toCents(payment.amount) !== cents) {
    await payments.updatePayment(revived)
    await payments.updatePaymentCollections(payment_collection_id, { currency_code, amount: collected })
  }
  if (!payment.captures.length) {
    await payments.capturePayment({ payment_id: id })
    return
  }
  // A crash between Medusa's steps leaves a captured payment without `captured_at`.
  const captured = { id, captured_at: new Date() }
  await payments.updatePayment(captured)
  const sums = { currency_code, captured_amount: collected, status: PaymentCollectionStatus.COMPLETED }
  await payments.updatePaymentCollections(payment_collection_id, sums)
}

/**
 * Cancels the payment collections that edits in Medusa Admin open, because they would charge the customer
 * twice.
 */
async function askNoMore({ knex, payment }: Engine, { id, currency_code }: EngineOrder): Promise<void> {
  const collections = await knex<{ id: string }>("payment_collection AS asked")
    .join("order_payment_collection AS link", "link.payment_collection_id", "asked.id")
    .where({ "link.order_id": id, "link.deleted_at": null, "asked.deleted_at": null })
    .whereIn("asked.status", [PaymentCollectionStatus.NOT_PAID, PaymentCollectionStatus.AWAITING])
    .select<{ id: string }[]>("asked.id AS id")
  const cancelled = { currency_code, status: PaymentCollectionStatus.CANCELED }
  for (const { id: collection } of collections) await payment.updatePaymentCollections(collection, cancelled)
}

async function noteTransactions(engine: Engine, order: EngineOrder, payment: OrderPayment): Promise<void> {
  const captures = await engine.payment.listCaptures({ payment_id: payment.id })
  const transactions = await engine.order.listOrderTransactions({ order_id: order.id })
  const references = new Set(transactions.map(({ reference_id }) => reference_id))
  const missing = captures.filter(({ id }) => !references.has(id))
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

export async function announceReceived(engine: Engine, order: EngineOrder): Promise<void> {
  for (const { payment } of promisedOf(engine, order))
    await engine.events.emit({ name: PaymentEvents.CAPTURED, data: { id: payment.id } })
}
