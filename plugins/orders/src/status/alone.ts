import type { MedusaContainer } from "@medusajs/framework/types"
import { Refusal, refuse } from "@bon-perroquet/shop-api/http"
import { isTaken, leaseKey, settle } from "@bon-perroquet/checkout/checkout"
import { CHECKOUT_MODULE, type CheckoutModuleService, LIVE } from "@bon-perroquet/checkout/modules/checkout"
import { orderIdOfNumber } from "../orders/order-ids"
import { type Engine, engineOf } from "./engine"
import type { EngineOrder } from "@bon-perroquet/engine-tables"
import { orderOf, numberOf } from "./order"

/** Longest that one caller waits for another at the same order, in seconds. */
const PATIENCE = 20

/** Whether somebody else is at the order: nothing is wrong, and it is tried again. */
export const isBusy = (error: unknown): boolean => error instanceof Refusal && error.code === "order_busy"

/** Id of the order with this number. @throws 404 */
export async function requireOrderId(engine: Engine, orderNumber: string): Promise<string> {
  const id = await orderIdOfNumber(engine.knex, orderNumber)
  if (!id) throw refuse("order_not_found", 404)
  return id
}

/**
 * Does something to an order while nobody else does: neither another administrator, nor the payment that is just
 * becoming this order (its checkout is finished first, and kept away meanwhile).
 * @throws 409 order_busy when that takes too long
 */
export async function alone<T>(
  container: MedusaContainer,
  orderId: string,
  work: (engine: Engine, order: EngineOrder) => Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  const engine = engineOf(container)
  const attempts = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const number = numberOf(await orderOf(engine, orderId))
  const attempt = await attempts.attemptOfOrderNumber(number)
  if (attempt && LIVE.includes(attempt.state) && attempt.checkout_session_id)
    await settle(container, attempt.checkout_session_id)
  const keys = [`order:${orderId}`, ...(attempt ? [leaseKey(attempt.cart_id)] : [])]
  try {
    return await engine.locking.execute(
      keys,
      async () => {
        const now = await attempts.attemptOfOrderNumber(number)
        if (now && LIVE.includes(now.state)) throw refuse("order_busy", 409)
        return work(engine, await orderOf(engine, orderId))
      },
      { timeout: patience },
    )
  } catch (error) {
    throw isTaken(error) ? refuse("order_busy", 409) : error
  }
}
