import { LOW_STOCK_THRESHOLD } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export async function readLowStockThresholds(knex: Knex): Promise<(productId: string) => number> {
  const { rows } = await knex.raw<{ rows: { product_id: string; threshold: number }[] }>(
    `SELECT product_id, low_stock_threshold AS threshold FROM listing
     WHERE low_stock_threshold IS NOT NULL AND deleted_at IS NULL`,
  )
  const own = new Map(rows.map(({ product_id, threshold }) => [product_id, threshold]))
  return (productId) => own.get(productId) ?? LOW_STOCK_THRESHOLD
}
