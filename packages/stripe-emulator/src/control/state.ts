import type { Delivery } from "../account"
import type { CallRecord, Emulator } from "../emulator"
import type { EmulatedEvent } from "../objects/event"
import type { Charge, Dispute, PaymentIntent, Refund, Session } from "../objects/wire"
import type { Behaviour } from "../webhooks/webhooks"
import type { Fault, PausedCall } from "./faults"

/** Lists are oldest first. */
export type EmulatorState = {
  now: number
  sessions: Session[]
  intents: PaymentIntent[]
  charges: Charge[]
  refunds: Refund[]
  disputes: Dispute[]
  events: EmulatedEvent[]
  deliveries: Delivery[]
  pausedEvents: string[]
  behaviour: Behaviour
  faults: Fault[]
  pausedCalls: PausedCall[]
  /** API calls since the start or last reset. */
  calls: CallRecord[]
}

const PARTS: { readonly [K in keyof EmulatorState]: (emulator: Emulator) => EmulatorState[K] } = {
  now: ({ clock }) => clock.now(),
  sessions: ({ account }) => [...account.checkouts.values()].map((record) => record.session),
  intents: ({ account }) => [...account.intents.values()],
  charges: ({ account }) => [...account.charges.values()],
  refunds: ({ account }) => [...account.refunds.values()],
  disputes: ({ account }) => [...account.disputes.values()],
  events: ({ account }) => [...account.events.values()],
  deliveries: ({ webhooks }) => webhooks.deliveries,
  pausedEvents: ({ webhooks }) => webhooks.pausedEvents(),
  behaviour: ({ webhooks }) => webhooks.behaviour,
  faults: ({ faults }) => faults.pending(),
  pausedCalls: ({ faults }) => faults.pausedCalls(),
  calls: ({ calls }) => calls,
}

const isAbout = (entry: object, id: string): boolean =>
  ("id" in entry && entry.id === id) || ("payment_intent" in entry && entry.payment_intent === id)

/**
 * @param of names of the requested parts, by default all
 * @param about id of an object or of its payment intent, to which lists are limited
 */
export function stateOf(
  emulator: Emulator,
  { of, about }: { of: string[]; about: string | null },
): Partial<EmulatorState> {
  const requested = Object.entries(PARTS).filter(([name]) => of.length === 0 || of.includes(name))
  return Object.fromEntries(
    requested.map(([name, read]) => {
      const part: unknown = read(emulator)
      const isLimited = about !== null && Array.isArray(part)
      return [name, isLimited ? part.filter((entry: object) => isAbout(entry, about)) : part]
    }),
  )
}
