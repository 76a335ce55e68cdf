import { toCents } from "@bon-perroquet/contract/money"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { MedusaContainer } from "@medusajs/framework/types"
import { alone } from "../engine/alone"
import { type Engine, engineOf } from "../engine/engine"
import { numberOf, orderOf } from "../engine/order"
import { engineOrders } from "../orders"
import { refundOnce } from "../refunds"
import { type Actor, finishInterrupted, isCovered, payPending } from "../status"

/**
 * Marks a pending order as paid if balances cover it since it was edited. Refunds first what they paid too much, because
 * the invoice contains only what is left. Requires the order's lock.
 */
export async function payCovered(engine: Engine, order: EngineOrder, by: Actor): Promise<void> {
  if (!isCovered(engine, order)) return
  const amount_cents = 0 - toCents(order.pending_difference)
  if (amount_cents > 0) {
    const key = `covered-${(await engine.records.refunds.of(order.id)).length}`
    await refundOnce(engine, order, { order_number: numberOf(order), amount_cents, key, by })
  }
  await payPending(engine, amount_cents > 0 ? await orderOf(engine, order.id) : order, by)
}

/** Calls `payCovered` for an order that was edited in Medusa Admin. */
export async function followEdit(container: MedusaContainer, orderId: string): Promise<void> {
  const [order] = await engineOrders(container, [orderId])
  if (!order || !isCovered(engineOf(container), order)) return
  await alone(container, orderId, async (engine, storedOrder) =>
    payCovered(engine, await finishInterrupted(engine, storedOrder), { email: null }),
  )
}
