import { wrongState } from "../api/fault"
import type { Emulator } from "../emulator"
import { newDispute, type DisputeReason } from "../objects/dispute"
import type { Charge, Dispute } from "../objects/wire"

/** Whether the bank holds, or kept, money of a charge. */
export const isDisputed = ({ account }: Emulator, charge: Charge): boolean =>
  [...account.disputes.values()].some((dispute) => dispute.charge === charge.id && dispute.status !== "won")

/** The customer's bank takes the money back until it has decided. */
export function openDispute(
  emulator: Emulator,
  charge: Charge,
  reason: DisputeReason,
  wanted?: number,
): Dispute {
  const left = charge.amount_captured - charge.amount_refunded
  const amount = wanted ?? left
  if (charge.disputed || amount > left || amount < 1)
    throw wrongState(`Of ${charge.id}, ${left} cents can be disputed, once.`)
  const dispute = newDispute(charge, amount, reason, emulator.clock.now())
  charge.disputed = true
  emulator.account.disputes.set(dispute.id, dispute)
  emulator.emit("charge.dispute.created", dispute)
  return dispute
}

/** The bank decides: the shop gets its money back, or has lost it. */
export function closeDispute(emulator: Emulator, dispute: Dispute, outcome: "won" | "lost"): Dispute {
  if (dispute.status === "won" || dispute.status === "lost")
    throw wrongState(`Dispute ${dispute.id} is ${dispute.status}.`)
  dispute.status = outcome
  emulator.emit("charge.dispute.closed", dispute)
  return dispute
}
