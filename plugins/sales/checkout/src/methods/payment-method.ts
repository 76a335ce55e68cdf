import type { DeliveryCountry, PaidWith, PaymentInstructions, PaymentRisk } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import type { Attempt } from "../modules/checkout"
import type { AwaitedPayments } from "./awaited-payments"
import type { Balances } from "./balances"
import type { Disputes } from "./disputes"
import type { GrantedTokens } from "./granted-tokens"
import type { Payables } from "./payables"
import type { SavedMethods } from "./saved-methods"

export type { DeliveryCountry, PaymentRisk }

/**
 * The checkout reserves stock, stores the attempt and creates the order. The method collects, reports and
 * refunds the money. It is the service of a Medusa module whose name begins with `PAYMENT_METHOD`
 * (docs/decisions/0018-a-payment-method-is-a-module.md). Members that call a provider throw CheckoutRefusal
 * "payment_unavailable" if it does not respond.
 */
export interface PaymentMethod {
  readonly code: string
  readonly isOffered: boolean

  /**
   * The method has no payment page. A Store API client collects the payment itself with the opened payment's data.
   * Not offered in the storefront.
   */
  readonly drawnByClient?: true

  /** The method is for approved accounts, so public lists omit it. `open` refuses all other buyers. */
  readonly forAccounts?: true

  /** Opening the payment pays it. No event follows, so the checkout settles it at once. */
  readonly paysAtOnce?: true

  /** @param country of the customer. Absent for all countries. */
  describe(language: Language, country?: DeliveryCountry): MethodDescription

  /**
   * Names of the accepted brands, for example "Visa". Must not wait for a provider. Absent if the method has
   * none.
   */
  marks?(country?: DeliveryCountry): readonly string[]

  /** Id of the Medusa payment provider. The provider reads the payment's id from the session's data. */
  readonly provider_id: string

  /** Returns true if an id has the format of this method's payments. */
  isIdOf(id: string): boolean

  request(purchase: Purchase): PaymentRequest

  /** Opens the payment. `payment_session_id` is the idempotency key. */
  open(attempt: Pick<Attempt, "session_params" | "payment_session_id">): Promise<Opening>

  /** Returns null if the method has no payment with this id. */
  lookUp(id: string): Promise<Payment | null>

  /**
   * Returns whether a payment that `lookUp` does not find was begun in a former account for tests. Then it moved no
   * money. Absent if the method has no accounts.
   */
  isOfFormerAccount?(begun: Date): boolean

  /** Ends an unpaid payment. Returns "taken" if it is paid or being paid. */
  withdraw(id: string): Promise<"withdrawn" | "taken">

  /** Lists payments opened since `since`, also those without a row in the database. */
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
   * Returns the refundable amount in cents.
   * @throws RefundRefusal "disputed" while a dispute withholds money of the payment
   */
  refundable(paymentId: string): Promise<number>

  /** Refunds once per `key`, however late the call is repeated. @throws RefundRefusal */
  refund(refund: PartialRefund): Promise<CreatedRefund>

  /**
   * Returns refunds and disputes, also those made at the provider. May store data for the order.
   * @param orderId null for a payment without an order
   */
  moneyBack(paymentId: string, orderId: string | null): Promise<MoneyBack>

  /** Returns the provider's fraud assessment. Absent if the provider makes none. */
  risk?(paymentId: string): Promise<PaymentRisk>

  readonly disputes?: Disputes
  readonly awaited?: AwaitedPayments

  /** Balances that pay a part of an order. The method has no payment page then, and is not offered. */
  readonly balances?: Balances

  readonly payables?: Payables

  /** Returns when and how the customer pays the invoice of an order that was charged to an account. */
  invoiceInstructions?(id: string, language: Language): Promise<PaymentInstructions | null>

  /** Whether the method can save a card or account for subscriptions (`Purchase.keeps_method`). */
  readonly keeps?: true

  readonly savedMethods?: SavedMethods

  readonly grantedTokens?: GrantedTokens

  /** Whether refunds are made by hand to a bank account, which the administrator enters. */
  readonly asksRefundAccount?: true
}

export interface MethodDescription {
  name: string
  text: string
}

