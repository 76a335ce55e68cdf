import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { OrderRecord } from "../modules/order-status"
import type { Engine } from "../engine/engine"
import { parcelsOf } from "../engine/order"
import { orderIdOfNumber } from "../orders"
import { togetherWith } from "../orders/combined"
import { isPartlySent } from "../goods/divide"

/** Returns whether goods of the order are still to be sent. */
export async function isHere(
  { records }: Engine,
  order: EngineOrder,
  refunds?: OrderRecord["refunds"],
): Promise<boolean> {
  const isSent = parcelsOf(order).some(({ shipped_at }) => shipped_at)
  return !isSent || isPartlySent(order, refunds ?? (await records.refunds.of(order.id)))
}

/**
 * Throws 409 order_on_hold before packing, labels or dispatch. Checks the unsent goods of the order and the
 * other orders in the same parcel. Requires the order's lock.
 * @param record of the order, if the caller has already read it under the lock
 */
export async function requireNoHold(
  engine: Engine,
  order: EngineOrder,
  record?: Pick<OrderRecord, "refunds" | "holds">,
): Promise<void> {
  if (!(await isHere(engine, order, record?.refunds))) return
  if (record?.holds.some(({ released_at }) => !released_at)) throw refuse("order_on_hold", 409)
  const others = togetherWith(order).map((number) => orderIdOfNumber(engine.knex, number))
  for (const id of [...(record ? [] : [order.id]), ...(await Promise.all(others))])
    if (id && (await engine.records.holds.active(id)).length) throw refuse("order_on_hold", 409)
}
