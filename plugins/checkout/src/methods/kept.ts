/** A card as its owner knows it. */
export interface KeptCard {
  brand: string | null
  last4: string | null
}

/**
 * What customers let be kept when they paid, for deliveries that come again (docs/decisions/0056-repeat-deliveries.md). The
 * shop knows of it the earlier payment's id, and nothing of the card. Every member throws the CheckoutRefusal
 * "payment_unavailable" when the answer can't be had now.
 */
export interface KeptMethods {
  /** What an earlier payment kept; null where that is nothing, or is forgotten. */
  of(paymentId: string): Promise<KeptCard | null>

  /**
   * Charges an opened payment (`Purchase.charges_kept_of`) with nobody there, once however often it is asked.
   * @returns "refused" where the bank said no, or wants to see the customer: nothing was charged
   */
  charge(id: string): Promise<"charged" | "refused">

  /** Sees to it that what an earlier payment kept is never charged again. */
  forget(paymentId: string): Promise<void>
}
