import type { CheckoutRecord, PendingPayment } from "./objects/checkout-record"
import type { EmulatedEvent } from "./objects/event"
import type { GrantedToken } from "./objects/granted-token"
import type { KeptMethod } from "./objects/saved-method"
import type {
  BalanceTransaction,
  Charge,
  Customer,
  Dispute,
  PaymentIntent,
  Payout,
  Refund,
  RegisteredEndpoint,
} from "./objects/wire"

export type RememberedAnswer = {
  fingerprint: string
  status: number
  body: string
  request: string
  created: number
}

/** Attempt to deliver an event. `status` is 0 without a response. */
export type Delivery = {
  event: string
  type: string
  url: string
  attempt: number
  status: number
  at: string
}

export type PaidOut = { payout: Payout; transactions: BalanceTransaction[] }

/** State of an account. Maps are in order of creation. */
export type Account = {
  checkouts: Map<string, CheckoutRecord>
  intents: Map<string, PaymentIntent>
  /** Payments without a hosted page that wait for the bank, by intent id. */
  pending: Map<string, PendingPayment>
  customers: Map<string, Customer>
  kept: Map<string, KeptMethod>
  /** Payment tokens that an agent granted to the account. */
  granted: Map<string, GrantedToken>
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  payouts: Map<string, PaidOut>
  slow: Map<string, true>
  events: Map<string, EmulatedEvent>
  endpoints: Map<string, RegisteredEndpoint>
  answers: Map<string, RememberedAnswer>
}

export function emptyAccount(): Account {
  return {
    checkouts: new Map(),
    intents: new Map(),
    pending: new Map(),
    customers: new Map(),
    kept: new Map(),
    granted: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    payouts: new Map(),
    slow: new Map(),
    events: new Map(),
    endpoints: new Map(),
    answers: new Map(),
  }
}
