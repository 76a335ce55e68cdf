import { readWritten, type WrittenPayment } from "@bon-perroquet/medusa-sql"
import { PaymentEvents } from "@medusajs/framework/utils"
import { payablesOf, type Payables, type Payment, type PaymentMethod } from "../../methods"
import { type Attempt, LIVE } from "../../modules/checkout"
import type { Engine } from "../engine/engine"
import { readPayable } from "../order-payment/open-payable"
import { dueCents, readOrder } from "../order-payment/order-to-pay"
import { hasReservedBalances } from "../reservations/balances"
import { giveMoneyBack } from "./give-back"
import { addMissingTransactions } from "./place-order"
import { writeSharedPayment } from "./redeem-balances"
import type { Settlement } from "./settle"

/** What an attempt pays, if it existed before. */
interface Existing {
  /** Null for a `Payable`. */
  order_id: string | null
  /** Returns the reason why it cannot take the payment, or null. */
  obstacle: (attempt: Attempt) => Promise<string | null>
  /** Follows the recorded payment. Idempotent. */
  recorded: (attempt: Attempt, written: WrittenPayment) => Promise<void>
}

/**
 * Records the payment of an existing order or another `Payable` in Medusa, once. Refunds a payment that is not needed.
 * Requires the lock of `id`.
 */
export async function settleExisting(
  engine: Engine,
  method: PaymentMethod,
  open: Attempt,
  id: string,
  payment: Payment,
): Promise<Settlement> {
  const payables = payablesOf(engine.container, id)
  const { order_id, obstacle, recorded } = payables ? payable(engine, payables, id) : order(engine, id)
  const note = { payment_intent_id: payment.payment_id }
  const attempt = (await engine.attempts.advance(open.id, LIVE, "paid", note)) ?? open
  const { payment_session_id: session } = attempt
  if (!(await readWritten(engine.knex, attempt.order_number, session)).is_noted) {
    const reason = obstacleOfPayment(attempt, payment) ?? (await obstacle(attempt))
    if (reason) return giveMoneyBack(engine, method, attempt, payment, reason)
  }
  const { payment_id: payment_intent, paid_with } = payment
  const data = { payment_intent, ...(paid_with && { paid_with }) }
  await recorded(attempt, await writeSharedPayment(engine, attempt, data))
  const ordered = await engine.attempts.advance(attempt.id, ["paid"], "ordered", { order_id })
  return { outcome: "ordered", attempt: ordered ?? attempt }
}

function obstacleOfPayment(attempt: Attempt, payment: Payment): string | null {
  if (payment.refunded_cents > 0) return "refunded_at_stripe"
  const { amount_cents, currency_code } = payment
  return amount_cents === attempt.amount_cents && currency_code === attempt.currency_code
    ? null
    : "amount_differs"
}

const order = (engine: Engine, orderId: string): Existing => ({
  order_id: orderId,
  obstacle: async (attempt) => {
    const order = await readOrder(engine, orderId)
    if (!order) return "order_gone"
    if (order.status === "canceled") return "order_cancelled"
    const due = dueCents(order)
    if (due !== attempt.amount_cents + attempt.balance_cents) return due ? "order_changed" : "order_paid"
    if (!(await hasReservedBalances(engine, attempt))) return "balance_gone"
    return obstacleOfSession(engine, attempt)
  },
  recorded: async (attempt, { payment_id, captures }) => {
    await addMissingTransactions(engine, attempt, orderId, captures)
    await engine.events.emit({ name: PaymentEvents.CAPTURED, data: { id: payment_id } })
  },
})

const payable = (engine: Engine, payables: Payables, id: string): Existing => ({
  order_id: null,
  obstacle: async (attempt) => {
    const due = (await readPayable(engine, id))?.due_cents ?? 0
    if (due !== attempt.amount_cents) return due ? "order_changed" : "order_paid"
    return obstacleOfSession(engine, attempt)
  },
  recorded: ({ amount_cents }, { payment_id }) =>
    payables.paid(engine.knex, id, { payment_id, amount_cents }),
})

async function obstacleOfSession({ payment }: Engine, { payment_session_id: id }: Attempt) {
  return (await payment.listPaymentSessions({ id })).length ? null : "payment_session_gone"
}
