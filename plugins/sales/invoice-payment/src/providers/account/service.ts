import type {
  AuthorizePaymentOutput,
  InitiatePaymentInput,
  PaymentProviderInput,
  PaymentProviderOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { AbstractPaymentProvider, PaymentActions, PaymentSessionStatus } from "@medusajs/framework/utils"

const unchanged = ({ data }: PaymentProviderInput): Promise<PaymentProviderOutput> =>
  Promise.resolve(data ? { data } : {})

/** Medusa payment provider for orders on account. The checkout writes their capture with the order. */
export class InvoiceProvider extends AbstractPaymentProvider {
  static override identifier = "invoice"

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
    // The checkout finds the invoice by `payment_intent`.
    return Promise.resolve({ status: PaymentSessionStatus.AUTHORIZED, data: { ...data, payment_intent: id } })
  }

  async getPaymentStatus(input: PaymentProviderInput): Promise<AuthorizePaymentOutput> {
    return this.authorizePayment(input)
  }

  retrievePayment = unchanged
  capturePayment = unchanged
  cancelPayment = unchanged
  deletePayment = unchanged
  /** The shop has already credited the refund to the account. */
  refundPayment = unchanged

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return Promise.resolve({ action: PaymentActions.NOT_SUPPORTED })
  }
}
