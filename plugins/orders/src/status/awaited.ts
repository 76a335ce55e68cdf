import { toCents, toEuro } from "@bon-perroquet/contract/money"
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

/** What is due of an order, cancelled or not. */
const missingCents = ({ pending_difference }: EngineOrder): number => Math.max(0, toCents(pending_difference))

/**
 * What an order waits for, in cents; null for one that waits for nothing. It is what is due by now: Medusa Admin may have
 * changed the order since its payment was promised, or have noted the money by hand.
 */
export function awaitedCents(engine: Engine, order: EngineOrder): number | null {
  const isPromised = promisedOf(engine, order).some(({ payment }) => !payment.captured_at)
  const missing = missingCents(order)
  // One that was cancelled before it was paid goes no further without its money either.
  return isPromised && (missing > 0 || order.status === "canceled") ? missing : null
}

/** Nobody is asked to pay an order any more that is cancelled. */
export async function endAwaited(engine: Engine, order: EngineOrder): Promise<void> {
  for (const { awaited, id } of promisedOf(engine, order)) await awaited.end(id)
}

/** Notes that the buyer of an order reads mail at its address. @returns whether the order still waits for its payment */
export async function confirmAwaited(engine: Engine, order: EngineOrder): Promise<boolean> {
  const confirmed = await Promise.all(promisedOf(engine, order).map(({ awaited, id }) => awaited.confirm(id)))
  return confirmed.includes(true)
}

/** An order that is no longer cancelled is to be paid after all. */
export async function resumeAwaited(engine: Engine, order: EngineOrder): Promise<void> {
  for (const { awaited, id } of promisedOf(engine, order)) await awaited.resume(id)
}

/**
 * Notes that what is due of an order is here: at its method first, then in the engine's books. Each step finds out whether
 * it was taken before.
 */
export async function receiveAwaited(engine: Engine, order: EngineOrder): Promise<void> {
  let missing = missingCents(order)
  for (const { payment, awaited, id } of promisedOf(engine, order)) {
    const cents = payment.captures.length ? capturedCents(payment) : missing
    if (!cents) {
      // Paid by other means, or an edit left nothing to pay.
      await awaited.end(id)
      continue
    }
    await awaited.receive(id, cents)
    if (!payment.captured_at) await capture(engine, order, payment, cents)
    await noteTransactions(engine, order, payment)
    if (!payment.captures.length) missing = 0
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
  await askNoMore(engine, order)
  // Medusa Admin takes a payment back whose order it changes or cancels. The engine's type has forgotten what it stores.
  const revived = { id, amount, canceled_at: null }
  if (payment.canceled_at || toCents(payment.amount) !== cents) {
    await payments.updatePayment(revived)
    await payments.updatePaymentCollections(payment_collection_id, { currency_code, amount })
  }
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

/**
 * An edit of Medusa Admin asks for the new amount in a payment collection of its own, beside the promise: the money is here,
 * and it is not asked for twice.
 */
async function askNoMore({ knex, payment }: Engine, { id, currency_code }: EngineOrder): Promise<void> {
  const asked = await knex<{ id: string }>("payment_collection AS asked")
    .join("order_payment_collection AS link", "link.payment_collection_id", "asked.id")
    .where({ "link.order_id": id, "link.deleted_at": null, "asked.deleted_at": null })
    .whereIn("asked.status", [PaymentCollectionStatus.NOT_PAID, PaymentCollectionStatus.AWAITING])
    .select<{ id: string }[]>("asked.id AS id")
  const cancelled = { currency_code, status: PaymentCollectionStatus.CANCELED }
  for (const { id: collection } of asked) await payment.updatePaymentCollections(collection, cancelled)
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
