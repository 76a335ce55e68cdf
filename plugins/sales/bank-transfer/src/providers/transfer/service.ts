import { RecordedPaymentProvider } from "@bon-perroquet/checkout/payment-provider"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CapturePaymentInput, PaymentProviderOutput } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"

/**
 * Medusa payment provider. Payments are authorised with the order, and captured when the receipt is recorded. The
 * merchant refunds by hand.
 */
export class BankTransferProvider extends RecordedPaymentProvider {
  static override identifier = "bank-transfer"
  private readonly knex: Knex

  constructor(container: { __pg_connection__: Knex }) {
    super(container)
    this.knex = container.__pg_connection__
  }

  /**
   * Throws unless the receipt is recorded. Medusa Admin's capture button alone cannot mark a transfer as
   * paid.
   */
  override async capturePayment({ data }: CapturePaymentInput): Promise<PaymentProviderOutput> {
    const id = data?.["checkout_session_id"]
    const arrived = await this.knex<{ id: string }>("bank_transfer")
      .where({ id: typeof id === "string" ? id : "" })
      .whereNotNull("received_at")
      .first("id")
    if (!arrived)
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        "This transfer is not recorded as received. Mark the order as paid in the shop's dashboard.",
      )
    return { data: data ?? {} }
  }
}