export interface Purchase {
  attempt_id: string
  order_number: string
  payment_session_id: string
  /** Identifies the shop, because several may share an account. */
  shop_id: string
  cart_id: string
  email: string
  email_confirmed: boolean
  /** Medusa's locale, for example "nl-NL". */
  locale: string | null
  /**
   * The lines of the purchase as displayed, after discounts, VAT included. A single line if balances pay a part. Their
   * sum is `total_cents`.
   */
  lines: PurchaseLine[]
  /** The amount that the method collects, without the part that balances pay. */
  total_cents: number
  currency_code: string
  origin: string
  return_to?: ReturnAddresses
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  /** Whether the method collects the address. It must be in `country`, which determines price and VAT. */
  asks_address: boolean
  expires_at: Date
  keeps_method?: boolean
  /** Id of the earlier payment that saved the payment method to charge. */
  charges_kept_of?: string
  /** Whether the shop charges a token that an assistant sent. */
  charges_token?: true
}

/** URLs of the storefront. Each `{CHECKOUT_SESSION_ID}` is replaced by the payment's id, as Stripe does. */
export interface ReturnAddresses {
  success_url: string
  cancel_url: string
}

export type PurchaseLine =
  | { kind: "item"; title: string; quantity: number; total_cents: number }
  | { kind: "delivery"; total_cents: number }

/** Parameters for opening a payment. `locale` is the language of the payment page and the e-mails. */
export type PaymentRequest = { locale?: string } & Record<string, unknown>

export type Opening =
  | { outcome: "opened"; payment: OpenedPayment }
  | { outcome: "email_refused" | "payment_unavailable" | CreditRefusal; cause: unknown }

/** The account may not pay by invoice, the order exceeds its credit limit, or an invoice is overdue for too long. */
export type CreditRefusal = "credit_not_approved" | "credit_limit_exceeded" | "credit_overdue"

export interface OpenedPayment {
  id: string
  /** URL of the payment page. Empty if the client collects the payment itself. */
  url: string
  /** Data in the payment session with which a client collects the payment. Anybody with this data can pay. */
  client_data?: Record<string, unknown>
  /** The requested amount, if the method returns it. */
  amount_cents: number | null
  currency_code: string | null
}

/**
 * `open`: payable. `expired`: unpaid, not payable. `awaited`: promised, order exists (see `AwaitedPayments`).
 * `processing`: being transferred. `paid`: received. `failed`: transfer failed.
 */
export type PaymentState = "open" | "awaited" | "processing" | "paid" | "failed" | "expired"

export interface ListedPayment {
  id: string
  state: PaymentState
  purchase: PurchaseNote
}

/** A payment as its provider reports it. The provider's amounts are used instead of those in the database. */
export interface Payment extends ListedPayment {
  url: string | null
  amount_cents: number | null
  currency_code: string | null
  payment_id: string | null
  /** Null until the payment is made, because hosted pages offer several ways to pay. */
  paid_with: PaidWith | null
  refunded_cents: number
  address: GivenAddress | null
  expires_at: Date
}

/** Stored at the provider with the payment, in case the database loses it. Fields may be missing. */
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
  /** Bank account to refund to, if the method needs one. */
  account?: string
}

/** `done`: received or on its way. `waiting`: not made yet. `failed`: returned to the shop. */
export type RefundState = "done" | "waiting" | "failed"

export interface CreatedRefund {
  id: string
  state: RefundState
  failure: string | null
}

/** A payment's refunds and disputes, oldest first. */
export interface MoneyBack {
  refunds: KnownRefund[]
  losses: Loss[]
}

export interface KnownRefund extends CreatedRefund {
  amount_cents: number
  /** Whether the refund failed because it was cancelled. */
  is_canceled: boolean
  /** Idempotency key. Null for refunds made at the provider. */
  key: string | null
  /** Id of Medusa's refund, if it was made in Medusa Admin. */
  engine_refund_id: string | null
}

export interface Loss {
  id: string
  /** Null while the dispute is undecided. 0 if the shop lost nothing. */
  lost_cents: number | null
  /** An inquiry has not withdrawn money. A decided dispute needs no response. */
  state: "inquiry" | "dispute" | "decided"
  /** The method's code, for example `fraudulent`. */
  reason: string
  status: string
}

/**
 * Thrown if a refund is refused or disputed, if it lacks a valid bank account, or if the provider does not
 * respond.
 */
export class RefundRefusal extends Error {
  constructor(
    readonly reason: "refused" | "account_required" | "disputed" | "unavailable",
    options?: ErrorOptions,
  ) {
    super(`The payment method did not refund: ${reason}.`, options)
  }
}
