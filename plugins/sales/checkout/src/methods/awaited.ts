import type { PaymentInstructions } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/languages/locales"

/**
 * Promised payments. The order is pending with reserved stock until an administrator records the payment or
 * the order is cancelled. Idempotent.
 */
export interface AwaitedPayments {
  /** Payment instructions for an order without a promise. An administrator can record the payment by hand. */
  offer(
    order: { order_number: string; amount_cents: number },
    language: Language,
  ): Promise<Pick<PaymentInstructions, "text" | "rows"> | null>

  /**
   * Returns instructions for the amount due and its deadline. An edit may have changed the amount. Null if
   * the order is paid or cancelled.
   */
  instructions(id: string, amount_cents: number, language: Language): Promise<PaymentInstructions | null>

  receive(id: string, amount_cents: number): Promise<void>

  /**
   * @returns whether the payment is still
   * awaited
   */
  confirm(id: string): Promise<boolean>

  end(id: string): Promise<void>

  /** Resumes the payment of a revived order with a new deadline. */
  resume(id: string): Promise<void>
}
