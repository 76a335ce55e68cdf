import type { MedusaContainer } from "@medusajs/framework/types"
import { FROZEN } from "../modules/checkout"
import { engineOf, leaseKey } from "./engine"
import { withdraw } from "./withdraw"

/**
 * To be called before a cart changes: an open payment page for its old content is withdrawn and its goods are given
 * back. @returns "frozen" when the cart is paid or being paid: it must not change any more
 */
export async function releaseCart(container: MedusaContainer, cartId: string): Promise<"free" | "frozen"> {
  const engine = engineOf(container)
  if (!(await engine.attempts.liveAttempt(cartId))) return "free"
  return engine.locking.execute(
    leaseKey(cartId),
    async () => {
      const attempt = await engine.attempts.liveAttempt(cartId)
      if (!attempt) return "free"
      if (FROZEN.includes(attempt.state)) return "frozen"
      return withdraw(engine, attempt, "superseded")
    },
    { timeout: 10 },
  )
}
