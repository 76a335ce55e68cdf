import type { Language } from "@bon-perroquet/contract/sets"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Texts of an e-mail, to which the keeper adds the payment instructions and a link to the order. */
export interface PaymentReminder {
  /** Prevents a second e-mail after a crash. */
  key: string
  subject: string
  greeting: (name: string) => string
  paragraphs: string[]
  /** Label of the link. */
  action: string
}

/** The plugin that keeps orders with awaited payments. It connects itself when its jobs are loaded. */
interface OrderKeeper {
  /** Reminds the customer, unless the order does not await its payment any more. */
  remind: (
    container: MedusaContainer,
    order_number: string,
    reminderIn: (language: Language) => PaymentReminder,
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
