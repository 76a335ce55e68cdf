import type { PaidWith } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/languages/locales"
import type { Attempt } from "../modules/checkout"
import type { AwaitedPayments } from "./awaited"
import type { KeptMethods } from "./kept"

/**
 * A way to pay. The checkout holds the goods, keeps the attempt and makes the order; a method asks for the money, says
 * how it stands, and gives it back. It is the service of a Medusa module whose name begins with `PAYMENT_METHOD`: that
 * is how the checkout finds it (docs/decisions/0018-a-payment-method-is-a-module.md).
 *
 * Every member that asks somebody else throws the CheckoutRefusal "payment_unavailable" when the answer can't be had
 * now; what is answered is one of the outcomes that are named here, and nothing else.
 */
export interface PaymentMethod {
  /** What a request calls it that chooses it: "stripe". */
  readonly code: string

  /** Whether shoppers may choose it. Payments that were opened before are completed all the same. */
  readonly isOffered: boolean

  /**
   * There is no page to send the shopper to: a client with a screen of its own asks for the money there, by what the opened
   * payment tells it. Chosen at Medusa's Store API, and not on the shop's own screens.
   */
  readonly drawnByClient?: true

  /** What the shopper chooses by. */
  describe(language: Language): MethodDescription

  /** Medusa's payment provider that the method's payment sessions are of. It finds the payment's id in their data. */
  readonly provider_id: string

  /** Whether an id has the shape of those that this method gives to its payments. */
  isIdOf(id: string): boolean

  /** All that a payment is opened with. It is kept with the attempt, so that opening it again is asking the same. */
  request(purchase: Purchase): PaymentRequest

  /** Opens the payment of an attempt. Asked twice, it is the same payment: `payment_session_id` is the key. */
  open(attempt: Pick<Attempt, "session_params" | "payment_session_id">): Promise<Opening>

  /** How a payment stands; null where the method has none of this id. */
  lookUp(id: string): Promise<Payment | null>

  /** Sees to it that nobody can pay any more. "taken": the shopper was faster, the money is here or on its way. */
  withdraw(id: string): Promise<"withdrawn" | "taken">

  /** The payments opened since then, whatever the shop's own rows know of them; `paid` leaves the others out. */
  openedSince(since: Date, only?: "paid"): AsyncIterable<ListedPayment>

  /**
   * Gives back what is left of a payment that can't become an order; asked again with the same `key` it is one refund.
   * @returns the refund's id; null when nothing was left
   */
  giveBack(
    payment: Payment,
    about: { key: string; order_number: string; reason: string },
  ): Promise<string | null>

  /**
   * What of a payment, in cents, can still be given back, as the method knows it.
   * @throws RefundRefusal "disputed" while the customer's bank has money of it: giving it back would be paying twice
   */
  refundable(paymentId: string): Promise<number>

  /** Gives a part of a payment back, once per `key` however often and however late it is asked. @throws RefundRefusal */
  refund(refund: PartialRefund): Promise<MadeRefund>

  /**
   * All that went back of a payment or may, whoever began it. The method keeps what it wants of it beside the order.
   * @param orderId null for a payment that never became one
   */
  moneyBack(paymentId: string, orderId: string | null): Promise<MoneyBack>

  /** Payments that customers contest at their bank. Absent where nobody can. */
  readonly disputes?: Disputes

  /** Payments whose order stands before the money is here. Absent where an order is always paid. */
  readonly awaited?: AwaitedPayments

  /** It can keep what was paid with, for deliveries to come (`Purchase.keeps_method`). */
  readonly keeps?: true

  /** Charges what an earlier payment kept, with nobody there. Absent where it can't. */
  readonly kept?: KeptMethods

  /** Money is given back by hand, to a bank account that has to be named. */
  readonly asksRefundAccount?: true
}

export interface MethodDescription {
  name: string
  /** A sentence. */
  text: string
}

/** What is bought, and by whom. */
export interface Purchase {
  attempt_id: string
  order_number: string
  payment_session_id: string
  /** Which shop it is among those that share an account. */
  shop_id: string
  cart_id: string
  email: string
  /** Whether the buyer has shown to read mail at the address. */
  email_confirmed: boolean
  /** The engine's locale, "nl-NL". */
  locale: string | null
  /** What is paid for, as the shopper saw it: after discounts, VAT included. Their sum is `total_cents`. */
  lines: PurchaseLine[]
  total_cents: number
  currency_code: string
  /** One of the shop's own origins: where the shopper comes back to. */
  origin: string
  /** The addresses there, of a client that has screens of its own; the shop's own where absent. */
  return_to?: ReturnAddresses
  /** Country of delivery, ISO 3166-1 alpha-2 in upper case. */
  country: string
  /** The shop does not know the address: the method asks for it, in `country` only, so that price and VAT stay. */
  asks_address: boolean
  expires_at: Date
  /** What is paid with is kept, with the customer's consent, for the deliveries that come again. */
  keeps_method?: boolean
  /** The money's id of the earlier payment whose kept way to pay is charged. */
  charges_kept_of?: string
}

