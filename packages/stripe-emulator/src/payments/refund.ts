import { missingResource, wrongState } from "../fault"
import type { Emulator } from "../emulator"
import type { Cause } from "../objects/event"
import { newRefund, type RefundReason } from "../objects/refund"
import type { Charge, Metadata, PaymentIntent, Refund } from "../objects/wire"
import { isChargedBack } from "./dispute"

export type RefundOrder = { amount?: number; reason?: RefundReason; metadata?: Metadata }

export const FAILURE_REASONS = [
  "lost_or_stolen_card",
  "expired_or_canceled_card",
  "charge_for_pending_refund_disputed",
  "insufficient_funds",
  "declined",
  "merchant_request",
  "unknown",
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

/** Returns the intent's charge. Throws if it has no captured one. */
export function refundableCharge(emulator: Emulator, intent: PaymentIntent): Charge {
  const id = intent.latest_charge
  const charge = typeof id === "string" ? emulator.account.charges.get(id) : undefined
  if (charge?.captured) return charge
  throw wrongState(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    undefined,
    "payment_intent",
  )
}

export function refundCharge(
  emulator: Emulator,
  charge: Charge,
  order: RefundOrder,
  cause: Cause = null,
): Refund {
  const left = charge.amount_captured - charge.amount_refunded
  const amount = order.amount ?? left
  if (charge.refunded) {
    throw wrongState(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded")
  }
  if (isChargedBack(emulator, charge)) {
    throw wrongState(`Charge ${charge.id} has been charged back; cannot issue a refund.`, "charge_disputed")
  }
  if (amount > left) {
    const message = `Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`
    throw wrongState(message, undefined, "amount")
  }
  const { reason = null, metadata = {} } = order
  const status = emulator.account.slow.has(charge.id) ? "pending" : "succeeded"
  const refund = newRefund(charge, { amount, reason, metadata, status }, emulator.clock.now())
  emulator.account.refunds.set(refund.id, refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
  emulator.emit("refund.created", refund, cause)
  emulator.emit("charge.refunded", charge, cause)
  return refund
}

function refundOf(emulator: Emulator, id: string): { refund: Refund; charge: Charge } {
  const refund = emulator.account.refunds.get(id)
  const charge = typeof refund?.charge === "string" ? emulator.account.charges.get(refund.charge) : undefined
  if (!refund || !charge) throw missingResource("refund", id)
  return { refund, charge }
}

export function finishRefund(emulator: Emulator, id: string): Refund {
  const { refund } = refundOf(emulator, id)
  if (refund.status !== "pending") throw wrongState(`Refund ${id} is ${refund.status}.`)
  refund.status = "succeeded"
  emulator.emit("refund.updated", refund)
  return refund
}

/** Marks a refund as failed, which returns the money to the balance. */
export function failRefund(emulator: Emulator, id: string, reason: FailureReason): Refund {
  const { refund, charge } = refundOf(emulator, id)
  if (refund.status === "failed") throw wrongState(`Refund ${id} has failed already.`)
  refund.status = "failed"
  refund.failure_reason = reason
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  emulator.emit("refund.updated", refund)
  emulator.emit("refund.failed", refund)
  return refund
}
