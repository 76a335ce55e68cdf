import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { orderIdOfPayment } from "../orders"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { dueCents, leaseKey, settle, withdrawOrderPayment } from "@bon-perroquet/checkout/checkout"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf } from "../engine/engine"
import { orderOf } from "../engine/order"

/** Seconds to wait for the lock while another request opens a payment page. */
const WAIT = 15

/**
 * Withdraws an open payment page whose amount is no longer due. If it was already paid, the payment is
 * settled and refunded.
 */
async function endOutdatedPayment(container: MedusaContainer, orderId: string): Promise<void> {
  const engine = engineOf(container)
  const attempts = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const outdated = async () => {
    const live = await attempts.liveAttempt(orderId)
    const isOutdated =
      live && live.amount_cents + live.balance_cents !== dueCents(await orderOf(engine, orderId))
    return isOutdated ? live : null
  }
  if (!(await outdated())) return
  const left = await engine.locking.execute(
    leaseKey(orderId),
    async () => {
      const live = await outdated()
      return live && (await withdrawOrderPayment(container, orderId)) === "frozen" ? live : null
    },
    { timeout: WAIT },
  )
  if (left?.checkout_session_id) await settle(container, left.checkout_session_id)
}

/** Withdraws the payment pages of orders that were edited or paid in another way. */
export default async function paymentNoLongerDue({
  event: { name, data },
  container,
}: SubscriberArgs<{ id?: string; order_id?: string }>): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const orderId = name === "payment.captured" ? await orderIdOfPayment(knex, data.id ?? "") : data.order_id
  if (orderId) await endOutdatedPayment(container, orderId)
}

export const config: SubscriberConfig = { event: ["payment.captured", "order-edit.confirmed"] }
