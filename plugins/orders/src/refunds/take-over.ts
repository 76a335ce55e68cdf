import type { MedusaContainer } from "@medusajs/framework/types"
import { moneyBackOf, type MoneyBack } from "@bon-perroquet/stripe-checkout/money"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/stripe-checkout/modules/checkout"
import { mailOrder } from "../mails"
import type { RefundRow } from "../modules/order-status"
import { alone } from "../status/alone"
import { cancelUnsent, finishBegun } from "../status/change-status"
import type { Engine } from "../status/engine"
import { factsOf, type OrderFacts, type Payment, paymentsOf } from "../status/facts"
import { announceRefund, carryOut } from "./carry-out"
import { leftOf, paymentIntentOf, refundablePayments } from "./money"
import { keyOf, originOf } from "./origin"

/** Seconds that a caller waits for whoever has the order: less than a settlement takes, it is tried again anyway. */
const PATIENCE = 5

/**
 * Takes over what happened to a payment in Stripe's own dashboard or at the customer's bank: refunds become the order's,
 * once each however often they are told, with transaction, credit note and message; a lost dispute is money gone; what
 * was all given back before it left is cancelled. Stripe is asked for everything: the order of its events means nothing.
 * @returns false when no order is known for the payment
 */
export async function takeOverMoney(container: MedusaContainer, paymentIntent: string): Promise<boolean> {
  const attempt = await checkoutOf(container).attemptOfPayment(paymentIntent)
  if (!attempt?.order_id) return attempt?.state === "refunded"
  const orderId = attempt.order_id
  await alone(
    container,
    orderId,
    async (engine, found) => {
      const order = await finishBegun(engine, found)
      const payment = paymentsOf(order).find((one) => paymentIntentOf(one) === paymentIntent)
      if (!payment) throw new Error(`Order ${orderId} does not have the payment ${paymentIntent}.`)
      const money = await moneyBackOf(container, paymentIntent)
      await rememberDisputes(container, orderId, paymentIntent, money.disputes)
      await takeOver(engine, order, payment, money)
    },
    PATIENCE,
  )
  await mailOrder(container, orderId)
  return true
}

const checkoutOf = (container: MedusaContainer) => container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)

async function takeOver(
  engine: Engine,
  order: OrderFacts,
  payment: Payment,
  { refunds, disputes }: MoneyBack,
): Promise<void> {
  const rows = await engine.records.refunds.of(order.id)
  const begun: RefundRow[] = []
  for (const refund of refunds) {
    const row = await rowOfRefund(engine, order, payment, refund, rows)
    if (row) begun.push(row)
  }
  for (const dispute of disputes.filter(({ status }) => status === "lost")) {
    const row = await rowOfLoss(engine, order, payment, dispute, rows)
    if (row) begun.push(row)
  }
  for (const row of begun) await carryOut(engine, await factsOf(engine, order.id), row)

  const now = begun.length ? await factsOf(engine, order.id) : order
  const newest = (await engine.records.refunds.of(order.id)).at(-1)
  const isAllGone = newest && originOf(newest) !== "shop" && !refundablePayments(now).length
  const cancelled = isAllGone ? await cancelUnsent(engine, now) : false
  if (begun.length && !cancelled) await announceRefund(engine, payment.id)
}

/** What is new about one of Stripe's refunds. @returns the row that is to be carried out, if there is one */
async function rowOfRefund(
  engine: Engine,
  order: OrderFacts,
  payment: Payment,
  { id, amount, metadata, status, failure_reason }: MoneyBack["refunds"][number],
  rows: RefundRow[],
): Promise<RefundRow | null> {
  const known = rows.find((row) => row.stripe_refund_id === id || row.id === metadata?.["key"])
  const isFailed = status === "failed" || status === "canceled"
  if (known) {
    if (isFailed && known.stripe_refund_id === id && !known.failed_at)
      await engine.records.refunds.fail(known, failure_reason ?? status)
    return null
  }
  if (isFailed || (await isOfTheEngine(engine, metadata?.["engine_refund"]))) return null
  const again = rows.find((row) => row.failed_at && !row.seen_to_at && row.amount_cents === amount)
  if (again) {
    await engine.records.refunds.replace(again, id)
    Object.assign(again, { stripe_refund_id: id, failed_at: null })
    return null
  }
  return engine.records.refunds.beginMade({
    order_id: order.id,
    key: keyOf("stripe", id),
    payment_id: payment.id,
    amount_cents: amount,
    reason: null,
    by_email: null,
    stripe_refund_id: id,
  })
}

/** A refund that Medusa Admin made: the engine wrote it down before it asked Stripe, and takes it back when Stripe said no. */
const isOfTheEngine = async ({ payment }: Engine, id: string | undefined): Promise<boolean> =>
  id !== undefined && (await payment.listRefunds({ id }, { select: ["id"] })).length > 0

/** The bank has kept the money of a dispute: it is gone as if it had been given back. */
async function rowOfLoss(
  engine: Engine,
  order: OrderFacts,
  payment: Payment,
  { id, amount }: MoneyBack["disputes"][number],
  rows: RefundRow[],
): Promise<RefundRow | null> {
  const amount_cents = Math.min(amount, leftOf(payment))
  if (amount_cents < 1 || rows.some((row) => row.stripe_refund_id === id)) return null
  return engine.records.refunds.beginMade({
    order_id: order.id,
    key: keyOf("dispute", id),
    payment_id: payment.id,
    amount_cents,
    reason: null,
    by_email: null,
    stripe_refund_id: id,
  })
}

async function rememberDisputes(
  container: MedusaContainer,
  order_id: string,
  payment_intent_id: string,
  disputes: MoneyBack["disputes"],
): Promise<void> {
  for (const { id, amount, currency, reason, status, evidence_details, created } of disputes)
    await checkoutOf(container).disputes.save({
      id,
      payment_intent_id,
      order_id,
      amount_cents: amount,
      currency_code: currency,
      reason,
      status,
      answer_by: evidence_details.due_by === null ? null : new Date(evidence_details.due_by * 1000),
      opened_at: new Date(created * 1000),
    })
}
