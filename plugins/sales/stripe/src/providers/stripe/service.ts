import { exactCents } from "@bon-perroquet/checkout/cents"
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CapturePaymentInput,
  DeletePaymentInput,
  GetPaymentStatusInput,
  InitiatePaymentInput,
  PaymentProviderOutput,
  RefundPaymentInput,
  RetrievePaymentInput,
  UpdatePaymentInput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import {
  AbstractPaymentProvider,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils"
import type { Payment } from "@bon-perroquet/checkout/methods"
import type Stripe from "stripe"
import { stripeClient } from "../../client"
import { checked, type StripeOptions } from "../../options"
import { cancelIntent, intentAsPayment, intentHasMoney, retrieveIntent } from "../../method/intents"
import { asPayment } from "../../method/payment"
import { expireSession, hasMoney, retrieveSession } from "../../method/stripe-session"

type SessionData = {
  checkout_session_id?: string
  payment_intent?: string
  amount_cents?: number
  currency?: string
  /** A refund that was already made. Medusa only records it. */
  made_refund?: { id: string; amount_cents: number }
}

/**
 * Stripe Checkout as a provider of Medusa's payment module. The checkout opens, settles and refunds sessions
 * itself, so that Medusa's workflows do not move money.
 */
export class StripeCheckoutProvider extends AbstractPaymentProvider<StripeOptions> {
  static override identifier = "stripe-checkout"
  private readonly options: StripeOptions

  constructor(container: Record<string, unknown>, options: StripeOptions) {
    super(container, options)
    this.options = checked(options)
  }

  /** Does not call Stripe, because Medusa recreates payment sessions at any time. */
  async initiatePayment({ amount, currency_code, data }: InitiatePaymentInput) {
    const session_id = String(data?.session_id)
    return {
      id: session_id,
      status: PaymentSessionStatus.PENDING,
      data: { session_id, amount_cents: exactCents(amount), currency: currency_code },
    }
  }

  async updatePayment({ amount, currency_code, data }: UpdatePaymentInput) {
    return {
      status: PaymentSessionStatus.PENDING,
      data: { ...data, amount_cents: exactCents(amount), currency: currency_code },
    }
  }

  /** Expires the payment page, because its amount changed. @throws if it is paid or being paid */
  async deletePayment({ data }: DeletePaymentInput): Promise<PaymentProviderOutput> {
    const { checkout_session_id } = data as SessionData
    if (!checkout_session_id) return { data }
    if ((await this.withdraw(stripeClient(this.options), checkout_session_id)) === "paid")
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This cart is being paid and can't change.")
    return { data }
  }

  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return this.lookUp(data)
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput) {
    return this.lookUp(data)
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<PaymentProviderOutput> {
    return { data: (await this.lookUp(data)).data }
  }

  /** Does nothing, because Stripe captures the payment when the customer pays. */
  async capturePayment({ data }: CapturePaymentInput): Promise<PaymentProviderOutput> {
    return { data }
  }

  /**
   * Does not refund, because Medusa also cancels a payment when a concurrent request has completed the cart.
   */
  async cancelPayment({ data }: CancelPaymentInput): Promise<PaymentProviderOutput> {
    return { data }
  }

  /**
   * Refunds `amount` (euro). Medusa's refund id is the idempotency key. In the metadata, it distinguishes the
   * refund from those of Stripe's dashboard.
   */
  async refundPayment({ data, amount, context }: RefundPaymentInput): Promise<PaymentProviderOutput> {
    const { payment_intent, made_refund, ...rest } = data as SessionData
    if (made_refund?.amount_cents === exactCents(amount))
      return { data: { ...rest, payment_intent, last_refund: made_refund.id } }
    const engine_refund = context?.idempotency_key
    const refund = await stripeClient(this.options).refunds.create(
      { payment_intent, amount: exactCents(amount), ...(engine_refund && { metadata: { engine_refund } }) },
      { idempotencyKey: engine_refund },
    )
    return { data: { ...data, last_refund: refund.id } }
  }

  /** Does nothing, because the plugin's own webhook route handles Stripe's events. */
  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED }
  }

  private async lookUp(data: Record<string, unknown> | undefined): Promise<AuthorizePaymentOutput> {
    const session = (data ?? {}) as SessionData
    if (!session.checkout_session_id) return { status: PaymentSessionStatus.PENDING, data }
    const payment = await this.paymentOf(stripeClient(this.options), session.checkout_session_id)
    if (!payment) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Stripe has no such payment.")
    const completed = { ...data, payment_intent: payment.payment_id }
    if (payment.state === "expired") return { status: PaymentSessionStatus.CANCELED, data: completed }
    if (payment.state === "open") return { status: PaymentSessionStatus.PENDING, data: completed }
    if (payment.state !== "paid")
      return { status: PaymentSessionStatus.PENDING_AUTHORIZATION, data: completed }
    if (payment.refunded_cents > 0) return { status: PaymentSessionStatus.CANCELED, data: completed }
    const asAsked =
      payment.amount_cents === session.amount_cents && payment.currency_code === session.currency
    return { status: asAsked ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.ERROR, data: completed }
  }

  protected async paymentOf(stripe: Stripe, id: string): Promise<Payment | null> {
    const page = await retrieveSession(stripe, id)
    return page && asPayment(page)
  }

  /** Ends a payment. @returns "paid" if it is paid or being paid */
  protected async withdraw(stripe: Stripe, id: string): Promise<"paid" | "free"> {
    const page = await expireSession(stripe, id)
    return page && hasMoney(page) ? "paid" : "free"
  }
}

/** Medusa payment provider for Payment Intents of Store API clients. */
export class StripeIntentsProvider extends StripeCheckoutProvider {
  static override identifier = "stripe"

  protected override async paymentOf(stripe: Stripe, id: string): Promise<Payment | null> {
    const intent = await retrieveIntent(stripe, id)
    return intent && intentAsPayment(intent)
  }

  protected override async withdraw(stripe: Stripe, id: string): Promise<"paid" | "free"> {
    const intent = await cancelIntent(stripe, id)
    return intent && intentHasMoney(intent) ? "paid" : "free"
  }
}
