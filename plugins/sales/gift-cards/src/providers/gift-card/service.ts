import { RecordedPaymentProvider } from "@bon-perroquet/checkout/payment-provider"
import type {
  AuthorizePaymentOutput,
  PaymentProviderInput,
  PaymentProviderOutput,
  RefundPaymentInput,
} from "@medusajs/framework/types"
import { MedusaError, PaymentSessionStatus } from "@medusajs/framework/utils"

/**
 * Medusa payment provider of gift cards and store credit. The checkout redeems a balance in the transaction that writes
 * the order, so nobody can authorise a payment here.
 */
export class GiftCardProvider extends RecordedPaymentProvider {
  static override identifier = "gift-card"

  override async authorizePayment({ data }: PaymentProviderInput): Promise<AuthorizePaymentOutput> {
    return Promise.resolve({ status: PaymentSessionStatus.PENDING, data })
  }

  /**
   * Does nothing, because the shop has already credited the ledger. Medusa stores its refund before it calls the
   * provider, so a crash between them would lose a credit that is made here.
   * @throws for a refund that the shop did not make
   */
  override async refundPayment(input: RefundPaymentInput): Promise<PaymentProviderOutput> {
    if (!input.data?.["made_refund"])
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        "Refund this order in the shop's dashboard, which credits the gift card.",
      )
    return super.refundPayment(input)
  }
}
