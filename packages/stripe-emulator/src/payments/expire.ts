import type { Emulator } from "../emulator"
import type { Cause } from "../objects/event"
import type { CheckoutRecord } from "../objects/checkout-record"
import { cancel } from "./intent"

export function expireCheckout(emulator: Emulator, record: CheckoutRecord, cause: Cause = null): void {
  const { session } = record
  session.status = "expired"
  session.url = null
  record.pending = null
  cancelIntent(emulator, record)
  emulator.emit("checkout.session.expired", session, cause)
}

export function expireDue(emulator: Emulator): void {
  const now = emulator.clock.now()
  for (const own of emulator.all())
    for (const record of own.account.checkouts.values())
      if (record.session.status === "open" && record.session.expires_at <= now) expireCheckout(own, record)
}

function cancelIntent(emulator: Emulator, { session }: CheckoutRecord): void {
  const intent =
    typeof session.payment_intent === "string"
      ? emulator.account.intents.get(session.payment_intent)
      : undefined
  if (intent) cancel(emulator, intent, "expired")
}
