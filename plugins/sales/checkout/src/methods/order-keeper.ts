import type { Language } from "@bon-perroquet/contract/sets"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Texts of an e-mail. The payment instructions and a link to the order are added to them. */
export interface PaymentReminder {
  /** Prevents a second e-mail after a crash. */
  key: string
  subject: string
  greeting: (name: string) => string
  paragraphs: string[]
  /** Label of the link. */
  action: string
  /** How to pay the invoice of an order on account. Default: the instructions of an order that awaits its payment. */
  rows?: { label: string; value: string }[]
}

/** Functions of the plugin `orders`. It registers them with `connectOrders` when its jobs are loaded. */
interface OrderKeeper {
  /** E-mails the customer, in the channel of the order. Without `rows`, only if the order awaits its payment. */
  remind: (
    container: MedusaContainer,
    order_number: string,
    reminderIn: (language: Language) => PaymentReminder | Promise<PaymentReminder>,
  ) => Promise<void>
  /** Cancels an unpaid order. @returns false if the order is not pending any more */
  cancelUnpaid: (container: MedusaContainer, order_number: string) => Promise<boolean>
}

let keeper: OrderKeeper | undefined

export function connectOrders(connected: OrderKeeper): void {
  keeper = connected
}

export function orderKeeper(): OrderKeeper {
  if (!keeper) throw new Error("No plugin keeps orders. Install @bon-perroquet/orders.")
  return keeper
}
