import { refuse } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

interface Shelf {
  variant_id: string
  product: string
  /** null for a product in one size. */
  label: string | null
  /** null if stock is not managed. */
  inventory_item_id: string | null
  level_id: string | null
  location_id: string | null
}

type Managed = "inventory_item_id" | "level_id" | "location_id"
type ManagedShelf = Shelf & Record<Managed, string>

/** Selects a size's stock level. If there are several locations, the first one. */
const SHELF = `
  SELECT variant.id AS variant_id, product.title AS product,
    CASE WHEN (SELECT count(*) FROM product_variant other
      WHERE other.product_id = product.id AND other.deleted_at IS NULL) > 1 THEN variant.title END AS label,
    CASE WHEN variant.manage_inventory THEN link.inventory_item_id END AS inventory_item_id, level.id AS level_id,
    level.location_id
  FROM product JOIN product_variant variant ON variant.product_id = product.id AND variant.deleted_at IS NULL
  LEFT JOIN product_variant_inventory_item link ON link.variant_id = variant.id AND link.deleted_at IS NULL
  LEFT JOIN inventory_level level ON level.inventory_item_id = link.inventory_item_id AND level.deleted_at IS NULL
    AND EXISTS (SELECT FROM sales_channel_stock_location place
      WHERE place.stock_location_id = level.location_id AND place.deleted_at IS NULL)
  WHERE product.id = :product AND product.deleted_at IS NULL AND (:variant = '' OR variant.id = :variant)
  ORDER BY variant.variant_rank, variant.created_at, variant.id, level.created_at, level.id LIMIT 1`

/**
 * Returns the stock level of a size, by default the first. @throws 404 if there is none, 409 if stock is not managed
 */
export async function requireShelf(knex: Knex, product: string, variant = ""): Promise<ManagedShelf> {
  const { rows } = await knex.raw<{ rows: Shelf[] }>(SHELF, { product, variant })
  const [shelf] = rows
  if (!shelf) throw refuse("product_not_found", 404)
  const { inventory_item_id, level_id, location_id } = shelf
  if (!inventory_item_id || !level_id || !location_id) throw refuse("stock_not_managed", 409)
  return { ...shelf, inventory_item_id, level_id, location_id }
}

export interface Level {
  stocked: number
  reserved: number
}

/** Locks the level until the transaction ends. */
export async function lockedLevel(transaction: Knex, id: string): Promise<Level> {
  const { rows } = await transaction.raw<{ rows: { stocked: string; reserved: string }[] }>(
    `SELECT stocked_quantity AS stocked, reserved_quantity AS reserved FROM inventory_level WHERE id = ? FOR UPDATE`,
    [id],
  )
  return { stocked: Number(rows[0]?.stocked ?? 0), reserved: Number(rows[0]?.reserved ?? 0) }
}

/** @throws 409 insufficient_stock if the rest is less than the reserved quantity */
export function requireUnpromised({ stocked, reserved }: Level, after: number, name: string): void {
  if (after < stocked && after < reserved)
    throw refuse("insufficient_stock", 409, { name, available: Math.max(0, stocked - reserved) })
}

export async function writeStocked(transaction: Knex, id: string, stocked: number): Promise<void> {
  await transaction.raw(
    `UPDATE inventory_level SET updated_at = now(), stocked_quantity = :stocked,
       raw_stocked_quantity = jsonb_build_object('value', CAST(:stocked AS text), 'precision', 20) WHERE id = :id`,
    { id, stocked },
  )
}

/** Records a count that confirms the stock. The trigger writes nothing, because nothing changes. */
export async function noteCount(transaction: Knex, id: string, by: string, note: string): Promise<void> {
  await transaction.raw(
    `INSERT INTO stock_movement (id, inventory_item_id, location_id, quantity, stocked, reason, note, by)
     SELECT 'stockmv_' || gen_random_uuid(), inventory_item_id, location_id, 0, round(stocked_quantity), 'stocktaking', :note, :by
     FROM inventory_level WHERE id = :id`,
    { id, by, note },
  )
}
