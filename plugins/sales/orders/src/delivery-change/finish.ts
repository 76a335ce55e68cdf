import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { alone, isBusy } from "../engine/alone"
import { type Engine, engineOf } from "../engine/engine"
import { parcelsOf } from "../engine/order"
import { mailOrder } from "../mails"
import { carryOutDelivery } from "./carry-out"

/** Finishes a delivery change that a crash interrupted. @returns the updated order */
export async function finishDelivery(engine: Engine, order: EngineOrder): Promise<EngineOrder> {
  const pending = await engine.records.deliveries.pending(order.id)
  return pending ? carryOutDelivery(engine, order, pending) : order
}

/** Finishes delivery changes begun more than `seconds` ago. Failed ones are retried in the next run. */
export async function finishDeliveries(container: MedusaContainer, seconds: number): Promise<void> {
  const { records, logger } = engineOf(container)
  for (const id of await records.deliveries.unfinished(seconds))
    try {
      await alone(container, id, finishDelivery, 0)
      await mailOrder(container, id)
    } catch (error) {
      if (!isBusy(error))
        logger.error(
          `The change of the delivery of order ${id} failed and will be tried again: ${String(error)}`,
        )
    }
}

/**
 * Throws unless the delivery can still change: no parcel has left or is shared, and Medusa Admin has no open
 * edit.
 */
export async function requireChangeable({ knex, records }: Engine, order: EngineOrder): Promise<void> {
  const { status } = await records.recordOf(order.id)
  if (order.status === "canceled" || status?.status === "cancelled")
    throw refuse("order_changed", 409, { status: "cancelled" })
  if (parcelsOf(order).some(({ shipped_at }) => shipped_at)) throw refuse("parcel_left", 409)
  if (parcelsOf(order).some(({ metadata }) => metadata?.["together"])) throw refuse("parcel_shared", 409)
  const open: unknown = await knex("order_change")
    .where({ order_id: order.id })
    .whereIn("status", ["pending", "requested"])
    .whereNull("deleted_at")
    .first("id")
  if (open) throw refuse("order_refused", 409)
}
