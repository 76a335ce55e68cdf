import type { PaymentInstructions } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/languages/locales"

/**
 * Payments that the shopper promises: their order stands at once, as pending, and the goods are reserved for it until an
 * administrator sees the money arrive, or the order is cancelled. Everything here may be asked again and changes nothing then.
 */
export interface AwaitedPayments {
  /** How an order that nobody promised to pay like this can be paid like this all the same: somebody notes by hand that it was. */
  offer(
    order: { order_number: string; amount_cents: number },
    language: Language,
  ): Promise<Pick<PaymentInstructions, "text" | "rows"> | null>

  /**
   * How what is due of the order is to be paid, and until when: an edit of the order may have changed what was promised. Null
   * where nothing is awaited: it is paid, or the order is cancelled.
   */
  instructions(id: string, amount_cents: number, language: Language): Promise<PaymentInstructions | null>

  /** Somebody saw all that was due arrive, however late: from now on it is a payment of so much. */
  receive(id: string, amount_cents: number): Promise<void>

  /** The buyer has shown to read mail at the order's address. @returns whether the payment is still awaited */
  confirm(id: string): Promise<boolean>

  /** The order is cancelled: nobody is asked to pay any more. */
  end(id: string): Promise<void>

  /** The order is no longer cancelled: it is to be paid after all, and its time begins anew. */
  resume(id: string): Promise<void>
}
