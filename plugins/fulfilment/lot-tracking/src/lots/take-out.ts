import { nameStockCause } from "@bon-perroquet/api-kit/stock"
import { rereadProducts } from "@bon-perroquet/api-kit/catalogue"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { TODAY } from "./count"

/** Seconds to wait for the lock of an item. */
const TIMEOUT = 20

interface Unsellable {
  id: string
  number: string
  inventory_item_id: string
  location_id: string
  quantity: number
  is_recalled: boolean
}

const UNSELLABLE = `
  SELECT id, number, inventory_item_id, location_id, quantity, recalled_at IS NOT NULL AS is_recalled FROM lot
  WHERE quantity > 0 AND (recalled_at IS NOT NULL OR best_before < ${TODAY})
    AND shop_is_kept_by_lots(inventory_item_id)`

const LOWER = `
  UPDATE inventory_level SET updated_at = now(), stocked_quantity = stocked_quantity - :quantity,
    raw_stocked_quantity = jsonb_build_object('value', (stocked_quantity - :quantity)::text, 'precision', 20)
  WHERE inventory_item_id = :inventory_item_id AND location_id = :location_id AND deleted_at IS NULL`

const PRODUCTS = `
  SELECT DISTINCT variant.product_id AS id FROM product_variant_inventory_item link
  JOIN product_variant variant ON variant.id = link.variant_id
  WHERE link.inventory_item_id = :item AND link.deleted_at IS NULL`

/**
 * Takes expired and recalled units out of stock. Orders that need them can't be packed. The next run of the job retries
 * locked items.
 * @param only id of the only lot to handle
 */
export async function takeOutUnsellable(container: MedusaContainer, only?: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Unsellable[] }>(
    `${UNSELLABLE} AND (:only = '' OR id = :only) ORDER BY id`,
    { only: only ?? "" },
  )
  for (const { id, inventory_item_id } of rows)
    try {
      await container
        .resolve(Modules.LOCKING)
        .execute([inventory_item_id], () => knex.transaction((each) => takeOut(each, id)), {
          timeout: TIMEOUT,
        })
      await tellCatalogue(container, inventory_item_id)
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`The lot ${id} is not out of stock yet and will be tried again: ${String(error)}`)
    }
}

async function tellCatalogue(container: MedusaContainer, item: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(PRODUCTS, { item })
  await rereadProducts(
    container,
    rows.map(({ id }) => id),
  )
}

/** Reads the units again under the lock, because some may have been packed. */
export async function takeOut(transaction: Knex, id: string): Promise<void> {
  await transaction.raw(
    `SELECT FROM inventory_level level JOIN lot ON lot.inventory_item_id = level.inventory_item_id
       AND lot.location_id = level.location_id WHERE lot.id = ? FOR UPDATE OF level`,
    [id],
  )
  const { rows } = await transaction.raw<{ rows: Unsellable[] }>(`${UNSELLABLE} AND id = :id`, { id })
  const [lot] = rows
  if (!lot) return
  const { inventory_item_id, location_id, quantity, number, is_recalled } = lot
  await nameStockCause(transaction, {
    reason: is_recalled ? "recalled" : "expired",
    note: number,
    lot_id: id,
  })
  await transaction.raw(LOWER, { inventory_item_id, location_id, quantity })
  await transaction.raw("UPDATE lot SET to_clear = to_clear + :quantity WHERE id = :id", { id, quantity })
}
