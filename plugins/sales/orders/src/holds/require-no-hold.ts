import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Engine } from "../engine/engine"
import { parcelsOf } from "../engine/order"
import { orderIdOfNumber } from "../orders"
import { togetherWith } from "../orders/combined"
import { isPartlySent } from "../goods/divide"

/**
 * Throws 409 order_on_hold if an active hold prevents packing, labels or dispatch. A parcel that has left is
 * not affected, but the rest of its order is. A hold also stops the other orders in the same parcel. Needs the order's lock.
 */
export async function requireNoHold(engine: Engine, order: EngineOrder): Promise<void> {
  const isSent = parcelsOf(order).some(({ shipped_at }) => shipped_at)
  if (isSent && !isPartlySent(order, await engine.records.refunds.of(order.id))) return
  const others = togetherWith(order).map((number) => orderIdOfNumber(engine.knex, number))
  for (const id of [order.id, ...(await Promise.all(others))])
    if (id && (await engine.records.holds.active(id)).length) throw refuse("order_on_hold", 409)
}
