import type { RefundDTO } from "@medusajs/framework/types"
import { ChangeActionType, MathBN, PaymentEvents } from "@medusajs/framework/utils"
import { refuse } from "@bon-perroquet/shop-api/http"
import { refundPart, RefundRefusal } from "@bon-perroquet/stripe-checkout/checkout"
import type { RefundRow } from "../modules/order-status"
import type { Engine } from "../status/engine"
import { factsOf, numberOf, type OrderFacts, type Payment, paymentsOf } from "../status/facts"
import { paymentIntentOf } from "./money"

/**
 * Brings a refund that was written down to its end: Stripe first, then the engine's note of it. Each step finds out
 * whether it was taken before, so after a crash the next call finishes the work and nothing is given back twice.
 * @throws 409 refund_refused when Stripe says no, 503 refund_pending when it does not answer: it is tried again later
 */
export async function carryOut(engine: Engine, order: OrderFacts, refund: RefundRow): Promise<void> {
  if (refund.state === "done" || refund.state === "refused") return
  const payment = paymentsOf(order).find(({ id }) => id === refund.payment_id)
  if (!payment) throw new Error(`The payment of refund ${refund.id} is gone.`)
  const stripeId = await giveBack(engine, order, payment, refund)
  const noted = await noteRefund(engine, payment, refund, stripeId)
  await noteOnCollection(engine, order, payment)
  await noteOnOrder(engine, order, payment, refund, noted)
  await engine.records.refunds.advance(refund, "done")
}

/** Tells the engine's subscribers, once the order's status is what it will be. */
export const announceRefund = ({ events }: Engine, paymentId: string): Promise<void> =>
  events.emit({ name: PaymentEvents.REFUNDED, data: { id: paymentId } })

async function giveBack(
  engine: Engine,
  order: OrderFacts,
  payment: Payment,
  refund: RefundRow,
): Promise<string | null> {
  const paymentIntent = paymentIntentOf(payment)
  if (refund.stripe_refund_id || !paymentIntent) return refund.stripe_refund_id
  try {
    const stripe_refund_id = await refundPart(engine.container, {
      paymentIntent,
      amountCents: refund.amount_cents,
      key: refund.id,
      orderNumber: numberOf(order),
    })
    await engine.records.refunds.advance(refund, "made", { stripe_refund_id })
    return stripe_refund_id
  } catch (error) {
    throw await refusalOf(engine, refund, error)
  }
}

async function refusalOf(engine: Engine, refund: RefundRow, error: unknown): Promise<unknown> {
  if (!(error instanceof RefundRefusal)) return error
  engine.logger.warn(`Refund ${refund.id}: ${error.message} ${String(error.cause)}`)
  if (error.reason === "unavailable") return refuse("refund_pending", 503)
  await engine.records.refunds.advance(refund, "refused")
  return refuse("refund_refused", 409)
}

/** The engine's own row of the refund. @returns its id */
async function noteRefund(
  { payment }: Engine,
  { id, data, refunds }: Payment,
  refund: RefundRow,
  stripeId: string | null,
): Promise<string> {
  const known = refunds?.find(({ metadata }) => metadata?.["order_refund"] === refund.id)
  if (known) return known.id
  if (stripeId) {
    // The engine's type has forgotten the data that it stores.
    const made = { id, data: { ...data, made_refund: { id: stripeId, amount_cents: refund.amount_cents } } }
    await payment.updatePayment(made)
  }
  const note = {
    payment_id: id,
    amount: refund.amount_cents / 100,
    note: refund.reason ?? undefined,
    metadata: { order_refund: refund.id },
  }
  await payment.refundPayment(note)
  const rows: (RefundDTO & { metadata?: Record<string, unknown> | null })[] = await payment.listRefunds(
    { payment_id: id },
    { take: null },
  )
  const made = rows.find(({ metadata }) => metadata?.["order_refund"] === refund.id)
  if (!made) throw new Error(`The engine did not note refund ${refund.id}.`)
  return made.id
}

/** The engine adds this sum up after the refund, in a step of its own that a crash can leave out. */
async function noteOnCollection({ payment }: Engine, order: OrderFacts, of: Payment): Promise<void> {
  const { payment_collection_id, currency_code } = of
  const ids = paymentsOf(order).filter((one) => one.payment_collection_id === payment_collection_id)
  const refunds = await payment.listRefunds({ payment_id: ids.map(({ id }) => id) }, { take: null })
  const refunded_amount = MathBN.sum(...refunds.map(({ amount }) => amount)).toNumber()
  // The engine's type has forgotten the sum that it stores.
  const sums = { currency_code, refunded_amount }
  await payment.updatePaymentCollections(payment_collection_id, sums)
}

/** What the order is owed and was paid stays in balance: a transaction out, and a credit line for as much. */
async function noteOnOrder(
  engine: Engine,
  order: OrderFacts,
  payment: Payment,
  refund: RefundRow,
  engineRefundId: string,
): Promise<void> {
  const amount = refund.amount_cents / 100
  const noted = await engine.order.listOrderTransactions({ order_id: order.id })
  if (!noted.some(({ reference_id }) => reference_id === engineRefundId))
    await engine.order.addOrderTransactions([
      {
        order_id: order.id,
        amount: -amount,
        currency_code: payment.currency_code,
        reference: "refund",
        reference_id: engineRefundId,
      },
    ])
  if (order.status !== "canceled") await credit(engine, order, refund)
}

async function credit({ knex, order: orders }: Engine, order: OrderFacts, refund: RefundRow): Promise<void> {
  const begun = await knex<{ id: string; status: string }>("order_change")
    .whereIn(
      "id",
      knex("order_change_action")
        .where({ order_id: order.id, reference_id: refund.id })
        .select("order_change_id"),
    )
    .first("id", "status")
  if (begun && begun.status !== "pending") return
  const change =
    begun ??
    (await orders.createOrderChange({
      order_id: order.id,
      change_type: "credit_line",
      actions: [
        {
          order_id: order.id,
          action: ChangeActionType.CREDIT_LINE_ADD,
          reference: "order_refund",
          reference_id: refund.id,
          amount: refund.amount_cents / 100,
        },
      ],
    }))
  await orders.confirmOrderChange(change.id)
}

/** Finishes what was begun of an order's refunds. @returns the order as it is then */
export async function finishRefunds(engine: Engine, order: OrderFacts): Promise<OrderFacts> {
  const begun = (await engine.records.refunds.of(order.id)).filter(
    ({ state }) => state === "pending" || state === "made",
  )
  for (const refund of begun) {
    await carryOut(engine, await factsOf(engine, order.id), refund)
    await announceRefund(engine, refund.payment_id)
  }
  return begun.length ? factsOf(engine, order.id) : order
}
