import type { EngineOrder } from "@bon-perroquet/engine-tables"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { Engine } from "../engine/engine"
import { parcelsOf } from "../engine/order"

/**
 * Throws 409 order_on_hold if an active hold prevents packing, labels or dispatch. A parcel that has left is
 * not affected. Needs the order's lock.
 */
export async function requireNoHold(engine: Engine, order: EngineOrder): Promise<void> {
  if (parcelsOf(order).some(({ shipped_at }) => shipped_at)) return
  if ((await engine.records.holds.active(order.id)).length) throw refuse("order_on_hold", 409)
}
