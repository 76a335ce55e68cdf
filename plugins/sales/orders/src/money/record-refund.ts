import { toCents, toEuro } from "@bon-perroquet/contract/money"
import type { RefundParts } from "@bon-perroquet/contract"
import type { RefundDTO } from "@medusajs/framework/types"
import { ChangeActionType, MathBN } from "@medusajs/framework/utils"
import type { RefundRow } from "../modules/order-status"
import type { Engine } from "../engine/engine"
import type { EngineOrder, OrderPayment } from "@bon-perroquet/medusa-sql"
import { orderOf } from "../engine/order"
import { wasPaid } from "./money"
import {
  creditedOf,
  creditedRefunds,
  creditOfBooking,
  creditsOf,
  creditsOfAssignment,
  creditsOfFailure,
  type CreditedRefund,
} from "./credits"

/** Medusa's refund. Its type omits `metadata`. */
type EngineRefund = RefundDTO & { metadata?: Record<string, unknown> | null }

/**
 * Records a refund and its order transaction in Medusa. Unless the order is cancelled, adds a credit line for
 * the part that exceeds the amount due to the customer. Otherwise Medusa would show this part as unpaid.
 */
export async function book(
  engine: Engine,
  order: EngineOrder,
  payment: OrderPayment,
  refund: RefundRow,
): Promise<void> {
  const engineRefund = await createEngineRefund(engine, order, payment, refund)
  await noteOnCollection(engine, order, payment)
  const transactions = await engine.order.listOrderTransactions({ order_id: order.id })
  if (!transactions.some(({ reference_id }) => reference_id === engineRefund.id))
    await engine.order.addOrderTransactions([
      {
        order_id: order.id,
        amount: -toEuro(refund.amount_cents),
        currency_code: payment.currency_code,
        reference: "refund",
        reference_id: engineRefund.id,
      },
    ])
  if (order.status === "canceled") return
  const now = { ...(await orderOf(engine, order.id)), settled: order.settled }
  const refunds = await readCreditedRefunds(engine, now)
  await credit(engine, order.id, bookingOf(refund), creditOfBooking(now, refunds, refund.id))
}

/** Removes a refund that failed or was not made from Medusa. Idempotent. */
export async function unbook(
  engine: Engine,
  order: EngineOrder,
  payment: OrderPayment,
  refund: RefundRow,
): Promise<void> {
  const engineRefund = await engineRefundOf(engine, refund)
  const transactions = await engine.order.listOrderTransactions({ order_id: order.id })
  const transaction = transactions.find(({ reference_id }) => reference_id === engineRefund?.id)
  if (engineRefund && transaction) {
    const { knex } = engine
    // Deleting a transaction corrects the order's totals only if it has the order's current version. An edit
    // or a return changes the version.
    const version = knex("order").where({ id: order.id }).select("version")
    await knex("order_transaction").where({ id: transaction.id }).update({ version })
    await engine.order.deleteOrderTransactions([transaction.id])
  }
  if (engineRefund) await engine.payment.deleteRefunds([engineRefund.id])
  await noteOnCollection(engine, order, payment)
  const undone = `${bookingOf(refund)}:undone`
  if (refund.engine_refund_id) {
    if (order.status !== "canceled")
      await credit(engine, order.id, `${refund.engine_refund_id}:undone`, 0 - refund.amount_cents)
    return
  }
  const { amount_cents, parts, id } = refund
  const now = await orderOf(engine, order.id)
  const credited_cents = creditedOf(id, creditsOf(now))
  const failed = { id, amount_cents, parts, credited_cents, isBooked: engineRefund !== undefined }
  const refunds = await readCreditedRefunds(engine, now)
  for (const { refund: of, cents } of creditsOfFailure(order, refunds, failed))
    await credit(engine, order.id, of === id ? undone : `settled:${undone}:${of}`, cents)
}

export const readCreditedRefunds = async (engine: Engine, order: EngineOrder): Promise<CreditedRefund[]> =>
  creditedRefunds(order, await engine.records.refunds.of(order.id))

/**
 * Returns the id under which Medusa records a refund. It differs after each reversal, because a reversed
 * refund may be recorded again, for example after a lost dispute.
 */
const bookingOf = ({ id, undone }: RefundRow): string => (undone ? `${id}:${undone}` : id)

async function engineRefundOf({ payment }: Engine, refund: RefundRow): Promise<EngineRefund | undefined> {
  const all: EngineRefund[] = await payment.listRefunds({ payment_id: refund.payment_id }, { take: null })
  return all.find(
    ({ id, metadata }) => metadata?.["order_refund"] === refund.id || id === refund.engine_refund_id,
  )
}

/**
 * Returns the cents of a new refund that no invoice will contain: a balance paid them too much before the order was paid,
 * so before anything was invoiced.
 */
