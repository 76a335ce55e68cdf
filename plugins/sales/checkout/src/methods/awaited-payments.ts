import type { PaymentInstructions } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"

/**
 * Payments made after the order, for example bank transfers. The order is pending with reserved stock until an
 * administrator records the payment or the order is cancelled. All calls are idempotent.
 */
export interface AwaitedPayments {
  /**
   * Returns how to pay an amount of an order by this method, for an e-mail with a payment link. Returns null if the
   * method is not set up, for example without a bank account. An administrator records the payment by hand.
   */
  offer(
    order: { order_number: string; amount_cents: number },
    language: Language,
  ): Promise<Pick<PaymentInstructions, "text" | "rows"> | null>

  /**
   * Returns the payment instructions with the deadline, or null if the order is paid or cancelled.
   * `amount_cents` is the amount due, which an edit may have changed.
   */
  instructions(id: string, amount_cents: number, language: Language): Promise<PaymentInstructions | null>

  receive(id: string, amount_cents: number): Promise<void>

  /** Confirms the customer's e-mail address. @returns whether the payment is still awaited */
  confirm(id: string): Promise<boolean>

  end(id: string): Promise<void>

  /** Resumes the payment of a reinstated order with a new deadline. */
  resume(id: string): Promise<void>
}
