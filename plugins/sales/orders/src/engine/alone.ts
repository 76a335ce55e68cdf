import type { MedusaContainer } from "@medusajs/framework/types"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import { isTaken } from "@bon-perroquet/contract/lease"
import { leaseKey, settle } from "@bon-perroquet/checkout/checkout"
import {
  type Attempt,
  CHECKOUT_MODULE,
  type CheckoutModuleService,
  LIVE,
} from "@bon-perroquet/checkout/modules/checkout"
import { numberOfOrder, requireOrderId as orderIdOrRefusal } from "../orders/order-ids"
import { type Engine, engineOf } from "./engine"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { orderOf } from "./order"

/** Maximum seconds that a change waits for the order's lock. */
const TIMEOUT = 20

/** Returns true if the order was locked and the call can be retried. */
export const isBusy = (error: unknown): boolean => error instanceof Refusal && error.code === "order_busy"

/** Returns whether a payment is about to become an order. An open payment link counts once it is paid. */
const isBecomingOrder = ({ state, pays_order_id }: Attempt): boolean =>
  pays_order_id === null ? LIVE.includes(state) : state === "paid"

export const requireOrderId = ({ knex }: Engine, orderNumber: string): Promise<string> =>
  orderIdOrRefusal(knex, orderNumber)

/**
 * Runs `work` under the order's lock. A payment that is about to become this order is settled first, and
 * blocked during the work.
 * @throws 409 order_busy after the timeout
 */
export async function alone<T>(
  container: MedusaContainer,
  orderId: string,
  work: (engine: Engine, order: EngineOrder) => Promise<T>,
  timeout = TIMEOUT,
): Promise<T> {
  const engine = engineOf(container)
  const attempts = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const number = await numberOfOrder(engine.knex, orderId)
  const orderAttempts = await attempts.attemptsOfOrderNumbers([number])
  for (const { state, checkout_session_id: id } of orderAttempts)
    if (LIVE.includes(state) && id) await settle(container, id)
  const keys = [
    `order:${orderId}`,
    ...new Set([orderId, ...orderAttempts.map(({ cart_id }) => cart_id)].map(leaseKey)),
  ]
  try {
    return await engine.locking.execute(
      keys,
      async () => {
        const now = await attempts.attemptsOfOrderNumbers([number])
        if (now.some(isBecomingOrder)) throw refuse("order_busy", 409)
        return work(engine, await orderOf(engine, orderId))
      },
      { timeout: timeout },
    )
  } catch (error) {
    throw isTaken(error) ? refuse("order_busy", 409) : error
  }
}
