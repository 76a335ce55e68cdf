import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type {
  AuthorizePaymentOutput,
  CapturePaymentInput,
  InitiatePaymentInput,
  PaymentProviderInput,
  PaymentProviderOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import {
  AbstractPaymentProvider,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils"

type SessionData = { checkout_session_id?: string }

/** Medusa payment provider. Payments are authorised with the order, and captured when the receipt is recorded. */
export class BankTransferProvider extends AbstractPaymentProvider {
  static override identifier = "bank-transfer"
  private readonly knex: Knex

  constructor(container: { __pg_connection__: Knex }, options?: Record<string, unknown>) {
    super(container, options)
    this.knex = container.__pg_connection__
  }

  async initiatePayment({ data }: InitiatePaymentInput) {
    return Promise.resolve({ id: String(data?.["session_id"]), status: PaymentSessionStatus.PENDING, data })
  }

  async updatePayment({ data }: PaymentProviderInput) {
    return Promise.resolve({ status: PaymentSessionStatus.PENDING, data })
  }

  async authorizePayment({ data }: PaymentProviderInput): Promise<AuthorizePaymentOutput> {
    const { checkout_session_id: id } = (data ?? {}) as SessionData
    if (!id) return Promise.resolve({ status: PaymentSessionStatus.PENDING, data })
    // The checkout finds the transfer by `payment_intent`.
    return Promise.resolve({
      status: PaymentSessionStatus.AUTHORIZED,
      data: { ...data, payment_intent: id },
    })
  }

  async getPaymentStatus(input: PaymentProviderInput): Promise<AuthorizePaymentOutput> {
    return this.authorizePayment(input)
  }

  async retrievePayment({ data }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return Promise.resolve({ data })
  }

  /**
   * Throws unless the receipt is recorded. Medusa Admin's capture button alone cannot mark a transfer as
   * paid.
   */
  async capturePayment({ data }: CapturePaymentInput): Promise<PaymentProviderOutput> {
    const { checkout_session_id: id } = (data ?? {}) as SessionData
    const arrived = await this.knex<{ id: string }>("bank_transfer")
      .where({ id: id ?? "" })
      .whereNotNull("received_at")
      .first("id")
    if (!arrived)
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        "This transfer is not recorded as received. Mark the order as paid in the shop's dashboard.",
      )
    return { data }
  }

  async cancelPayment({ data }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return Promise.resolve({ data })
  }

  async deletePayment({ data }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return Promise.resolve({ data })
  }

  /** Does nothing, because the merchant refunds by hand and the shop has already recorded the refund. */
  async refundPayment({ data }: PaymentProviderInput): Promise<PaymentProviderOutput> {
    return Promise.resolve({ data })
  }

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return Promise.resolve({ action: PaymentActions.NOT_SUPPORTED })
  }
}
