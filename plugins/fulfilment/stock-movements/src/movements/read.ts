import type { StockMovement } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface Size {
  product_id: string
  variant_id: string
}

interface MovementFilter {
  product_id: string
  variant_id?: string | undefined
  offset: number
  limit: number
}

interface Row extends Omit<StockMovement, "at"> {
  created_at: Date
  total: string
}

/** Selects movements. Items that several sizes share are listed under the first size. */
const MOVEMENTS = `
  WITH item AS (
    SELECT DISTINCT ON (link.inventory_item_id) link.inventory_item_id, variant.id AS variant_id
    FROM product_variant variant
    JOIN product_variant_inventory_item link ON link.variant_id = variant.id AND link.deleted_at IS NULL
    WHERE variant.product_id = :product AND variant.deleted_at IS NULL AND (:variant = '' OR variant.id = :variant)
    ORDER BY link.inventory_item_id, variant.variant_rank, variant.created_at, variant.id
  )
  SELECT movement.id, movement.created_at, item.variant_id, movement.quantity, movement.stocked, movement.reason,
    movement.note, movement.by, movement.order_number, movement.import_id, count(*) OVER () AS total
  FROM item JOIN stock_movement movement ON movement.inventory_item_id = item.inventory_item_id
  ORDER BY movement.position DESC OFFSET :offset LIMIT :limit`

/** Returns a page of movements, newest first, with the total. */
export async function readMovements(
  knex: Knex,
  { product_id: product, variant_id: variant = "", offset, limit }: MovementFilter,
): Promise<{ movements: StockMovement[]; total: number }> {
  const { rows } = await knex.raw<{ rows: Row[] }>(MOVEMENTS, { product, variant, offset, limit })
  const movements = rows.map(({ created_at, total: _, ...row }) => ({ ...row, at: created_at.toISOString() }))
  return { movements, total: Number(rows[0]?.total ?? 0) }
}

export async function newestMovement(knex: Knex, size: Size): Promise<StockMovement | undefined> {
  const { movements } = await readMovements(knex, { ...size, offset: 0, limit: 1 })
  return movements[0]
}
