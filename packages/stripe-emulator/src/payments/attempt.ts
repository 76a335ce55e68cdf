import type { Emulator } from "../emulator"
import type { CheckoutRecord } from "../objects/checkout-record"
import type { TypedPayment } from "../page/read-payment"
import type { IssuerProblem } from "./test-cards"
import { awaitBank, decline, payLater, payNow, refuseAtBank } from "./pay"
import { refusalOf } from "./test-cards"

export type AttemptOutcome = "paid" | "bank" | IssuerProblem

export function attempt(emulator: Emulator, record: CheckoutRecord, payment: TypedPayment): AttemptOutcome {
  const { method, payer, fate } = payment
  if (fate === "approve") {
    payNow(emulator, record, method, payer)
    return "paid"
  }
  if (fate === "authenticate") {
    awaitBank(emulator, record, method, payer)
    return "bank"
  }
  decline(emulator, record, method, payer, refusalOf(fate))
  record.visit.problems = [fate]
  return fate
}

export const DECISIONS = ["authorise", "refuse", "delay"] as const
export type Decision = (typeof DECISIONS)[number]

export function decideAtBank(emulator: Emulator, record: CheckoutRecord, decision: Decision): void {
  const { pending } = record
  if (!pending || record.session.status !== "open") return
  if (decision === "refuse") {
    refuseAtBank(emulator, record)
    record.visit.problems = ["authentication_failed"]
  } else if (decision === "delay") payLater(emulator, record, pending.method, pending.payer)
  else payNow(emulator, record, pending.method, pending.payer)
}