const uninvoicedOf = (order: EngineOrder, { amount_cents }: RefundRow): number =>
  wasPaid(order) ? 0 : Math.max(0, Math.min(amount_cents, 0 - toCents(order.pending_difference)))

/**
 * Returns the metadata that invoices and credit notes read. A reason entered in Medusa Admin is internal, so
 * it is omitted.
 */
const metadataOf = ({ id, parts, assigned, key, reason, as_credit }: RefundRow) => ({
  order_refund: id,
  parts,
  assigned,
  ...(as_credit && { given_as: "store_credit" }),
  ...(reason !== null && key.startsWith("asked:") && { reason }),
})

async function createEngineRefund(
  engine: Engine,
  order: EngineOrder,
  { id, data }: OrderPayment,
  refund: RefundRow,
): Promise<EngineRefund> {
  const existing = await engineRefundOf(engine, refund)
  if (existing) return existing
  const { amount_cents, stripe_refund_id } = refund
  if (stripe_refund_id) {
    // Medusa stores `data`, although its type omits it.
    const created = { id, data: { ...data, made_refund: { id: stripe_refund_id, amount_cents } } }
    await engine.payment.updatePayment(created)
  }
  const uninvoiced_cents = uninvoicedOf(order, refund)
  const note = {
    payment_id: id,
    amount: toEuro(amount_cents),
    note: refund.reason ?? undefined,
    metadata: { ...metadataOf(refund), ...(uninvoiced_cents && { uninvoiced_cents }) },
  }
  await engine.payment.refundPayment(note)
  const engineRefund = await engineRefundOf(engine, refund)
  if (!engineRefund) throw new Error(`The engine did not record refund ${refund.id}.`)
  return engineRefund
}

/**
 * Updates the payment collection's refunded amount. Medusa does this in a separate step, which a crash could
 * skip.
 */
async function noteOnCollection({ payment }: Engine, order: EngineOrder, of: OrderPayment): Promise<void> {
  const { payment_collection_id, currency_code } = of
  const ids = order.payments.filter((one) => one.payment_collection_id === payment_collection_id)
  const refunds = await payment.listRefunds({ payment_id: ids.map(({ id }) => id) }, { take: null })
  const refunded_amount = refunds.length ? MathBN.sum(...refunds.map(({ amount }) => amount)).toNumber() : 0
  const sums = { currency_code, refunded_amount }
  await payment.updatePaymentCollections(payment_collection_id, sums)
}

/** Adds a credit line, once per reference. A negative amount reverses an earlier credit line. */
async function credit(engine: Engine, order_id: string, reference_id: string, cents: number): Promise<void> {
  if (cents === 0) return
  const existing = await engine
    .knex("order_change")
    .join("order_change_action AS action", "action.order_change_id", "order_change.id")
    .where({ "action.order_id": order_id, "action.reference_id": reference_id })
    .first<{ id: string; status: string } | undefined>("order_change.id", "order_change.status")
  if (existing && existing.status !== "pending") return
  const change =
    existing ??
    (await engine.order.createOrderChange({
      order_id,
      change_type: "credit_line",
      actions: [
        {
          order_id,
          action: ChangeActionType.CREDIT_LINE_ADD,
          reference: "order_refund",
          reference_id,
          amount: toEuro(cents),
        },
      ],
    }))
  await engine.order.confirmOrderChange(change.id)
}

/**
 * Stores the assigned parts of a refund, and corrects its metadata and credit lines in Medusa. A repeated
 * call completes an interrupted one.
 * @param order before the assignment
 */
export async function recordParts(
  engine: Engine,
  order: EngineOrder,
  refund: RefundRow,
  { parts, ...restocking }: { parts: RefundParts } & Pick<RefundRow, "restock" | "sent">,
): Promise<RefundRow> {
  const refunds = order.status === "canceled" ? [] : await readCreditedRefunds(engine, order)
  const assigned = await engine.records.refunds.assign(refund, parts, restocking)
  for (const { refund: of, cents } of creditsOfAssignment(order, refunds, refund.id, parts))
    await credit(engine, order.id, `settled:assigned:${assigned.assigned}:${refund.id}:${of}`, cents)
  if (assigned.state !== "done") return assigned
  const existing = await engineRefundOf(engine, assigned)
  if (!existing) throw new Error(`Refund ${assigned.id} is not recorded in the engine.`)
  const metadata = { ...existing.metadata, ...metadataOf(assigned) }
  await engine
    .knex("refund")
    .where({ id: existing.id })
    .update({ metadata: JSON.stringify(metadata), updated_at: engine.knex.fn.now() })
  return assigned
}

export const paymentOfRefund = async (engine: Engine, refund: RefundRow) => {
  const order = await orderOf(engine, refund.order_id)
  const payment = order.payments.find(({ id }) => id === refund.payment_id)
  if (!payment) throw new Error(`The payment of refund ${refund.id} does not exist any more.`)
  return { order, payment }
}
