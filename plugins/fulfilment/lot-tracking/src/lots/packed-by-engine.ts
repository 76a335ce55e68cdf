import { nameStockCause } from "@bon-perroquet/api-kit/stock"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

interface Place {
  inventory_item_id: string
  location_id: string
}

const NAMELESS = "movement.order_number IS NULL AND movement.reason = 'engine'"
const LEFT = `${NAMELESS} AND movement.quantity < 0`
const CAME_BACK = `${NAMELESS} AND movement.quantity > 0`

const aboutThen = (moved: string, created: string) =>
  `${moved} BETWEEN ${created} - interval '1 minute' AND ${created} + interval '10 minutes'`
/** Selects the stock movements of an unpacking. Medusa changes the stock some time before it cancels the parcel. */
const aboutUnpacking = (moved: string, unpacked: string) =>
  `${moved} BETWEEN ${unpacked} - interval '10 minutes' AND ${unpacked} + interval '1 minute'`

/** Condition for Medusa Admin's parcels. Movements of the shop's parcels have an order number from the start. */
const BY_ENGINE = "parcel.deleted_at IS NULL AND parcel.metadata ->> 'status_change' IS NULL"

/** Includes cancelled parcels, because their goods also left the lots. */
const PARCELS = `
  WITH nameless AS (
    SELECT movement.created_at FROM lot_movement movement JOIN lot ON lot.id = movement.lot_id
    WHERE lot.inventory_item_id = :inventory_item_id AND lot.location_id = :location_id AND ${LEFT})
  SELECT order_number, created_at, units, packed - COALESCE((
      SELECT -sum(movement.quantity) FROM lot_movement movement JOIN lot ON lot.id = movement.lot_id
      WHERE movement.order_number = made.order_number AND movement.reason = 'engine' AND movement.quantity < 0
        AND lot.inventory_item_id = :inventory_item_id AND lot.location_id = :location_id), 0)::integer AS missing
  FROM (
    SELECT parcel.id, parcel.created_at, placed.custom_display_id AS order_number,
      round(sum(item.quantity))::integer AS units,
      round(sum(sum(item.quantity)) OVER (PARTITION BY placed.id))::integer AS packed
    FROM fulfillment_item item JOIN fulfillment parcel ON parcel.id = item.fulfillment_id
    JOIN order_fulfillment link ON link.fulfillment_id = parcel.id AND link.deleted_at IS NULL
    JOIN "order" placed ON placed.id = link.order_id
    WHERE item.inventory_item_id = :inventory_item_id AND parcel.location_id = :location_id AND item.deleted_at IS NULL
      AND placed.custom_display_id IS NOT NULL AND ${BY_ENGINE}
      AND EXISTS (SELECT FROM nameless)
    GROUP BY parcel.id, placed.id) made
  WHERE EXISTS (SELECT FROM nameless WHERE ${aboutThen("nameless.created_at", "made.created_at")})
  ORDER BY created_at, id`

const LEFT_THEN = `
  SELECT movement.id, -movement.quantity AS units FROM lot_movement movement JOIN lot ON lot.id = movement.lot_id
  WHERE lot.inventory_item_id = :inventory_item_id AND lot.location_id = :location_id AND ${LEFT}
    AND ${aboutThen("movement.created_at", "CAST(:created_at AS timestamptz)")}
  ORDER BY movement.position`

interface Parcel {
  order_number: string
  created_at: Date
  units: number
  missing: number
}

/** Movements of parcels that Medusa Admin cancelled. */
const UNPACKED = `
  SELECT movement.id, movement.quantity AS units, parcel.id AS parcel, parcel.units AS most, parcel.order_number
  FROM lot_movement movement JOIN lot ON lot.id = movement.lot_id
  JOIN (
    SELECT parcel.id, parcel.canceled_at, placed.custom_display_id AS order_number,
      round(sum(item.quantity))::integer AS units
    FROM fulfillment_item item JOIN fulfillment parcel ON parcel.id = item.fulfillment_id
    JOIN order_fulfillment link ON link.fulfillment_id = parcel.id AND link.deleted_at IS NULL
    JOIN "order" placed ON placed.id = link.order_id
    WHERE item.inventory_item_id = :inventory_item_id AND parcel.location_id = :location_id AND item.deleted_at IS NULL
      AND parcel.canceled_at IS NOT NULL AND parcel.deleted_at IS NULL AND placed.custom_display_id IS NOT NULL
      AND 0 > (SELECT sum(moved.quantity) FROM lot_movement moved JOIN lot ON lot.id = moved.lot_id
        WHERE moved.order_number = placed.custom_display_id
          AND lot.inventory_item_id = :inventory_item_id AND lot.location_id = :location_id)
    GROUP BY parcel.id, placed.id
  ) parcel ON ${aboutUnpacking("movement.created_at", "parcel.canceled_at")}
  WHERE lot.inventory_item_id = :inventory_item_id AND lot.location_id = :location_id AND ${CAME_BACK}
  ORDER BY parcel.canceled_at, parcel.id, movement.position`

