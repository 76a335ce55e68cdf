import type { z } from "zod"
import { findCheckout } from "../api/checkout-sessions"
import type { Emulator } from "../emulator"
import { newEvent, type EventType } from "../objects/event"
import type { forgeCommand } from "./commands"

type Forgery = z.output<typeof forgeCommand>

/**
 * Posts an event that claims that a session is paid. With `signed`, the signature is valid and only the claim is false,
 * so a shop must verify it with Stripe.
 */
export function forge(emulator: Emulator, { session: id, type, forgery }: Forgery): Promise<number[]> {
  const { session } = findCheckout(emulator, id)
  const lie = { ...structuredClone(session), status: "complete", payment_status: "paid" }
  const event = newEvent<EventType>(type, lie, emulator.clock.now(), {
    cause: null,
    livemode: emulator.owner.livemode,
  })
  const body = JSON.stringify(event, null, 2)
  switch (forgery) {
    case "no_signature":
      return emulator.webhooks.forge(body, () => null)
    case "wrong_secret":
      return emulator.webhooks.forge(body, () => ({ secret: "whsec_of_somebody_else" }))
    case "stale":
      return emulator.webhooks.forge(body, (secret) => ({ secret, secondsOld: 3600 }))
    case "tampered":
      return emulator.webhooks.forge(body, (secret) => ({ secret, signedBody: `${body} ` }))
    case "signed":
      return emulator.webhooks.forge(body, (secret) => ({ secret }))
  }
}
