import type { Delivery } from "../account"
import type { CallRecord, Emulator } from "../emulator"
import type { EmulatedEvent } from "../objects/event"
import type { Charge, Dispute, PaymentIntent, Refund, Session } from "../objects/wire"
import type { Behaviour } from "../webhooks/webhooks"
import type { Fault, HeldCall } from "./faults"

/** Everything a test may want to look at, oldest first. */
export type EmulatorState = {
  now: number
  sessions: Session[]
  intents: PaymentIntent[]
  charges: Charge[]
  refunds: Refund[]
  disputes: Dispute[]
  events: EmulatedEvent[]
  deliveries: Delivery[]
  /** Ids of the events held by a pause. */
  held: string[]
  behaviour: Behaviour
  faults: Fault[]
  /** Calls of the API that stand still. */
  standing: HeldCall[]
  /** Calls of the API since the start or the last reset. */
  calls: CallRecord[]
}

export function stateOf({ account, calls, clock, faults, webhooks }: Emulator): EmulatorState {
  return {
    now: clock.now(),
    sessions: [...account.checkouts.values()].map((record) => record.session),
    intents: [...account.intents.values()],
    charges: [...account.charges.values()],
    refunds: [...account.refunds.values()],
    disputes: [...account.disputes.values()],
    events: [...account.events.values()],
    deliveries: webhooks.deliveries,
    held: webhooks.heldEvents(),
    behaviour: webhooks.behaviour,
    faults: faults.pending(),
    standing: faults.held(),
    calls,
  }
}
