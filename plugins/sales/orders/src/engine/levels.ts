import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { EngineOrder, OrderItem } from "@bon-perroquet/medusa-sql"
import { parcelsOf } from "./order"

export interface Reservation {
  id: string
  line_item_id: string
  inventory_item_id: string
  location_id: string
  quantity: number
}

/** Returns the order's reservations, locked until the transaction ends. */
export const reservationsOf = (knex: Knex, { items }: EngineOrder): Promise<Reservation[]> =>
  knex<Reservation>("reservation_item")
    .whereIn(
      "line_item_id",
      items.map(({ id }) => id),
    )
    .whereNull("deleted_at")
    .forUpdate()
    .select("*")

/** Sets a line's reservation. 0 removes it. */
export async function reserve(
  knex: Knex,
  { line, inventory_item_id }: { line: Pick<OrderItem, "id" | "variant">; inventory_item_id: string },
  mine: readonly Reservation[],
  { location_id, quantity }: { location_id: string | undefined; quantity: number },
): Promise<void> {
  await knex("reservation_item")
    .whereIn(
      "id",
      mine.map(({ id }) => id),
    )
    .update({ deleted_at: knex.fn.now() })
  if (quantity > 0)
    await knex("reservation_item").insert({
      id: generateEntityId(undefined, "resitem"),
      line_item_id: line.id,
      inventory_item_id,
      location_id,
      quantity,
      raw_quantity: JSON.stringify({ value: String(quantity), precision: 20 }),
      description: "Ordered",
      allow_backorder: Boolean(line.variant?.allow_backorder),
    })
}

const LEVEL = `
  UPDATE inventory_level SET updated_at = now(),
    stocked_quantity = stocked_quantity + :stocked,
    raw_stocked_quantity = jsonb_build_object('value', (stocked_quantity + :stocked)::text, 'precision', 20),
    reserved_quantity = reserved_quantity + :reserved,
    raw_reserved_quantity = jsonb_build_object('value', (reserved_quantity + :reserved)::text, 'precision', 20)
  WHERE inventory_item_id = :inventory_item_id AND location_id = :location_id AND deleted_at IS NULL
  RETURNING stocked_quantity AS stocked, reserved_quantity AS reserved`

/**
 * Adds to the stocked and reserved quantities.
 * @returns the new quantities, or undefined if the location has no stock level for the item
 */
export async function addToLevel(
  knex: Knex,
  place: { inventory_item_id: string; location_id: string },
  by: { stocked: number; reserved: number },
): Promise<{ stocked: number; reserved: number } | undefined> {
  const { rows } = await knex.raw<{ rows: { stocked: number; reserved: number }[] }>(LEVEL, {
    ...by,
    ...place,
  })
  const [level] = rows
  return level && { stocked: Number(level.stocked), reserved: Number(level.reserved) }
}

/** Returns the stock location of the order's first parcel, otherwise of the item's oldest stock level. */
export async function locationOf(
  knex: Knex,
  order: EngineOrder,
  inventory_item_id: string,
): Promise<string | undefined> {
  const [parcel] = parcelsOf(order)
  if (parcel) return parcel.location_id
  const level = await knex<{ location_id: string; created_at: Date }>("inventory_level")
    .where({ inventory_item_id })
    .whereNull("deleted_at")
    .orderBy("created_at")
    .first("location_id")
  return level?.location_id
}
