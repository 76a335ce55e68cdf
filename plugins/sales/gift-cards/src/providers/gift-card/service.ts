import type {
  AuthorizePaymentOutput,
  InitiatePaymentInput,
  PaymentProviderInput,
  PaymentProviderOutput,
  RefundPaymentInput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import {
  AbstractPaymentProvider,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils"

/**
 * Medusa payment provider of gift cards and store credit. The checkout redeems a balance in the transaction that writes
 * the order, so nobody can authorise a payment here.
 */
export class GiftCardProvider extends AbstractPaymentProvider {
  static override identifier = "gift-card"

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
    return Promise.resolve({ status: PaymentSessionStatus.PENDING, data })
  }

  async getPaymentStatus(input: PaymentProviderInput): Promise<AuthorizePaymentOutput> {
    return this.authorizePayment(input)
  }

  async retrievePayment({ data }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return Promise.resolve({ data })
  }

  async capturePayment({ data }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return Promise.resolve({ data })
  }

  async cancelPayment({ data }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return Promise.resolve({ data })
  }

  async deletePayment({ data }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return Promise.resolve({ data })
  }

  /**
   * Does nothing, because the shop has already credited the ledger. Medusa stores its refund before it calls the
   * provider, so a crash between them would lose a credit that is made here.
   * @throws for a refund that the shop did not make
   */
  async refundPayment({ data }: RefundPaymentInput): Promise<PaymentProviderOutput> {
    if (!data?.["made_refund"])
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        "Refund this order in the shop's dashboard, which credits the gift card.",
      )
    return Promise.resolve({ data })
  }

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return Promise.resolve({ action: PaymentActions.NOT_SUPPORTED })
  }
}
