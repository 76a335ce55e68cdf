import type {
  AuthorizePaymentOutput,
  InitiatePaymentInput,
  PaymentProviderInput,
  PaymentProviderOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { AbstractPaymentProvider, PaymentActions, PaymentSessionStatus } from "@medusajs/framework/utils"

const unchanged = ({ data }: PaymentProviderInput): Promise<PaymentProviderOutput> =>
  Promise.resolve({ data: data ?? {} })

/**
 * Base of Medusa payment providers whose payments only the shop records. A payment is authorised with its order, and no
 * other system is called.
 */
export abstract class RecordedPaymentProvider extends AbstractPaymentProvider {
  /** Public, because Medusa's constructor is protected. */
  constructor(container: Record<string, unknown>) {
    super(container, {})
  }

  async initiatePayment({ data }: InitiatePaymentInput) {
    return Promise.resolve({ id: String(data?.["session_id"]), status: PaymentSessionStatus.PENDING, data })
  }

  async updatePayment({ data }: PaymentProviderInput) {
    return Promise.resolve({ status: PaymentSessionStatus.PENDING, data })
  }

  async authorizePayment({ data }: PaymentProviderInput): Promise<AuthorizePaymentOutput> {
    const id = data?.["checkout_session_id"]
    if (!id) return Promise.resolve({ status: PaymentSessionStatus.PENDING, data })
    // The checkout finds its record by `payment_intent`.
    return Promise.resolve({ status: PaymentSessionStatus.AUTHORIZED, data: { ...data, payment_intent: id } })
  }

  async getPaymentStatus(input: PaymentProviderInput): Promise<AuthorizePaymentOutput> {
    return this.authorizePayment(input)
  }

  retrievePayment = unchanged
  cancelPayment = unchanged
  deletePayment = unchanged

  async capturePayment(input: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return unchanged(input)
  }

  /** Does nothing, because the shop has already recorded the refund. */
  async refundPayment(input: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return unchanged(input)
  }

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return Promise.resolve({ action: PaymentActions.NOT_SUPPORTED })
  }
}
