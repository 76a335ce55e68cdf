import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf, leaseKey } from "../engine/engine"
import { supersede } from "./withdraw"

/**
 * Withdraws a cart's open payment page and releases its stock. Call before each change.
 * @returns "frozen" if the cart is paid or being paid and must not change
 */
export async function releaseCart(container: MedusaContainer, cartId: string): Promise<"free" | "frozen"> {
  const engine = engineOf(container)
  if (!(await engine.attempts.liveAttempt(cartId))) return "free"
  return engine.locking.execute(
    leaseKey(cartId),
    async () => supersede(engine, await engine.attempts.liveAttempt(cartId)),
    { timeout: 10 },
  )
}
