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
    SELECT * FROM jsonb_populate_recordset(NULL::reservation_item, ?::jsonb)
  ), total AS (
    SELECT inventory_item_id, location_id, sum(quantity) AS quantity FROM wanted GROUP BY inventory_item_id, location_id
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
  FROM wanted`

/** Inserts all reservations or none. Requires Medusa's lock on the inventory items and an availability check. */
export async function reserve(knex: Knex, reservations: NewReservation[]): Promise<void> {
  const rows = reservations.map((each) => ({ ...each, id: newId("resitem") }))
  await knex.raw(RESERVE, [JSON.stringify(rows)]).options({ name: "reservations" })
}

const INDEXES = [
  `CREATE INDEX IF NOT EXISTS "IDX_reservation_item_of_holder" ON reservation_item (external_id)
    WHERE deleted_at IS NULL AND external_id IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS "IDX_reservation_item_of_kind" ON reservation_item (description, inventory_item_id)
    WHERE deleted_at IS NULL`,
]

/** Indexes for carts' reservations, which are few among those of orders. Requires the owner of the tables. */
export async function indexReservations(knex: Knex): Promise<void> {
  for (const index of INDEXES) await knex.raw(index)
}
