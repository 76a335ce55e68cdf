import { toEuro } from "@bon-perroquet/contract/money"
import { writeChanges, type Author, type NewChange } from "@bon-perroquet/api-kit/changes"
import { sizedName, type StockReason } from "@bon-perroquet/contract"
import { nameStockCause } from "@bon-perroquet/api-kit/stock"
import {
  readOwnProductRows,
  rereadProducts,
  type ProductRow,
  type VariantRow,
} from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createInventoryLevelsWorkflow } from "@medusajs/medusa/core-flows"
import {
  readStocked,
  writePrices,
  writeStock,
  type Stock,
} from "@bon-perroquet/medusa-sql/catalogue/prices-and-stock"
import { underLock } from "./lock"
import { storeDefaultsOf } from "./store-defaults"
import { adminProduct } from "./view"

/** New price and stock of a size, by default the first. Absent values stay unchanged. */
export interface PriceAndStock {
  product_id: string
  variant_id?: string | undefined
  price_cents?: number | undefined
  stock?: number | undefined
  reason?: StockReason | undefined
}

interface Meanwhile {
  /** Runs before the first write. If it throws, nothing is changed. */
  first?: (() => Promise<unknown>) | undefined
  /** Further writes in the same transaction, for example the results of an import's lines. */
  more?: (transaction: Knex.Transaction) => Promise<void>
}

/**
 * Writes prices, stock and their log entries in one transaction. If stock changes, simultaneous orders wait for
 * Medusa's stock lock.
 */
export async function changePricesAndStock(
  container: MedusaContainer,
  author: Author,
  requested: readonly PriceAndStock[],
  { first, more }: Meanwhile = {},
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const ids = requested.map(({ product_id }) => product_id)
  const rows = await readOwnProductRows(knex, ids)
  const stocked = changesOf(rows, requested).filter(({ stock }) => stock !== undefined)
  const items = await stockItems(
    container,
    stocked.map(({ size }) => size),
  )
  const write = async () => {
    await first?.()
    await knex.transaction(async (transaction) => {
      await writePricesAndStock(transaction, author, requested)
      await more?.(transaction)
    })
  }
  if (items.length) await underLock(container, items, write)
  else await write()
  await rereadProducts(container, ids)
}

/** Writes in the caller's transaction. The caller locks the inventory items and updates the catalogue afterwards. */
export async function writePricesAndStock(
  transaction: Knex.Transaction,
  author: Author,
  requested: readonly PriceAndStock[],
): Promise<void> {
  const ids = requested.map(({ product_id }) => product_id)
  const changes = changesOf(await readOwnProductRows(transaction, ids), requested)
  await writePrices(
    transaction,
    changes.flatMap(({ size: { variant_id, price_id }, price_cents }) =>
      price_cents === undefined ? [] : [{ variant_id, price_id, price_cents }],
    ),
  )
  for (const [reason, stocks] of stocksByReason(changes)) {
    await nameStockCause(transaction, { reason: reason ?? (author.import_id ? "import" : "set"), ...author })
    await writeStock(transaction, stocks)
  }
  await writeChanges(
    transaction,
    changes.flatMap(({ row, size, price_cents, stock }) => [
      ...changeOf(author, row, size, "price", price_cents === undefined ? undefined : toEuro(price_cents)),
      ...changeOf(author, row, size, "stock", stock),
    ]),
  )
}

/** The row of a product with one size also has the columns of this size. */
type Size = Pick<VariantRow, "variant_id" | "price_id">

function sizeNamed(row: ProductRow, variantId: string | undefined): Size | undefined {
  if (variantId === undefined || variantId === row.variant_id) return row
  return row.variants.find(({ variant_id }) => variant_id === variantId)
}

export function requireSize(row: ProductRow, variantId: string | undefined): Size {
  const size = sizeNamed(row, variantId)
  if (!size) throw refuse("product_not_found", 404)
  return size
}

function changesOf(rows: readonly ProductRow[], requested: readonly PriceAndStock[]) {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return requested.flatMap(({ product_id, variant_id, price_cents, stock, reason }) => {
    const row = rowOf.get(product_id)
    const size = row && sizeNamed(row, variant_id)
    return size ? [{ row, size, price_cents, stock, reason }] : []
  })
}

/** Groups stocks by reason, because one statement writes one reason to the stock history. */
function stocksByReason(changes: ReturnType<typeof changesOf>): Map<StockReason | undefined, Stock[]> {
  const stocks = new Map<StockReason | undefined, Stock[]>()
  for (const { size, stock, reason } of changes)
    if (stock !== undefined)
      stocks.set(reason, [...(stocks.get(reason) ?? []), { variant_id: size.variant_id, stock }])
  return stocks
}

function changeOf(
  author: Author,
  row: ProductRow,
  { variant_id }: Size,
  field: "price" | "stock",
  after?: number,
): NewChange[] {
  const variant = adminProduct(row).variants.find(({ id }) => id === variant_id)
  const before = variant?.[field]
  if (after === undefined || before === undefined || after === before) return []
  const label = sizedName(row.title, row.variants.length ? variant?.label_fr : null)
  const about = { subject: "product" as const, subject_id: row.id, label, action: field }
  return [{ ...author, ...about, before: { [field]: before }, after: { [field]: after } }]
}

/** Creates missing stock levels. @throws 409 if stock isn't managed */
export async function stockItems(
  container: MedusaContainer,
  sizes: readonly Pick<Size, "variant_id">[],
): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const stocked = await readStocked(
    knex,
    sizes.map(({ variant_id }) => variant_id),
  )
  if (stocked.some(({ manage_inventory, inventory_item_id }) => !manage_inventory || !inventory_item_id))
    throw refuse("stock_not_managed", 409)
  const items = stocked.flatMap(({ inventory_item_id }) => inventory_item_id ?? [])
  const placeless = stocked.flatMap(({ inventory_item_id, has_level }) =>
    inventory_item_id && !has_level ? [inventory_item_id] : [],
  )
  if (placeless.length) {
    const { location_id } = await storeDefaultsOf(container)
    await createInventoryLevelsWorkflow(container).run({
      input: {
        inventory_levels: placeless.map((inventory_item_id) => ({ inventory_item_id, location_id })),
      },
    })
  }
  return items
}
