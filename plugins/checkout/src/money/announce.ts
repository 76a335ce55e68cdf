import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "../modules/checkout"

/** The engine's event for a payment of which money went back, or may have; `data.id` is an attempt's `payment_intent_id`. */
export const MONEY_MOVED = "checkout.money_moved"

/**
 * For payment methods: writes down that something happened to the money of these payments, then tells the plugin that
 * keeps the orders. The note is what counts: a process that dies before the event is handled leaves it to the next run of the job.
 */
export async function announceMoney(container: MedusaContainer, paymentIds: string[]): Promise<void> {
  if (!paymentIds.length) return
  await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).notices.record(paymentIds)
  const events = container.resolve(Modules.EVENT_BUS)
  await events.emit(paymentIds.map((id) => ({ name: MONEY_MOVED, data: { id } })))
}
