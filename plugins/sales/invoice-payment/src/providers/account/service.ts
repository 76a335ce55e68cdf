import { RecordedPaymentProvider } from "@bon-perroquet/checkout/payment-provider"

/** Medusa payment provider for orders on account. The checkout writes their capture with the order. */
export class InvoiceProvider extends RecordedPaymentProvider {
  static override identifier = "invoice"
}
