import type { ShelfLot } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

type Row = ShelfLot & { variant_id: string }

/** Uses the oldest stock level. Sizes that share an inventory item are listed under the first size. */
const SHELVES = `
  WITH place AS (
    SELECT DISTINCT ON (link.inventory_item_id) variant.id AS variant_id, link.inventory_item_id, level.location_id
    FROM lot_keeping
    JOIN product_variant variant ON variant.product_id = lot_keeping.product_id AND variant.deleted_at IS NULL
    JOIN product_variant_inventory_item link ON link.variant_id = variant.id AND link.deleted_at IS NULL
    JOIN inventory_level level ON level.inventory_item_id = link.inventory_item_id AND level.deleted_at IS NULL
      AND EXISTS (SELECT FROM sales_channel_stock_location place
        WHERE place.stock_location_id = level.location_id AND place.deleted_at IS NULL)
    WHERE lot_keeping.is_kept AND variant.product_id IN (
      SELECT product_id FROM product_variant WHERE id = ANY (CAST(:variants AS text[])))
    ORDER BY link.inventory_item_id, variant.variant_rank, variant.created_at, variant.id, level.created_at, level.id
  )
  SELECT place.variant_id, lot.number, lot.supplier, lot.best_before, lot.quantity
  FROM place LEFT JOIN lot ON lot.inventory_item_id = place.inventory_item_id AND lot.location_id = place.location_id
    AND lot.quantity > 0
  ORDER BY place.variant_id, lot.number = '', lot.best_before NULLS LAST, lot.number`

export async function shelvesOf(knex: Knex, variantIds: readonly string[]): Promise<Map<string, ShelfLot[]>> {
  const { rows } = await knex.raw<{ rows: (Row | { variant_id: string; number: null })[] }>(SHELVES, {
    variants: [...variantIds],
  })
  const shelves = new Map<string, ShelfLot[]>()
  for (const row of rows) {
    const lots = shelves.get(row.variant_id) ?? []
    shelves.set(row.variant_id, lots)
    if (row.number === null) continue
    const { number, supplier, best_before, quantity } = row
    lots.push({ number, supplier, best_before, quantity })
  }
  return shelves
}
