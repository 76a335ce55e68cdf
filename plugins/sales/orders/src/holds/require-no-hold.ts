import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Engine } from "../engine/engine"
import { parcelsOf } from "../engine/order"
import { orderIdOfNumber } from "../orders"
import { togetherWith } from "../orders/combined"
import { isPartlySent } from "../goods/divide"

/**
 * Throws 409 order_on_hold before packing, labels or dispatch. Checks the unsent goods of the order and the
 * other orders in the same parcel. Requires the order's lock.
 */
export async function requireNoHold(engine: Engine, order: EngineOrder): Promise<void> {
  const isSent = parcelsOf(order).some(({ shipped_at }) => shipped_at)
  if (isSent && !isPartlySent(order, await engine.records.refunds.of(order.id))) return
  const others = togetherWith(order).map((number) => orderIdOfNumber(engine.knex, number))
  for (const id of [order.id, ...(await Promise.all(others))])
    if (id && (await engine.records.holds.active(id)).length) throw refuse("order_on_hold", 409)
}
