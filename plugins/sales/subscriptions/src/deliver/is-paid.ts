import { settleCart } from "@bon-perroquet/checkout/checkout"
import { CHECKOUT_MODULE, FROZEN, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { finish } from "./finish"

/**
 * Returns whether a delivery is paid or being paid, so that it must not change. If it is paid, records its
 * order, also after a crash. Requires the subscription's lock.
 */
export async function isPaidOrBeingPaid(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  today: string,
): Promise<boolean> {
  if (!run.cart_id) return false
  const { outcome, attempt } = await settleCart(container, run.cart_id)
  if (outcome === "busy") return true
  if (outcome === "ordered" && attempt) {
    await finish(container, repeat, run, attempt.order_number, today)
    return true
  }
  const live = await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).liveAttempt(run.cart_id)
  return live !== null && FROZEN.includes(live.state)
}
