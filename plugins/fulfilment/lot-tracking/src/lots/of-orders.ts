import type { OrderLot } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { requireLots } from "./settings"

const OF_ORDERS = `
  SELECT movement.order_number, lot.id AS lot_id, lot.number, lot.best_before, -sum(movement.quantity)::integer AS quantity,
    COALESCE((
      SELECT jsonb_agg(DISTINCT line.id) FROM "order" placed
      JOIN order_item item ON item.order_id = placed.id AND item.deleted_at IS NULL
      JOIN order_line_item line ON line.id = item.item_id
      JOIN product_variant_inventory_item link ON link.variant_id = line.variant_id
      WHERE placed.custom_display_id = movement.order_number AND link.inventory_item_id = lot.inventory_item_id
    ), '[]') AS line_ids
  FROM lot_movement movement JOIN lot ON lot.id = movement.lot_id
  WHERE movement.order_number = ANY (CAST(:numbers AS text[]))
  GROUP BY movement.order_number, lot.id HAVING sum(movement.quantity) < 0
  ORDER BY movement.order_number, lot.best_before NULLS LAST, lot.number`

export async function lotsOfOrders(knex: Knex, numbers: readonly string[]): Promise<OrderLot[]> {
  requireLots()
  const { rows } = await knex.raw<{ rows: OrderLot[] }>(OF_ORDERS, { numbers: [...numbers] })
  return rows
}