/** Selects the units that an order took from each lot, or returned to the lot without number, latest first. */
const TAKEN = `
  SELECT lot.id, lot.number, -sum(movement.quantity)::integer AS taken
  FROM lot_movement movement JOIN lot ON lot.id = movement.lot_id
  WHERE lot.inventory_item_id = :inventory_item_id AND lot.location_id = :location_id
    AND movement.order_number = :order_number
  GROUP BY lot.id HAVING sum(movement.quantity) <> 0 ORDER BY max(movement.position) DESC`

interface CameBack {
  id: string
  units: number
  parcel: string
  most: number
  order_number: string
}

/** Returns the goods of cancelled parcels to the lots that the order took them from. */
async function returnUnpackedAt(transaction: Knex, place: Place): Promise<void> {
  const { rows } = await transaction.raw<{ rows: CameBack[] }>(UNPACKED, { ...place })
  const left = new Map(rows.map(({ parcel, most }) => [parcel, most]))
  const named = new Set<string>()
  for (const { id, units, parcel, order_number } of rows) {
    const rest = left.get(parcel) ?? 0
    if (units > rest || named.has(id)) continue
    left.set(parcel, rest - units)
    named.add(id)
    await transaction("lot_movement").where({ id }).update({ order_number })
    await returnToLots(transaction, place, order_number)
  }
}

async function returnToLots(transaction: Knex, place: Place, order_number: string): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { id: string; number: string; taken: number }[] }>(TAKEN, {
    ...place,
    order_number,
  })
  const without = rows.find(({ number, taken }) => number === "" && taken < 0)
  if (!without) return
  await nameStockCause(transaction, { reason: "numbered", order_number })
  let rest = 0 - without.taken
  for (const { id, taken } of rows) {
    const units = Math.min(rest, taken)
    if (units < 1) continue
    rest -= units
    await transaction.raw("SELECT shop_move_lot(?, ?)", [without.id, -units])
    await transaction.raw("SELECT shop_move_lot(?, ?)", [id, units])
  }
}

/**
 * Assigns movements to Medusa Admin's parcels, and returns goods of cancelled ones to their lots. Requires the level's
 * lock.
 */
export async function nameOrdersAt(
  transaction: Knex,
  { inventory_item_id, location_id }: Place,
): Promise<void> {
  const place = { inventory_item_id, location_id }
  await namePackedAt(transaction, place)
  await returnUnpackedAt(transaction, place)
}

async function namePackedAt(transaction: Knex, place: Place): Promise<void> {
  const { rows } = await transaction.raw<{ rows: Parcel[] }>(PARCELS, { ...place })
  const missing = new Map(rows.map((parcel) => [parcel.order_number, parcel.missing]))
  for (const { order_number, created_at, units } of rows) {
    const before = missing.get(order_number) ?? 0
    let rest = Math.min(units, before)
    if (rest <= 0) continue
    missing.set(order_number, before - rest)
    const left = await transaction.raw<{ rows: { id: string; units: number }[] }>(LEFT_THEN, {
      ...place,
      created_at,
    })
    for (const movement of left.rows) {
      if (movement.units > rest) continue
      rest -= movement.units
      await transaction("lot_movement").where({ id: movement.id }).update({ order_number })
    }
  }
}

async function nameOrders(knex: Knex, places: readonly Place[]): Promise<void> {
  for (const { inventory_item_id, location_id } of places)
    await knex.transaction(async (transaction) => {
      await transaction("inventory_level").where({ inventory_item_id, location_id }).forUpdate().select("id")
      await nameOrdersAt(transaction, { inventory_item_id, location_id })
    })
}

export async function nameOrderOfParcel(knex: Knex, id: string): Promise<void> {
  const { rows } = await knex.raw<{ rows: Place[] }>(
    `SELECT DISTINCT item.inventory_item_id, parcel.location_id
     FROM fulfillment parcel JOIN fulfillment_item item ON item.fulfillment_id = parcel.id AND item.deleted_at IS NULL
     WHERE parcel.id = :id AND item.inventory_item_id IS NOT NULL
       AND (parcel.canceled_at IS NOT NULL AND parcel.deleted_at IS NULL OR ${BY_ENGINE})`,
    { id },
  )
  await nameOrders(knex, rows)
}

/** Assigns movements of the last two days, in case a parcel's event was lost. */
export async function nameOrdersOfParcels(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: Place[] }>(
    `SELECT DISTINCT lot.inventory_item_id, lot.location_id
     FROM lot_movement movement JOIN lot ON lot.id = movement.lot_id
     WHERE ${NAMELESS} AND movement.created_at > now() - interval '2 days' AND EXISTS (
       SELECT FROM fulfillment_item item JOIN fulfillment parcel ON parcel.id = item.fulfillment_id
       WHERE item.inventory_item_id = lot.inventory_item_id AND parcel.location_id = lot.location_id
         AND CASE WHEN movement.quantity < 0 THEN ${BY_ENGINE} AND ${aboutThen("movement.created_at", "parcel.created_at")}
           ELSE parcel.deleted_at IS NULL AND ${aboutUnpacking("movement.created_at", "parcel.canceled_at")} END)`,
  )
  await nameOrders(knex, rows)
}
