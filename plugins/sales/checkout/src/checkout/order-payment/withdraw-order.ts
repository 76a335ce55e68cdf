import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf } from "../engine/engine"
import { supersede } from "../payment/withdraw"

/**
 * Withdraws the order's open payment page. Requires the order's lock. @returns "frozen" if it is paid or being
 * paid
 */
export async function withdrawOrderPayment(
  container: MedusaContainer,
  orderId: string,
): Promise<"free" | "frozen"> {
  const engine = engineOf(container)
  return supersede(engine, await engine.attempts.liveAttempt(orderId))
}
