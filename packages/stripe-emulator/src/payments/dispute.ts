import { wrongState } from "../fault"
import type { Emulator } from "../emulator"
import { disputeTransaction } from "../objects/balance-transaction"
import { newDispute, type DisputeReason } from "../objects/dispute"
import type { Charge, Dispute } from "../objects/wire"

export const DISPUTE_BEGINNINGS = ["chargeback", "inquiry", "prevented"] as const
export type DisputeBeginning = (typeof DISPUTE_BEGINNINGS)[number]

/** Steps of a dispute: decision, escalation of an inquiry, or appeal. */
export const DISPUTE_STEPS = ["won", "lost", "warning_closed", "escalated", "appealed"] as const
export type DisputeStep = (typeof DISPUTE_STEPS)[number]

const withdrawn = ({ balance_transactions }: Dispute): number =>
  0 - balance_transactions.reduce((sum, { amount }) => sum + amount, 0)

/** Returns whether a dispute withdrew money of the charge. It can then not be refunded. */
export const isChargedBack = ({ account }: Emulator, charge: Charge): boolean =>
  [...account.disputes.values()].some((dispute) => dispute.charge === charge.id && withdrawn(dispute) > 0)

export interface DisputeTerms {
  reason: DisputeReason
  amount?: number
  begins: DisputeBeginning
}

export function createDispute(
  emulator: Emulator,
  charge: Charge,
  { reason, amount: requested, begins }: DisputeTerms,
): Dispute {
  const left = charge.amount_captured - charge.amount_refunded
  const amount = requested ?? left
  if (charge.disputed || amount > left || amount < 1)
    throw wrongState(`Of ${charge.id}, ${left} cents can be disputed, once.`)
  const dispute = newDispute(charge, amount, reason, emulator.clock.now())
  charge.disputed = true
  emulator.account.disputes.set(dispute.id, dispute)
  if (begins === "inquiry") {
    Object.assign(dispute, { status: "warning_needs_response", is_charge_refundable: true })
  } else {
    if (begins === "prevented") dispute.status = "prevented"
    move(emulator, dispute, 0 - amount)
  }
  emulator.emit("charge.dispute.created", dispute)
  if (begins !== "inquiry") emulator.emit("charge.dispute.funds_withdrawn", dispute)
  if (begins === "prevented") emulator.emit("charge.dispute.closed", dispute)
  return dispute
}

function move(emulator: Emulator, dispute: Dispute, amount: number): void {
  dispute.balance_transactions.push(disputeTransaction(dispute, amount, emulator.clock.now()))
}

const POSSIBLE: Record<DisputeStep, readonly Dispute["status"][]> = {
  won: ["needs_response", "under_review"],
  lost: ["needs_response", "under_review"],
  warning_closed: ["warning_needs_response", "warning_under_review"],
  escalated: ["warning_needs_response", "warning_under_review"],
  appealed: ["lost"],
}

/** Applies a step. If the shop wins, the money is returned. */
export function stepDispute(emulator: Emulator, dispute: Dispute, step: DisputeStep): Dispute {
  if (!POSSIBLE[step].includes(dispute.status))
    throw wrongState(`Dispute ${dispute.id} is ${dispute.status}: it can't be ${step}.`)
  if (step === "escalated") {
    Object.assign(dispute, { status: "needs_response", is_charge_refundable: false })
    move(emulator, dispute, 0 - dispute.amount)
    emulator.emit("charge.dispute.updated", dispute)
    emulator.emit("charge.dispute.funds_withdrawn", dispute)
    return dispute
  }
  if (step === "appealed") {
    dispute.status = "under_review"
    emulator.emit("charge.dispute.updated", dispute)
    return dispute
  }
  dispute.status = step
  const back = withdrawn(dispute)
  if (step === "won" && back > 0) move(emulator, dispute, back)
  emulator.emit("charge.dispute.closed", dispute)
  if (step === "won" && back > 0) emulator.emit("charge.dispute.funds_reinstated", dispute)
  return dispute
}
