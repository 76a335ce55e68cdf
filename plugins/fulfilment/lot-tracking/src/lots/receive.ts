import type { lotInputSchema, Lot } from "@bon-perroquet/contract"
import { nameStockCause } from "@bon-perroquet/api-kit/stock"
import { refuse } from "@bon-perroquet/api-kit/http"
import { moveStock, requireShelf, type MovedPlace } from "@bon-perroquet/stock-movements/movements"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { requireKept } from "./keep"
import { readLot } from "./read"

type Arrival = z.output<typeof lotInputSchema>

/** Adds to a lot only if the dates are equal and it is not recalled. */
const ARRIVE = `
  INSERT INTO lot (id, inventory_item_id, location_id, number, supplier, best_before, received)
  VALUES ('lot_' || gen_random_uuid(), :inventory_item_id, :location_id, :number, :supplier, :best_before, :quantity)
  ON CONFLICT (inventory_item_id, location_id, number) DO UPDATE SET received = lot.received + excluded.received,
    updated_at = now() WHERE lot.best_before IS NOT DISTINCT FROM excluded.best_before AND lot.recalled_at IS NULL
  RETURNING id`

/** @throws 409 lot_differs if the lot has another date or is recalled */
async function arrive(transaction: Knex, place: MovedPlace, arrival: Arrival): Promise<string> {
  const { number, supplier, best_before, quantity } = arrival
  const details = { number, supplier, best_before, quantity }
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(ARRIVE, { ...place, ...details })
  if (!rows[0]) throw refuse("lot_differs", 409)
  return rows[0].id
}

/**
 * Adds delivered units to the stock, or assigns a lot to units that are in stock.
 * @throws 404 for an unknown size, 409 if the product is not tracked or the number belongs to another lot
 */
export async function receiveLot(
  container: MedusaContainer,
  by: string,
  product: string,
  arrival: Arrival,
): Promise<Lot> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await requireKept(knex, product)
  if (arrival.from === "shelf") return readLot(knex, await numberGoods(knex, by, product, arrival))
  const { variant_id, quantity, number, note } = arrival
  let id = ""
  await moveStock(
    container,
    by,
    product,
    { kind: "in", reason: "delivery", variant_id, quantity, note: note || number },
    async (transaction, place) => {
      id = await arrive(transaction, place, arrival)
      return { lot_id: id }
    },
  )
  return readLot(knex, id)
}

/** Moves units from the lot without number to a lot. The stock does not change. */
async function numberGoods(knex: Knex, by: string, product: string, arrival: Arrival): Promise<string> {
  const { inventory_item_id, location_id } = await requireShelf(knex, product, arrival.variant_id)
  const place = { inventory_item_id, location_id }
  return knex.transaction(async (transaction) => {
    // Locks the level before the lots, so that transactions can't deadlock.
    await transaction.raw(
      "SELECT FROM inventory_level WHERE inventory_item_id = :inventory_item_id AND location_id = :location_id FOR UPDATE",
      place,
    )
    const { rows } = await transaction.raw<{ rows: { id: string; quantity: number }[] }>(
      "SELECT id, quantity FROM lot WHERE inventory_item_id = :inventory_item_id AND location_id = :location_id AND number = ''",
      place,
    )
    const [rest] = rows
    if (!rest || rest.quantity < arrival.quantity)
      throw refuse("lot_too_few", 409, { available: Math.max(0, rest?.quantity ?? 0) })
    const id = await arrive(transaction, place, arrival)
    await nameStockCause(transaction, { reason: "numbered", by, note: arrival.note || arrival.number })
    await transaction.raw("SELECT shop_move_lot(?, ?)", [rest.id, -arrival.quantity])
    await transaction.raw("SELECT shop_move_lot(?, ?)", [id, arrival.quantity])
    return id
  })
}
