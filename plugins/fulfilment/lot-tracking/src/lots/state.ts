import { writeChanges } from "@bon-perroquet/api-kit/changes"
import { sizedName, type lotCountSchema } from "@bon-perroquet/contract"
import { nameStockCause, type StockCause } from "@bon-perroquet/api-kit/stock"
import { rereadProducts } from "@bon-perroquet/api-kit/catalogue"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { LotAuthor } from "@bon-perroquet/api-kit/lots"
import {
  aloneWithItem,
  lockedLevel,
  requireShelf,
  requireUnpromised,
  writeStocked,
  type MovedPlace,
} from "@bon-perroquet/stock-movements/movements"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { requireKept } from "./keep"

type Counted = z.output<typeof lotCountSchema>["lots"][number]

interface Count {
  product_id: string
  variant_id: string | undefined
  lots: readonly Counted[]
  note: string
}

interface StoredLot {
  id: string
  number: string
  best_before: string | null
  quantity: number
  recalled_at: Date | null
}

/**
 * Sets the units of the given lots, and changes the stock by the same number. Unknown numbers create lots.
 * @throws 404 for an unknown size, 409 changed_meanwhile, lot_not_kept, lot_differs, insufficient_stock,
 * stock_not_managed, product_busy
 */
export async function stateLots(
  container: MedusaContainer,
  author: LotAuthor,
  { product_id, variant_id, lots, note }: Count,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await requireKept(knex, product_id)
  const shelf = await requireShelf(knex, product_id, variant_id)
  const { inventory_item_id, level_id, location_id } = shelf
  const place = { inventory_item_id, location_id }
  const label = sizedName(shelf.product, shelf.label)
  const cause = { reason: author.import_id ? "import" : "stocktaking", note, ...author }
  const write = async (transaction: Knex) => {
    const level = await lockedLevel(transaction, level_id)
    const changes = await changesOf(transaction, place, lots)
    const after = changes.reduce((stocked, { by }) => stocked + by, level.stocked)
    requireUnpromised(level, after, label)
    await move(transaction, level_id, { stocked: level.stocked, cause, changes })
    if (!changes.length) return
    await writeChanges(transaction, [
      {
        ...{ ...author, subject: "product" as const, subject_id: product_id, label, action: "lots" },
        before: { stock: level.stocked - level.reserved, lots: summary(changes, ({ before }) => before) },
        after: { stock: after - level.reserved, lots: summary(changes, ({ before, by }) => before + by) },
      },
    ])
  }
  await aloneWithItem(container, inventory_item_id, () => knex.transaction(write))
  await rereadProducts(container, [product_id])
}

interface Change {
  id: string | undefined
  number: string
  before: number
  by: number
}

const summary = (changes: readonly Change[], units: (change: Change) => number): string =>
  changes.map((change) => `${change.number || "–"}: ${units(change)}`).join(", ")

/** Sorts increases first, so that the stock never falls below the reserved quantity in between. */
async function changesOf(
  transaction: Knex,
  place: MovedPlace,
  counted: readonly Counted[],
): Promise<Change[]> {
  const existing = await transaction<StoredLot>("lot")
    .where({ ...place })
    .select("id", "number", "best_before", "quantity", "recalled_at")
  const changes: Change[] = []
  for (const lot of counted) {
    const is = existing.find(({ number }) => number === lot.number)
    if (lot.stored !== undefined && lot.stored !== (is?.quantity ?? 0)) throw refuse("changed_meanwhile", 409)
    const isOther = lot.number && lot.best_before !== undefined && lot.best_before !== is?.best_before
    if (is && (isOther || (is.recalled_at && lot.quantity > 0))) throw refuse("lot_differs", 409)
    const by = lot.quantity - (is?.quantity ?? 0)
    if (by === 0) continue
    const id = is?.id ?? (lot.number ? await begin(transaction, place, lot) : undefined)
    changes.push({ id, number: lot.number, before: is?.quantity ?? 0, by })
  }
  return changes.sort((one, other) => other.by - one.by)
}

async function begin(transaction: Knex, place: MovedPlace, lot: Counted): Promise<string | undefined> {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `INSERT INTO lot (id, inventory_item_id, location_id, number, supplier, best_before, received)
     VALUES ('lot_' || gen_random_uuid(), :inventory_item_id, :location_id, :number, :supplier, :best_before, :quantity)
     RETURNING id`,
    {
      ...place,
      ...{ number: lot.number, supplier: lot.supplier ?? "", quantity: lot.quantity },
      best_before: lot.best_before ?? null,
    },
  )
  return rows[0]?.id
}

interface Moves {
  stocked: number
  cause: StockCause
  changes: readonly Change[]
}

/** Changes the stock once per lot, because the trigger assigns each change to the lot in the cause. */
async function move(transaction: Knex, level: string, { stocked, cause, changes }: Moves): Promise<void> {
  let on_shelf = stocked
  for (const { id, by } of changes) {
    on_shelf += by
    await nameStockCause(transaction, { ...cause, lot_id: id })
    await writeStocked(transaction, level, on_shelf)
  }
}
