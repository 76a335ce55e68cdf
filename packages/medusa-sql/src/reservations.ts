import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { newId, rawOf } from "./statement"

export interface NewReservation {
  inventory_item_id: string
  location_id: string
  quantity: number
  allow_backorder: boolean
  external_id: string
  description: string
  metadata: Record<string, unknown>
}

const RESERVE = `
  WITH wanted AS (
    SELECT given.*, sum(given.quantity) OVER (
      PARTITION BY given.inventory_item_id, given.location_id ORDER BY given.place
    ) AS quantity_until
    FROM ROWS FROM (jsonb_to_recordset(CAST(? AS jsonb)) AS (id text, inventory_item_id text, location_id text,
      quantity numeric, allow_backorder boolean, external_id text, description text, metadata jsonb)
    ) WITH ORDINALITY AS given (id, inventory_item_id, location_id, quantity, allow_backorder, external_id, description,
      metadata, place)
  ), available AS (
    SELECT wanted.* FROM wanted WHERE NOT EXISTS (
      SELECT 1 FROM wanted short LEFT JOIN inventory_level level ON level.inventory_item_id = short.inventory_item_id
        AND level.location_id = short.location_id AND level.deleted_at IS NULL
      WHERE NOT short.allow_backorder
        AND COALESCE(level.stocked_quantity - level.reserved_quantity, 0) < short.quantity_until
    )
  ), total AS (
    SELECT inventory_item_id, location_id, sum(quantity) AS quantity FROM available GROUP BY inventory_item_id, location_id
  ), levels AS (
    UPDATE inventory_level level SET updated_at = now(),
      reserved_quantity = level.reserved_quantity + total.quantity,
      raw_reserved_quantity =
        ${rawOf("level.reserved_quantity + total.quantity")}
    FROM total WHERE level.inventory_item_id = total.inventory_item_id AND level.location_id = total.location_id
      AND level.deleted_at IS NULL
  )
  INSERT INTO reservation_item (id, inventory_item_id, location_id, quantity, raw_quantity, allow_backorder,
    external_id, description, metadata)
  SELECT id, inventory_item_id, location_id, quantity,
    ${rawOf("quantity")}, allow_backorder, external_id, description, metadata
  FROM available`

/**
 * Inserts all reservations or none. Requires Medusa's lock on the inventory items.
 * @returns false if a location has too little stock for a line that does not allow back orders
 */
export async function reserve(knex: Knex, reservations: NewReservation[]): Promise<boolean> {
  const rows = reservations.map((each) => ({ ...each, id: newId("resitem") }))
  const { rowCount } = await knex
    .raw<{ rowCount: number }>(RESERVE, [JSON.stringify(rows)])
    .options({ name: "reservations" })
  return rowCount === rows.length
}

const INDEXES = [
  `CREATE INDEX IF NOT EXISTS "IDX_reservation_item_of_holder" ON reservation_item (external_id)
    WHERE deleted_at IS NULL AND external_id IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS "IDX_reservation_item_of_kind" ON reservation_item (description, inventory_item_id)
    WHERE deleted_at IS NULL`,
]

/**
 * Creates indexes for queries that search a few reservations, such as those of a cart, among all. Requires the owner of
 * the tables.
 */
export async function indexReservations(knex: Knex): Promise<void> {
  for (const index of INDEXES) await knex.raw(index)
}
