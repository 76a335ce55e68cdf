import type {
  DeliveryCountry,
  ListedPayment,
  MethodDescription,
  MoneyBack,
  Opening,
  PartialRefund,
  Payment,
  PaymentMethod,
  PaymentRisk,
  PaymentRequest,
  Purchase,
} from "@bon-perroquet/checkout/methods"
import { readLive } from "@bon-perroquet/contract/options"
import type { Language } from "@bon-perroquet/contract/sets"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import type Stripe from "stripe"
import { PAYMENT_PROVIDER, stripeClient } from "../../client"
import { checked, connectionOf, type StripeOptions } from "../../options"
import { createPage, pagesSince, withdrawPage } from "../../method/pages"
import { AfterPayment } from "../../method/after-payment"
import { FormerAccount } from "../../method/former-account"
import { giveBack } from "../../method/give-back"
import { asPayment } from "../../method/payment"
import { sessionParams } from "../../method/session-params"
import { retrieveSession } from "../../method/stripe-session"
import { AccountMethods } from "../../method/account-methods"
import { describe } from "../../method/texts"
import { DisputeRows } from "./dispute-rows"
import { EventRows } from "./event-rows"
import { StripeDispute } from "./models/stripe-dispute"
import { StripeEvent } from "./models/stripe-event"
import { StripeScan } from "./models/stripe-scan"

/** Stripe's hosted page as a payment method of the checkout. Also stores Stripe's events and disputes. */
export class StripeModuleService
  extends MedusaService({ StripeEvent, StripeScan, StripeDispute })
  implements PaymentMethod
{
  readonly code = "stripe"
  readonly keeps = true
  readonly isOffered = true
  readonly provider_id = PAYMENT_PROVIDER
  readonly events: EventRows
  readonly disputes: DisputeRows
  private readonly options: StripeOptions
  private readonly afterPayment: AfterPayment
  private readonly account: AccountMethods

  constructor(container: { __pg_connection__: Knex }, options?: unknown) {
    super(container, options)
    this.options = checked(options)
    this.account = new AccountMethods(
      async () => (await this.client.paymentMethodConfigurations.list()).data,
      Date.now,
      () => connectionOf(this.options).apiKey,
    )
    this.events = new EventRows(container.__pg_connection__)
    const former = new FormerAccount(container.__pg_connection__, this.options)
    this.disputes = new DisputeRows(container.__pg_connection__, () => former.until)
    this.afterPayment = new AfterPayment(former, this.disputes, () => this.client)
  }

  /** Returns whether an emulator replaces Stripe, except for tests of an account that a person entered. */
  get isEmulated(): boolean {
    return connectionOf(this.options).apiBase !== "" && readLive(this.options.accountSince ?? 0) === 0
  }

  get hasKey(): boolean {
    return connectionOf(this.options).apiKey !== ""
  }

  get client(): Stripe {
    return stripeClient(this.options)
  }

  describe(language: Language, country?: DeliveryCountry): MethodDescription {
    return describe(language, this.marks(country))
  }

  marks(country?: DeliveryCountry): readonly string[] {
    return this.account.marks(country)
  }

  isIdOf(id: string): boolean {
    return id.startsWith("cs_")
  }

  request(purchase: Purchase): PaymentRequest {
    return { ...sessionParams(purchase, readLive(this.options.displayName ?? "")) }
  }

  open(attempt: Parameters<PaymentMethod["open"]>[0]): Promise<Opening> {
    return createPage(this.client, attempt)
  }

  async lookUp(id: string): Promise<Payment | null> {
    const session = await retrieveSession(this.client, id)
    return session && asPayment(session)
  }

  withdraw(id: string): Promise<"withdrawn" | "taken"> {
    return withdrawPage(this.client, id)
  }

  async *openedSince(since: Date, only?: "paid"): AsyncGenerator<ListedPayment> {
    if (this.hasKey) yield* pagesSince(this.client, since, only)
  }

  giveBack(payment: Payment, about: Parameters<PaymentMethod["giveBack"]>[1]): Promise<string | null> {
    return giveBack(this.client, payment, about)
  }

  isOfFormerAccount(begun: Date): boolean {
    return this.afterPayment.former.includes(begun)
  }

  refundable(paymentId: string): Promise<number> {
    return this.afterPayment.refundable(paymentId)
  }

  refund(refund: PartialRefund): ReturnType<PaymentMethod["refund"]> {
    return this.afterPayment.refund(refund)
  }

  risk(paymentId: string): Promise<PaymentRisk> {
    return this.afterPayment.risk(paymentId)
  }

  moneyBack(paymentId: string, orderId: string | null): Promise<MoneyBack> {
    return this.afterPayment.moneyBack(paymentId, orderId)
  }

  verified(rawBody: unknown, signature: unknown): Stripe.Event | null {
    const webhookSecret = readLive(this.options.webhookSecret ?? "")
    if (!webhookSecret || typeof signature !== "string" || !Buffer.isBuffer(rawBody)) return null
    try {
      return this.client.webhooks.constructEvent(rawBody, signature, webhookSecret)
    } catch {
      return null
    }
  }
}
