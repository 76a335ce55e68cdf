import type { z } from "zod"
import { findCheckout } from "../api/checkout-sessions"
import { wrongState } from "../fault"
import { findIntent } from "../api/payments"
import type { Emulator } from "../emulator"
import type { PaymentIntent, Session } from "../objects/wire"
import { attempt, decideAtBank, type AttemptOutcome } from "../payments/attempt"
import { readMethod, readPayment } from "../page/read-payment"
import type { Problem } from "../texts"
import { confirmIntent, decideIntent, UNNAMED } from "../payments/confirm"
import type { confirmCommand, payCommand } from "./commands"

export type PayResult = {
  outcome: Exclude<AttemptOutcome, "bank"> | "refused" | "processing"
  session: Session
}

const SOMEWHERE = { line1: "Rue Neuve 1", line2: null, postal_code: "1000", city: "Bruxelles", country: "BE" }

/** Pays a session by submitting the forms of the hosted page and the bank. */
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
  return { outcome: DECIDED[command.decision], session }
}

export function confirmByCommand(
  emulator: Emulator,
  command: z.output<typeof confirmCommand>,
): { outcome: PayResult["outcome"]; intent: PaymentIntent } {
  const { client_secret, decision } = command
  const intent = findIntent(emulator, client_secret.split("_secret_")[0] ?? "")
  if (intent.client_secret !== client_secret) throw wrongState("The client_secret provided does not match.")
  const problems: Problem[] = []
  const form = cardForm({ ...command, name: "Test Buyer" })
  const { method, fate } = readMethod(intent.payment_method_types, form, emulator.clock.now(), problems)
  if (!method) throw wrongState(`The card field would refuse this card: ${problems.join(", ")}`)
  const outcome = confirmIntent(emulator, intent, { method, fate, payer: UNNAMED })
  if (outcome !== "bank") return { outcome, intent }
  decideIntent(emulator, intent, decision)
  return { outcome: DECIDED[decision], intent }
}

const DECIDED = { authorise: "paid", refuse: "refused", delay: "processing" } as const

function formOf(command: z.output<typeof payCommand>, session: Session): Record<string, string> {
  const { address = SOMEWHERE, name } = command
  return {
    email: command.email ?? session.customer_email ?? "buyer@example.com",
    phone: command.phone ?? "+32 470 12 34 56",
    name,
    line1: address.line1,
    line2: address.line2 ?? "",
    postal_code: address.postal_code,
    city: address.city,
    country: address.country,
    ...cardForm(command),
  }
}

function cardForm({ card, method, name }: { card: string; method: string; name: string }) {
  const year = new Date().getUTCFullYear() + 3
  const cvc = card.startsWith("37") ? "1234" : "123"
  return { payment_method: method, number: card, expiry: `12/${year % 100}`, cvc, card_name: name }
}