/** `{CHECKOUT_SESSION_ID}` in them stands for the payment's id, as Stripe has it. */
export interface ReturnAddresses {
  success_url: string
  cancel_url: string
}

export type PurchaseLine =
  | { kind: "item"; title: string; quantity: number; total_cents: number }
  | { kind: "delivery"; total_cents: number }

/** `locale` is the language in which the shopper is asked; letters about the payment are written in it. */
export type PaymentRequest = { locale?: string } & Record<string, unknown>

/** What came of opening a payment; `cause` is for the log. */
export type Opening =
  | { outcome: "opened"; payment: OpenedPayment }
  | { outcome: "email_refused" | "payment_unavailable"; cause: unknown }

export interface OpenedPayment {
  id: string
  /** Where the shopper goes on; empty where the client itself asks for the money. */
  url: string
  /** What a client finds in its payment session to ask for the money by. Whoever knows it can pay. */
  client_data?: Record<string, unknown>
  /** What the shopper is asked for there, where the method says so. */
  amount_cents: number | null
  currency_code: string | null
}

/**
 * - `open`: can be paid. `expired`: nobody can pay it any more, and nobody has.
 * - `awaited`: promised: its order stands before the money is here (see `AwaitedPayments`).
 * - `processing`: the money is on its way. `paid`: it is here. `failed`: it was on its way and does not come.
 */
export type PaymentState = "open" | "awaited" | "processing" | "paid" | "failed" | "expired"

/** A payment as it appears in the method's list. */
export interface ListedPayment {
  id: string
  state: PaymentState
  purchase: PurchaseNote
}

/** A payment as its method knows it, which is the truth about the money. */
export interface Payment extends ListedPayment {
  url: string | null
  /** What is asked, or was paid. */
  amount_cents: number | null
  currency_code: string | null
  /** The money's own id, once there is some. */
  payment_id: string | null
  /** Once it is known: a hosted page offers several ways. */
  paid_with: PaidWith | null
  refunded_cents: number
  /** Where the goods go, if the method asked. */
  address: GivenAddress | null
  expires_at: Date
}

/** What a payment itself says of its purchase, for a shop whose rows were lost. Anything may be missing. */
export interface PurchaseNote {
  shop_id?: string
  order_number?: string
  payment_session_id?: string
  attempt_id?: string
  cart_id?: string
  email?: string
}

export interface GivenAddress {
  name: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  city: string | null
}

export interface PartialRefund {
  payment_id: string
  amount_cents: number
  key: string
  order_number: string
  /** Where the money goes, for a method that asks it. */
  account?: string
}

/** `done`: the customer has it, or will. `waiting`: it is not made yet. `failed`: the money is the shop's again. */
export type RefundState = "done" | "waiting" | "failed"

export interface MadeRefund {
  id: string
  state: RefundState
  /** The method's reason. */
  failure: string | null
}

/** Oldest first. */
export interface MoneyBack {
  refunds: KnownRefund[]
  losses: Loss[]
}

export interface KnownRefund extends MadeRefund {
  amount_cents: number
  /** Called off before it was made: a kind of failure. */
  is_canceled: boolean
  /** The `key` that the shop asked for it with; null for one that somebody else made. */
  key: string | null
  /** The engine's own refund, for one that was made through Medusa Admin. */
  engine_refund_id: string | null
}

/** What a dispute has taken of a payment. */
export interface Loss {
  id: string
  /** Null while it is not decided; 0 when it took nothing, or all was put back. */
  lost_cents: number | null
  /** An inquiry takes no money yet. A decided one needs no answer any more. */
  state: "inquiry" | "dispute" | "decided"
  /** The method's code for the customer's reason, for example `fraudulent`. */
  reason: string
  /** The method's word for how it stands. */
  status: string
}

export interface Disputes {
  /** Those that nobody has decided, the most pressing first. */
  open(limit: number): Promise<Dispute[]>
  /** Payments of which a dispute has taken money, by the money's id, each with its order if there is one. */
  taken(): Promise<{ payment_id: string; order_id: string | null }[]>
}

export interface Dispute {
  id: string
  payment_id: string
  order_id: string | null
  amount_cents: number
  currency_code: string
  reason: string
  status: string
  answer_by: Date | null
  opened_at: Date
}

/**
 * The reason of a refund that failed because the customer's bank takes the same money back by a dispute: giving it once
 * more would pay the customer twice. The word is Stripe's, and stands in rows that are kept.
 */
export const TAKEN_BY_DISPUTE = "charge_for_pending_refund_disputed"

/** Why no money was given back: the method said no, it lacks a valid account, the customer's bank has the money, or nobody answered. */
export class RefundRefusal extends Error {
  constructor(
    readonly reason: "refused" | "account_required" | "disputed" | "unavailable",
    options?: ErrorOptions,
  ) {
    super(`The payment method did not refund: ${reason}.`, options)
  }
}
