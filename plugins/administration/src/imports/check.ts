import { readOwnProductRows, type ProductRow } from "@bon-perroquet/shop-api/catalogue"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { readStocked } from "../goods/figure-rows"
import { adminProduct } from "../goods/view"
import type { CheckedLine, LineCode } from "../modules/product-import"
import { priceIn, stockIn } from "./figures-in"
import type { WrittenLine } from "./read-csv"

/** What the shop knows of a product when a line about it is judged. */
export interface Known {
  row: ProductRow
  stock_is_managed: boolean
}

/** Of these SKUs the products, those that are not for sale too. */
export async function productsBySku(knex: Knex, skus: readonly string[]): Promise<Map<string, Known>> {
  const rows = await readOwnProductRows(knex, await productIdsOf(knex, skus))
  const stocked = await readStocked(
    knex,
    rows.map(({ variant_id }) => variant_id),
  )
  const managed = new Set(
    stocked.flatMap(({ variant_id, manage_inventory, inventory_item_id }) =>
      manage_inventory && inventory_item_id ? [variant_id] : [],
    ),
  )
  return new Map(
    rows.flatMap((row) =>
      row.sku ? [[row.sku, { row, stock_is_managed: managed.has(row.variant_id) }] as const] : [],
    ),
  )
}

async function productIdsOf(knex: Knex, skus: readonly string[]): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { product_id: string }[] }>(
    "SELECT DISTINCT product_id FROM product_variant WHERE sku = ANY (CAST(:skus AS text[])) AND deleted_at IS NULL",
    { skus },
  )
  return rows.map(({ product_id }) => product_id)
}

type Wanted = Pick<CheckedLine, "price_cents" | "stock">

/** Why a product can't be given these figures. */
export function objection(known: Known | undefined, { price_cents, stock }: Wanted): LineCode | null {
  if (!known) return "sku_unknown"
  if (price_cents !== null && !known.row.price_id) return "not_priced"
  if (stock !== null && !known.stock_is_managed) return "stock_not_managed"
  return null
}

/** Whether a product has other figures than these. */
export function wouldChange({ row }: Known, { price_cents, stock }: Wanted): boolean {
  const product = adminProduct(row)
  const isDearer = price_cents !== null && price_cents !== Math.round(product.price * 100)
  return isDearer || (stock !== null && stock !== product.stock)
}

/** Judges each line by itself: what is wrong with one says nothing of another. */
export function checkLines(
  written: readonly WrittenLine[],
  products: ReadonlyMap<string, Known>,
): CheckedLine[] {
  const seen = new Set<string>()
  return written.map(({ line, sku, price, stock }) => {
    const figures = { price_cents: priceIn(price), stock: stockIn(stock) }
    const wanted = { price_cents: figures.price_cents ?? null, stock: figures.stock ?? null }
    const known = products.get(sku)
    const code = ((): LineCode | null => {
      if (!sku) return "sku_missing"
      if (seen.has(sku)) return "sku_twice"
      if (!known) return "sku_unknown"
      if (figures.price_cents === undefined) return "price_invalid"
      if (figures.stock === undefined) return "stock_invalid"
      return objection(known, wanted)
    })()
    seen.add(sku)
    const changes = code === null && known !== undefined && wouldChange(known, wanted)
    return { line, sku: sku.slice(0, 200), product_id: known?.row.id ?? null, ...wanted, changes, code }
  })
}
