import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf } from "../engine/engine"
import { supersede } from "../payment/withdraw"

/**
 * Sees to it that an order's open payment page can't be paid any more. Call with the lease of the order held.
 * @returns "frozen" when the customer was faster: it is paid or being paid
 */
export async function withdrawOrderPayment(
  container: MedusaContainer,
  orderId: string,
): Promise<"free" | "frozen"> {
  const engine = engineOf(container)
  return supersede(engine, await engine.attempts.liveAttempt(orderId))
}
