/**
 * Payment tokens that an assistant sends with an order (docs/decisions/0100-assistants-pay-with-tokens.md). The shop does
 * not store them. Members throw CheckoutRefusal "payment_unavailable" if the provider does not respond.
 */
export interface GrantedTokens {
  /**
   * Charges an opened payment with a token (`Purchase.charges_token`), once.
   * @returns "refused" if the token or the bank does not allow it, and nothing was charged
   */
  charge(id: string, token: string): Promise<"charged" | "refused">
}
