import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "../modules/checkout"

/** Event after a possible refund or dispute. `data.id` is an attempt's `payment_intent_id`. */
export const MONEY_MOVED = "checkout.money_moved"

/**
 * Stores that refunds or disputes of these payments may have changed, then emits an event for the plugin
 * `orders`. If the event is lost in a crash, a job reads the stored rows.
 */
export async function announceMoney(container: MedusaContainer, paymentIds: string[]): Promise<void> {
  if (!paymentIds.length) return
  await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).notices.record(paymentIds)
  const events = container.resolve(Modules.EVENT_BUS)
  await events.emit(paymentIds.map((id) => ({ name: MONEY_MOVED, data: { id } })))
}
