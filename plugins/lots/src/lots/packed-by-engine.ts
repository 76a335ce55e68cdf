import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** What a parcel has of each inventory item, its order's number, and how many of them the order has from lots already. */
const PARCEL = `
  SELECT item.inventory_item_id, parcel.location_id, placed.custom_display_id AS order_number, parcel.created_at,
    round(sum(item.quantity))::integer - COALESCE((
      SELECT -sum(movement.quantity) FROM lot_movement movement JOIN lot ON lot.id = movement.lot_id
      WHERE movement.order_number = placed.custom_display_id AND lot.inventory_item_id = item.inventory_item_id), 0)::integer
      AS missing
  FROM fulfillment parcel JOIN fulfillment_item item ON item.fulfillment_id = parcel.id AND item.deleted_at IS NULL
  JOIN order_fulfillment link ON link.fulfillment_id = parcel.id JOIN "order" placed ON placed.id = link.order_id
  WHERE parcel.id = :id AND item.inventory_item_id IS NOT NULL
  GROUP BY item.inventory_item_id, parcel.id, placed.id`

/** What left the place about then, of which nobody said for whom. */
const NAMELESS = `
  SELECT movement.id, -movement.quantity AS units FROM lot_movement movement JOIN lot ON lot.id = movement.lot_id
  WHERE lot.inventory_item_id = :inventory_item_id AND lot.location_id = :location_id AND movement.quantity < 0
    AND movement.reason = 'engine' AND movement.order_number IS NULL
    AND movement.created_at BETWEEN CAST(:created_at AS timestamptz) - interval '1 minute'
      AND CAST(:created_at AS timestamptz) + interval '10 minutes'
  ORDER BY movement.position FOR UPDATE OF movement`

interface Part {
  inventory_item_id: string
  location_id: string
  order_number: string
  created_at: Date
  missing: number
}

/**
 * Says of goods that the engine took off the shelf by itself, for a parcel of Medusa Admin, which order they left for: the
 * engine's statement does not.
 */
export async function nameOrderOfParcel(knex: Knex, id: string): Promise<void> {
  await knex.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: Part[] }>(PARCEL, { id })
    for (const { order_number, missing, ...place } of rows.filter((part) => part.missing > 0)) {
      const left = await transaction.raw<{ rows: { id: string; units: number }[] }>(NAMELESS, place)
      let rest = missing
      for (const movement of left.rows) {
        if (movement.units > rest) continue
        rest -= movement.units
        await transaction("lot_movement").where({ id: movement.id }).update({ order_number })
      }
    }
  })
}
