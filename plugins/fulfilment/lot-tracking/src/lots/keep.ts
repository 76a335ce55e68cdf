import { writeChanges } from "@bon-perroquet/api-kit/changes"
import type { ProductLots } from "@bon-perroquet/contract"
import { nameStockCause } from "@bon-perroquet/api-kit/stock"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { lotsOfProduct } from "./read"
import { requireLots } from "./settings"

const DIVIDE = `
  SELECT shop_divide_among_lots(level.inventory_item_id, level.location_id, round(level.stocked_quantity)::integer)
  FROM (SELECT * FROM inventory_level WHERE deleted_at IS NULL AND inventory_item_id = ANY (CAST(:items AS text[]))
    ORDER BY id FOR UPDATE) level`

/** Selects tracked items whose lots differ from their stock, for example of a new size. */
const APART = `
  SELECT DISTINCT level.inventory_item_id AS id FROM lot_keeping
  JOIN product_variant variant ON variant.product_id = lot_keeping.product_id AND variant.deleted_at IS NULL
  JOIN product_variant_inventory_item link ON link.variant_id = variant.id AND link.deleted_at IS NULL
  JOIN inventory_level level ON level.inventory_item_id = link.inventory_item_id AND level.deleted_at IS NULL
  WHERE lot_keeping.is_kept AND (:product = '' OR lot_keeping.product_id = :product)
    AND round(level.stocked_quantity) <> COALESCE((SELECT sum(lot.quantity) FROM lot
      WHERE lot.inventory_item_id = level.inventory_item_id AND lot.location_id = level.location_id), 0)`

/** Adjusts lots to the stock of a product, by default of all products. */
export async function bringTogether(knex: Knex, product = ""): Promise<void> {
  await knex.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { id: string }[] }>(APART, { product })
    if (!rows.length) return
    await nameStockCause(transaction, { reason: "opening" })
    await transaction.raw(DIVIDE, { items: rows.map(({ id }) => id) })
  })
}

/** Returns a product's name. @throws 404 if it does not exist or lot tracking is disabled */
async function nameOf(knex: Knex, id: string): Promise<string> {
  requireLots()
  const { rows } = await knex.raw<{ rows: { title: string }[] }>(
    "SELECT title FROM product WHERE id = ? AND deleted_at IS NULL",
    [id],
  )
  if (!rows[0]) throw refuse("product_not_found", 404)
  return rows[0].title
}

async function isKept(knex: Knex, id: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    "SELECT FROM lot_keeping WHERE product_id = ? AND is_kept",
    [id],
  )
  return rows.length > 0
}

export async function productLots(knex: Knex, id: string): Promise<ProductLots> {
  await nameOf(knex, id)
  if (!(await isKept(knex, id))) return { is_kept: false, lots: [] }
  await bringTogether(knex, id)
  return { is_kept: true, lots: await lotsOfProduct(knex, id) }
}

export async function requireKept(knex: Knex, id: string): Promise<void> {
  await nameOf(knex, id)
  if (!(await isKept(knex, id))) throw refuse("lot_not_kept", 409)
  await bringTogether(knex, id)
}

/** Enables or disables lot tracking for a product. Existing lots stay. */
export async function keepByLots(knex: Knex, by: string, id: string, is_kept: boolean): Promise<void> {
  const label = await nameOf(knex, id)
  const before = await isKept(knex, id)
  if (before === is_kept) return
  await knex.transaction(async (transaction) => {
    await transaction.raw(
      `INSERT INTO lot_keeping (product_id, is_kept) VALUES (:id, :is_kept)
       ON CONFLICT (product_id) DO UPDATE SET is_kept = excluded.is_kept, updated_at = now(), deleted_at = NULL`,
      { id, is_kept },
    )
    const about = { by, subject: "product" as const, subject_id: id, label, action: "lots" as const }
    await writeChanges(transaction, [
      { ...about, before: { kept_by_lots: before }, after: { kept_by_lots: is_kept } },
    ])
  })
  if (is_kept) await bringTogether(knex, id)
}
