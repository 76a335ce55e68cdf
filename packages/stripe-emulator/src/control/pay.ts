import type { z } from "zod"
import { findCheckout } from "../api/checkout-sessions"
import { wrongState } from "../api/fault"
import type { Emulator } from "../emulator"
import type { Session } from "../objects/wire"
import { attempt, decideAtBank, type AttemptOutcome } from "../payments/attempt"
import { readPayment } from "../page/read-payment"
import type { payCommand } from "./commands"

export type PayResult = {
  outcome: Exclude<AttemptOutcome, "bank"> | "refused" | "processing"
  session: Session
}

const SOMEWHERE = { line1: "Rue Neuve 1", line2: null, postal_code: "1000", city: "Bruxelles", country: "BE" }

/** Fills in the hosted page's form and the bank's, so that a test pays by the very path a shopper takes. */
export function payByCommand(emulator: Emulator, command: z.output<typeof payCommand>): PayResult {
  const record = findCheckout(emulator, command.session)
  const { session } = record
  if (session.status !== "open") throw wrongState(`The session is ${session.status}, not open.`)
  if (command.amount !== undefined) session.amount_total = command.amount
  const { problems, payment } = readPayment(record, formOf(command, session), emulator.clock.now())
  if (!payment) throw wrongState(`The page would refuse this payment: ${problems.join(", ")}`)
  const outcome = attempt(emulator, record, payment)
  if (outcome !== "bank") return { outcome, session }
  decideAtBank(emulator, record, command.decision)
  const decided = { authorise: "paid", refuse: "refused", delay: "processing" } as const
  return { outcome: decided[command.decision], session }
}

function formOf(command: z.output<typeof payCommand>, session: Session): Record<string, string> {
  const { address = SOMEWHERE, card, method, name } = command
  const nextYear = new Date().getUTCFullYear() + 3
  return {
    email: command.email ?? session.customer_email ?? "buyer@example.com",
    phone: command.phone ?? "+32 470 12 34 56",
    name,
    line1: address.line1,
    line2: address.line2 ?? "",
    postal_code: address.postal_code,
    city: address.city,
    country: address.country,
    payment_method: method,
    number: card,
    expiry: `12/${nextYear % 100}`,
    cvc: card.startsWith("37") ? "1234" : "123",
    card_name: name,
  }
}
