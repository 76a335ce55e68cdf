import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf, leaseKey } from "../engine/engine"
import { supersede } from "./withdraw"

/**
 * To be called before a cart changes: an open payment page for its old content is withdrawn and its goods are given
 * back. @returns "frozen" when the cart is paid or being paid: it must not change any more
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
