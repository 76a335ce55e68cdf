import type { PaidWith, PaymentRisk } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/languages/locales"
import type { Attempt } from "../modules/checkout"
import type { AwaitedPayments } from "./awaited"
import type { KeptMethods } from "./kept"

export type { PaymentRisk }

/**
 * A payment method. The checkout holds stock, stores the attempt and creates the order. The method collects
 * the money, reports its state and refunds it. It is the service of a Medusa module whose name begins with
 * `PAYMENT_METHOD`, by which the checkout finds it (docs/decisions/0018-a-payment-method-is-a-module.md).
 * Every member that calls a provider throws the CheckoutRefusal "payment_unavailable" if it does not respond.
 * Otherwise it returns one of the outcomes defined here.
 */
export interface PaymentMethod {
  /** Code in requests, for example "stripe". */
  readonly code: string

  /** Whether shoppers can choose it. Payments already opened are completed anyway. */
  readonly isOffered: boolean

  /**
   * The method has no page. A Store API client collects the payment itself with the opened payment's data.
   * Not offered in the storefront.
   */
  readonly drawnByClient?: true

  describe(language: Language): MethodDescription

  /** Medusa's payment provider of the method's payment sessions. It reads the payment's id from their data. */
  readonly provider_id: string

  /** Returns true if an id has the format of this method's payments. */
  isIdOf(id: string): boolean

  request(purchase: Purchase): PaymentRequest

  /**
   * Opens the payment of an attempt. Repeated calls open one payment, because `payment_session_id` is the
   * idempotency key.
   */
  open(attempt: Pick<Attempt, "session_params" | "payment_session_id">): Promise<Opening>

  /** Returns the state of a payment, or null if the method does not know the id. */
  lookUp(id: string): Promise<Payment | null>

  /** Makes a payment unpayable. Returns "taken" if it is paid or being paid. */
  withdraw(id: string): Promise<"withdrawn" | "taken">

  /** Lists payments opened since then, also unknown to the database. `paid` limits it to paid ones. */
  openedSince(since: Date, only?: "paid"): AsyncIterable<ListedPayment>

  /**
   * Refunds the rest of a payment that cannot become an order, once per `key`.
   * @returns the refund's id, or null if nothing was left
   */
  giveBack(
    payment: Payment,
    about: { key: string; order_number: string; reason: string },
  ): Promise<string | null>

  /**
   * Returns the refundable amount of a payment in cents.
   * @throws RefundRefusal "disputed" while the customer's bank holds money of it, because a refund would pay
   * twice
   */
  refundable(paymentId: string): Promise<number>

  /** Refunds a part of a payment, once per `key`, without a time limit. @throws RefundRefusal */
  refund(refund: PartialRefund): Promise<MadeRefund>

  /**
   * Returns all refunds and disputes of a payment, including external ones. The method may store data for the
   * order.
   * @param orderId null for a payment without an order
   */
  moneyBack(paymentId: string, orderId: string | null): Promise<MoneyBack>

  /** Returns the fraud signals of a payment. Absent if the method has none. */
  risk?(paymentId: string): Promise<PaymentRisk>

  /** Disputes. Absent if the method has none. */
  readonly disputes?: Disputes

  /** Payments after the order. Absent if an order is always paid. */
  readonly awaited?: AwaitedPayments

  /** Whether it can save the payment method for subscriptions (`Purchase.keeps_method`). */
  readonly keeps?: true

  /** Off-session charges. Absent if not supported. */
  readonly kept?: KeptMethods

  /** Refunds are made by hand and need a bank account. */
  readonly asksRefundAccount?: true
}

export interface MethodDescription {
  name: string
  text: string
}

/** The goods and the buyer. */
export interface Purchase {
  attempt_id: string
  order_number: string
  payment_session_id: string
  /** Identifies the shop among those that share an account. */
  shop_id: string
  cart_id: string
  email: string
  /** Whether the buyer has confirmed the e-mail address. */
  email_confirmed: boolean
  /** Medusa's locale, for example "nl-NL". */
  locale: string | null
  /** The lines as displayed, after discounts, VAT included. Their sum is `total_cents`. */
  lines: PurchaseLine[]
  total_cents: number
  currency_code: string
  /** One of the shop's origins, to which the shopper returns. */
  origin: string
  /** Return addresses of a client with separate screens. Default: those of the storefront. */
  return_to?: ReturnAddresses
  /** Country of delivery, ISO 3166-1 alpha-2 in upper case. */
  country: string
  /** The address is unknown, so the method collects it, only in `country`, which determines price and VAT. */
  asks_address: boolean
  expires_at: Date
  /** Save the payment method for subscriptions, with the customer's consent. */
  keeps_method?: boolean
  /** Payment id of the earlier payment whose saved method is charged. */
  charges_kept_of?: string
}

