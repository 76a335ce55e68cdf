import type {
  GrantedTokens,
  ListedPayment,
  SavedMethods,
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
import type { Language } from "@bon-perroquet/contract/sets"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import type Stripe from "stripe"
import { INTENTS_PROVIDER, stripeClient } from "../../client"
import { checked, connectionOf, type StripeOptions } from "../../options"
import { AfterPayment } from "../../method/after-payment"
import { FormerAccount } from "../../method/former-account"
import { giveBack } from "../../method/give-back"
import { intentParams } from "../../method/intent-params"
import {
  intentAsPayment,
  intentsSince,
  createIntent,
  retrieveIntent,
  withdrawIntent,
} from "../../method/intents"
import { chargeIntent, chargeWithToken, forgetKept, savedCard } from "../../method/saved-method"
import { DEFAULT_MARKS } from "../../method/account-methods"
import { describe } from "../../method/texts"
import { DisputeRows } from "../stripe/dispute-rows"
import { offerInRegions } from "./offer-in-regions"

/**
 * Payment method for Store API clients that show the card field themselves. It uses Stripe's Payment Intents.
 */
export class StripeIntentsModuleService implements PaymentMethod {
  readonly code = "stripe_intents"
  readonly drawnByClient = true
  readonly isOffered: boolean
  readonly provider_id = INTENTS_PROVIDER
  readonly savedMethods: SavedMethods
  readonly grantedTokens: GrantedTokens
  private readonly afterPayment: AfterPayment
  private readonly options: StripeOptions
  /** Medusa calls the hook when all modules are loaded. */
  readonly __hooks: { onApplicationStart: () => Promise<void> }

  constructor(container: { __pg_connection__: Knex; logger: Logger }, options?: unknown) {
    this.options = checked(options)
    this.__hooks = {
      onApplicationStart: async () => {
        if (!this.isOffered) return
        await offerInRegions(container.__pg_connection__).catch((error: unknown) => {
          container.logger.error(
            `The payment provider ${INTENTS_PROVIDER} could not be added to the regions: ${String(error)}`,
          )
        })
      },
    }
    this.isOffered = this.options.paymentIntents === true
    this.savedMethods = {
      of: (paymentId) => savedCard(this.client, paymentId),
      charge: (id) => chargeIntent(this.client, id),
      forget: (paymentId) => forgetKept(this.client, paymentId),
    }
    this.grantedTokens = { charge: (id, token) => chargeWithToken(this.client, id, token) }
    const former = new FormerAccount(container.__pg_connection__, this.options)
    const disputes = new DisputeRows(container.__pg_connection__, () => former.until)
    this.afterPayment = new AfterPayment(former, disputes, () => this.client)
  }

  private get client(): Stripe {
    return stripeClient(this.options)
  }

  describe(language: Language): MethodDescription {
    return describe(language, DEFAULT_MARKS)
  }

  isIdOf(id: string): boolean {
    return id.startsWith("pi_")
  }

  request(purchase: Purchase): PaymentRequest {
    return { ...intentParams(purchase) }
  }

  open(attempt: Parameters<PaymentMethod["open"]>[0]): Promise<Opening> {
    return createIntent(this.client, attempt)
  }

  async lookUp(id: string): Promise<Payment | null> {
    const intent = await retrieveIntent(this.client, id)
    return intent && intentAsPayment(intent)
  }

  withdraw(id: string): Promise<"withdrawn" | "taken"> {
    return withdrawIntent(this.client, id)
  }

  async *openedSince(since: Date, only?: "paid"): AsyncGenerator<ListedPayment> {
    if (connectionOf(this.options).apiKey) yield* intentsSince(this.client, since, only)
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
}
