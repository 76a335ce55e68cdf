import type { CheckoutRecord, PendingPayment } from "./objects/checkout-record"
import type { EmulatedEvent } from "./objects/event"
import type { KeptMethod } from "./objects/kept-method"
import type {
  BalanceTransaction,
  Charge,
  Customer,
  Dispute,
  PaymentIntent,
  Payout,
  Refund,
} from "./objects/wire"

/** A POST that was answered: the same idempotency key gets the same answer again. */
export type RememberedAnswer = {
  fingerprint: string
  status: number
  body: string
  request: string
  created: number
}

/** One try to bring an event to a webhook endpoint. `status` is 0 when no answer came. */
export type Delivery = {
  event: string
  type: string
  url: string
  attempt: number
  status: number
  at: string
}

/** A payout with the movements of the balance that it brought to the bank. */
export type PaidOut = { payout: Payout; transactions: BalanceTransaction[] }

/** Everything the emulator knows, in the order it came to be. */
export type Account = {
  checkouts: Map<string, CheckoutRecord>
  intents: Map<string, PaymentIntent>
  /** Payments that wait for the bank, by their intent, where there is no hosted page. */
  pending: Map<string, PendingPayment>
  customers: Map<string, Customer>
  /** Ways to pay that customers let be kept for later. */
  kept: Map<string, KeptMethod>
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  payouts: Map<string, PaidOut>
  /** Charges whose refunds stay pending until the bank has booked them. */
  slow: Map<string, true>
  events: Map<string, EmulatedEvent>
  answers: Map<string, RememberedAnswer>
}

export function emptyAccount(): Account {
  return {
    checkouts: new Map(),
    intents: new Map(),
    pending: new Map(),
    customers: new Map(),
    kept: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    payouts: new Map(),
    slow: new Map(),
    events: new Map(),
    answers: new Map(),
  }
}