/** `{CHECKOUT_SESSION_ID}` is replaced by the payment's id, as Stripe does. */
export interface ReturnAddresses {
  success_url: string
  cancel_url: string
}

export type PurchaseLine =
  | { kind: "item"; title: string; quantity: number; total_cents: number }
  | { kind: "delivery"; total_cents: number }

/** `locale` is the language of the page and of e-mails about the payment. */
export type PaymentRequest = { locale?: string } & Record<string, unknown>

/** The result of opening a payment. `cause` is for the log. */
export type Opening =
  | { outcome: "opened"; payment: OpenedPayment }
  | { outcome: "email_refused" | "payment_unavailable"; cause: unknown }

export interface OpenedPayment {
  id: string
  /** The page. Empty if the client collects the payment itself. */
  url: string
  /** Data in the payment session with which a client collects the payment. Anybody with this data can pay. */
  client_data?: Record<string, unknown>
  /** The requested amount, if the method returns it. */
  amount_cents: number | null
  currency_code: string | null
}

/**
 * - `open`: payable. `expired`: unpaid and no longer payable.
 * - `awaited`: promised, and its order exists before the payment (see `AwaitedPayments`).
 * - `processing`: being transferred. `paid`: received. `failed`: the transfer failed.
 */
export type PaymentState = "open" | "awaited" | "processing" | "paid" | "failed" | "expired"

export interface ListedPayment {
  id: string
  state: PaymentState
  purchase: PurchaseNote
}

/** A payment in the method's records, which decide about the money. */
export interface Payment extends ListedPayment {
  url: string | null
  /** The requested or paid amount. */
  amount_cents: number | null
  currency_code: string | null
  /** Id of the received money, if any. */
  payment_id: string | null
  /** How it was paid, once known, because a hosted page offers several ways. */
  paid_with: PaidWith | null
  refunded_cents: number
  /** The address that the method collected. */
  address: GivenAddress | null
  expires_at: Date
}

/**
 * Identification of a purchase stored with the payment, in case the shop's rows are lost. Any field may be
 * missing.
 */
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
  /** The target account, if the method needs one. */
  account?: string
}

/** `done`: received by the customer, or on its way. `waiting`: not made yet. `failed`: returned to the shop. */
export type RefundState = "done" | "waiting" | "failed"

export interface MadeRefund {
  id: string
  state: RefundState
  failure: string | null
}

/** Oldest first. */
export interface MoneyBack {
  refunds: KnownRefund[]
  losses: Loss[]
}

export interface KnownRefund extends MadeRefund {
  amount_cents: number
  /** Cancelled before it was made, a kind of failure. */
  is_canceled: boolean
  /** The shop's `key`. Null for an external refund. */
  key: string | null
  /** Medusa's refund, if it was made in Medusa Admin. */
  engine_refund_id: string | null
}

/** The effect of a dispute on a payment. */
export interface Loss {
  id: string
  /** Null while undecided. 0 if nothing was withdrawn or all was returned. */
  lost_cents: number | null
  /** An inquiry has not withdrawn money. A decided dispute needs no response. */
  state: "inquiry" | "dispute" | "decided"
  /** The method's code for the customer's reason, for example `fraudulent`. */
  reason: string
  /** The method's code for the status. */
  status: string
}

export interface Disputes {
  /** Returns undecided disputes, most urgent first. */
  open(limit: number): Promise<Dispute[]>
  /** Returns the ids of payments from which a dispute has withdrawn money, with their orders. */
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
 * Failure of a refund whose money the customer's bank takes by a dispute. A new refund would pay twice. This
 * is Stripe's code, which stored rows contain.
 */
export const TAKEN_BY_DISPUTE = "charge_for_pending_refund_disputed"

/** The reason why a refund was not made: rejected by the method, no valid account, disputed, or no response. */
export class RefundRefusal extends Error {
  constructor(
    readonly reason: "refused" | "account_required" | "disputed" | "unavailable",
    options?: ErrorOptions,
  ) {
    super(`The payment method did not refund: ${reason}.`, options)
  }
}
