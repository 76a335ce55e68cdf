export interface SavedCard {
  brand: string | null
  last4: string | null
}

/**
 * Saved payment methods for subscriptions (docs/decisions/0056-repeat-deliveries.md). The shop stores only
 * the earlier payment's id. Members throw CheckoutRefusal "payment_unavailable" if the provider does not
 * respond.
 */
export interface SavedMethods {
  /** Returns the saved card, or null if none was saved or it was deleted. */
  of(paymentId: string): Promise<SavedCard | null>

  /**
   * Charges an opened payment off-session (`Purchase.charges_kept_of`), once.
   * @returns "refused" if the bank declined or requires the customer's confirmation, and nothing was charged
   */
  charge(id: string): Promise<"charged" | "refused">

  /** Deletes the payment method that an earlier payment saved, so that it is never charged again. */
  forget(paymentId: string): Promise<void>
}
