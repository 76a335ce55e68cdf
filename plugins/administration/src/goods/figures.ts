import { writeChanges, type NewChange } from "@bon-perroquet/change-log/changes"
import { readOwnProductRows, rereadProducts, type ProductRow } from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createInventoryLevelsWorkflow, updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows"
import { readStocked, writePrices, writeStock } from "./figure-rows"
import { underLock } from "./lock"
import { placesOf } from "./places"
import { adminProduct } from "./view"

/** New figures of one product; what is absent stays. */
export interface Figures {
  product_id: string
  price_cents?: number
  stock?: number
}

type WriteMore = (transaction: Knex.Transaction) => Promise<void>

/**
 * Sets prices and stock of products in one transaction, each change written down with what was before, together with
 * whatever `more` writes. Whoever buys at the same moment loses nothing: stock changes under the engine's own lock.
 */
export async function changeFigures(
  container: MedusaContainer,
  by: string,
  figures: readonly Figures[],
  more?: WriteMore,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const ids = figures.map(({ product_id }) => product_id)
  const rows = await readOwnProductRows(knex, ids)
  const stocked = rows.filter((row) =>
    figures.some((each) => each.product_id === row.id && each.stock !== undefined),
  )
  const items = await stockItems(container, stocked)
  const write = () =>
    knex.transaction(async (transaction) => {
      await writeFigures(transaction, by, figures)
      await more?.(transaction)
    })
  if (items.length) await underLock(container, items, write)
  else await write()
  await rereadProducts(container, ids)
}

async function writeFigures(transaction: Knex.Transaction, by: string, figures: readonly Figures[]) {
  const ids = figures.map(({ product_id }) => product_id)
  const rowOf = new Map((await readOwnProductRows(transaction, ids)).map((row) => [row.id, row]))
  const changes = figures.flatMap(({ product_id, price_cents, stock }) => {
    const row = rowOf.get(product_id)
    return row ? [{ row, price_cents, stock }] : []
  })
  await writePrices(
    transaction,
    changes.flatMap(({ row: { price_id }, price_cents }) =>
      price_id && price_cents !== undefined ? [{ price_id, price_cents }] : [],
    ),
  )
  await writeStock(
    transaction,
    changes.flatMap(({ row: { variant_id }, stock }) => (stock === undefined ? [] : [{ variant_id, stock }])),
  )
  await writeChanges(
    transaction,
    changes.flatMap(({ row, price_cents, stock }) => [
      ...changeOf(by, row, "price", price_cents === undefined ? undefined : price_cents / 100),
      ...changeOf(by, row, "stock", stock),
    ]),
  )
}

/** What the change log says of a figure, if it really changes. */
function changeOf(by: string, row: ProductRow, figure: "price" | "stock", after?: number): NewChange[] {
  const before = adminProduct(row)[figure]
  if (after === undefined || after === before) return []
  const about = { by, subject: "product" as const, subject_id: row.id, label: row.title, action: figure }
  return [{ ...about, before: { [figure]: before }, after: { [figure]: after } }]
}

/** The inventory items behind products; one that has no place yet gets one. @throws 409 where stock is not managed */
export async function stockItems(container: MedusaContainer, rows: ProductRow[]): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const stocked = await readStocked(
    knex,
    rows.map(({ variant_id }) => variant_id),
  )
  if (stocked.some(({ manage_inventory, inventory_item_id }) => !manage_inventory || !inventory_item_id))
    throw refuse("stock_not_managed", 409)
  const items = stocked.flatMap(({ inventory_item_id }) => inventory_item_id ?? [])
  const placeless = stocked.flatMap(({ inventory_item_id, has_level }) =>
    inventory_item_id && !has_level ? [inventory_item_id] : [],
  )
  if (placeless.length) {
    const { location_id } = await placesOf(container)
    await createInventoryLevelsWorkflow(container).run({
      input: {
        inventory_levels: placeless.map((inventory_item_id) => ({ inventory_item_id, location_id })),
      },
    })
  }
  return items
}

/** Gives a product its first price, where the one that is changed does not exist yet. */
export async function ensurePrice(container: MedusaContainer, row: ProductRow, euro: number): Promise<void> {
  if (row.price_id) return
  const prices = [{ currency_code: "eur", amount: euro }]
  await updateProductVariantsWorkflow(container).run({
    input: { product_variants: [{ id: row.variant_id, prices }] },
  })
}
