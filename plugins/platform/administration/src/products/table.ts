import type { Author } from "@bon-perroquet/api-kit/changes"
import {
  MAX_STOCK,
  toCents,
  type Language,
  type ProductTableResult,
  type productTableSchema,
} from "@bon-perroquet/contract"
import { rereadProducts, type ProductRow } from "@bon-perroquet/shop-api/catalogue"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { changeShopProductsWorkflow } from "../workflows"
import { plan, planned, writeDifferences, type Planned } from "./change"
import { productRows } from "./list"
import { underLock } from "./lock"
import { requireSize, stockItems, writePricesAndStock, type PriceAndStock } from "./price-and-stock"
import { adminProduct } from "./view"

type Row = z.output<typeof productTableSchema>["rows"][number]

interface Checked {
  planned: Planned
  isChanged: boolean
  figures: PriceAndStock[]
}

type Refusals = Map<string, Refusal>

/**
 * Saves all rows, or none if one is invalid or has changed. Stock is locked, so that relative changes add to the
 * current stock.
 */
export async function saveProductTable(
  container: MedusaContainer,
  author: Author,
  rows: readonly Row[],
  language: Language,
): Promise<ProductTableResult> {
  const ids = rows.map(({ id }) => id)
  const refusals: Refusals = new Map()
  const products = ids.map((id) => `product:${id}`)
  await underLock(container, products, async () => {
    const items = await itemsOf(container, rows, refusals)
    const save = async () => {
      const checked = await check(container, rows, refusals)
      if (refusals.size === 0) await write(container, author, checked)
    }
    await (items.length ? underLock(container, items, save) : save())
  })
  const now = await readNow(container, ids)
  return {
    saved: refusals.size === 0,
    rows: ids.map((id) => ({
      id,
      refusal: refusals.get(id)?.in(language) ?? null,
      product: now.get(id) ?? null,
    })),
  }
}

const readNow = async (container: MedusaContainer, ids: readonly string[]) =>
  new Map((await productRows(container, ids)).map((row) => [row.id, adminProduct(row)]))

async function noting<T>(refusals: Refusals, id: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    refusals.set(id, error)
    return undefined
  }
}

const movesStock = ({ stock, moved }: Row["sizes"][number]) => stock !== undefined || moved !== undefined

async function itemsOf(
  container: MedusaContainer,
  rows: readonly Row[],
  refusals: Refusals,
): Promise<string[]> {
  const items: string[] = []
  for (const { id, sizes } of rows) {
    const counted = sizes.filter(movesStock)
    if (counted.length)
      items.push(...((await noting(refusals, id, () => stockItems(container, counted))) ?? []))
  }
  return items
}

async function check(
  container: MedusaContainer,
  rows: readonly Row[],
  refusals: Refusals,
): Promise<Checked[]> {
  const matches = await productRows(
    container,
    rows.map(({ id }) => id),
  )
  const rowOf = new Map(matches.map((row) => [row.id, row]))
  const checked: Checked[] = []
  for (const row of rows) {
    if (refusals.has(row.id)) continue
    const may = await noting(refusals, row.id, () => checkRow(container, rowOf.get(row.id), row))
    if (may) checked.push(may)
  }
  return checked
}

/** @throws 404 for an unknown product or size, 412 for another version, and the errors of the product form */
async function checkRow(
  container: MedusaContainer,
  row: ProductRow | undefined,
  { id: _, version, sizes, ...fields }: Row,
): Promise<Checked> {
  if (!row) throw refuse("product_not_found", 404)
  if (adminProduct(row).version !== version) throw refuse("changed_meanwhile", 412)
  return {
    planned: await planned(container, row, fields),
    isChanged: Object.values(fields).some((value) => value !== undefined),
    figures: sizes.map((size) => figureOf(row, size)),
  }
}

/** @throws 404 for an unknown size, 409 insufficient_stock if more units are removed than are free */
function figureOf(row: ProductRow, { variant_id, price, stock, moved }: Row["sizes"][number]): PriceAndStock {
  requireSize(row, variant_id)
  const about = {
    ...{ product_id: row.id, variant_id },
    price_cents: price === undefined ? undefined : toCents(price),
  }
  if (!moved) return { ...about, stock }
  const product = adminProduct(row)
  const there = product.variants.find(({ id }) => id === variant_id)?.stock ?? 0
  const after = there + moved.quantity
  if (after < 0) throw refuse("insufficient_stock", 409, { name: product.name_fr, available: there })
  if (after > MAX_STOCK) throw refuse("invalid_request", 400, { field: "stock" })
  return { ...about, stock: after, reason: moved.reason }
}

/** Writes Medusa's fields before prices and stock are committed, so that an error rolls back both. */
async function write(container: MedusaContainer, author: Author, all: readonly Checked[]): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const changed = all.filter(({ isChanged }) => isChanged).map((each) => each.planned)
  const figures = all.flatMap((each) => each.figures)
  const input = changed.length ? await plan(container, changed) : undefined
  await knex.transaction(async (transaction) => {
    await writePricesAndStock(transaction, author, figures)
    if (input) await changeShopProductsWorkflow(container).run({ input })
  })
  const ids = all.map(({ planned }) => planned.row.id)
  await rereadProducts(container, ids)
  await writeDifferences(container, author, changed, await readNow(container, ids))
}
