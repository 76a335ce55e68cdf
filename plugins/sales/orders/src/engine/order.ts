import { type EngineOrder, type OrderFulfillment, readOrders } from "@bon-perroquet/medusa-sql"
import type { Engine } from "./engine"

export async function orderOf({ knex }: Pick<Engine, "knex">, orderId: string): Promise<EngineOrder> {
  const [order] = await readOrders(knex, [orderId])
  if (!order) throw new Error(`The engine has no order ${orderId}.`)
  return order
}

export const parcelsOf = ({ fulfillments }: Pick<EngineOrder, "fulfillments">): OrderFulfillment[] =>
  fulfillments.filter(({ canceled_at }) => !canceled_at)

export const numberOf = ({ custom_display_id, display_id }: EngineOrder): string =>
  custom_display_id ?? String(display_id)
