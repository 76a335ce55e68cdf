import { wrongState } from "../api/fault"
import type { Emulator } from "../emulator"
import type { Cause } from "../objects/event"
import { newRefund, type RefundReason } from "../objects/refund"
import type { Charge, Metadata, PaymentIntent, Refund } from "../objects/wire"

export type RefundOrder = { amount?: number; reason?: RefundReason; metadata?: Metadata }

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

/** The captured charge of an intent; what was never charged cannot be refunded. */
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

/** Sends money back: the amount asked for, or all that is left. */
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
  if (amount > left) {
    const message = `Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`
    throw wrongState(message, undefined, "amount")
  }
  const { reason = null, metadata = {} } = order
  const refund = newRefund(charge, amount, reason, metadata, emulator.clock.now())
  emulator.account.refunds.set(refund.id, refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
  emulator.emit("refund.created", refund, cause)
  emulator.emit("charge.refunded", charge, cause)
  return refund
}
