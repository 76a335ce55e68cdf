import { writeChanges } from "@bon-perroquet/api-kit/changes"
import { sizedName, type StockMovement, type stockMovementInputSchema } from "@bon-perroquet/contract"
import { nameStockCause, type StockCause } from "@bon-perroquet/api-kit/stock"
import { rereadProducts } from "@bon-perroquet/api-kit/catalogue"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { z } from "zod"
import { newestMovement, type Size } from "./read"
import { lockedLevel, noteCount, requireShelf, requireUnpromised, writeStocked, type Level } from "./shelf"
import { isTaken } from "@bon-perroquet/contract/lease"
import { refuse } from "@bon-perroquet/api-kit/http"

type Move = z.output<typeof stockMovementInputSchema>

export interface MovedPlace {
  inventory_item_id: string
  location_id: string
}

/** Runs in the movement's transaction, before the movement. An exception cancels it. */
export type BeforeMove = (transaction: Knex, place: MovedPlace) => Promise<Pick<StockCause, "lot_id">>

/**
 * Adds or removes units, or sets the stock to a count.
 * @param before further work in the transaction, for example assigning a lot
 * @returns the movement, of 0 units if a count confirms the stock
 * @throws 404 for an unknown size, 409 if stock is not managed, reserved units would leave, or a count is outdated
 */
export async function moveStock(
  container: MedusaContainer,
  by: string,
  product_id: string,
  move: Move,
  before?: BeforeMove,
): Promise<StockMovement> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const shelf = await requireShelf(knex, product_id, move.variant_id)
  const { variant_id, inventory_item_id, level_id, location_id } = shelf
  const label = sizedName(shelf.product, shelf.label)
  await aloneWithItem(container, inventory_item_id, () =>
    knex.transaction(async (transaction) => {
      const level = await lockedLevel(transaction, level_id)
      await requireSeen(transaction, { product_id, variant_id }, move)
      const stocked = stockedAfter(level, move, label)
      if (stocked === level.stocked) return noteCount(transaction, level_id, by, move.note)
      const lot = await before?.(transaction, { inventory_item_id, location_id })
      await nameStockCause(transaction, { reason: move.reason, by, note: move.note, ...lot })
      await writeStocked(transaction, level_id, stocked)
      await noteChange(transaction, by, { product_id, label }, level, stocked)
    }),
  )
  await rereadProducts(container, [product_id])
  const moved = await newestMovement(knex, { product_id, variant_id })
  if (!moved) throw new Error(`The stock movement of ${variant_id} could not be stored.`)
  return moved
}

/** @throws 409 changed_meanwhile if the stock has moved since the counter saw it */
async function requireSeen(
  transaction: Knex,
  size: Size,
  { kind, seen_movement_id: seen }: Move,
): Promise<void> {
  if (kind !== "count" || seen === undefined) return
  const newest = await newestMovement(transaction, size)
  if ((newest?.id ?? null) !== seen) throw refuse("changed_meanwhile", 409)
}

/** @throws 409 insufficient_stock if the rest is less than the reserved quantity */
function stockedAfter(level: Level, { kind, quantity }: Move, name: string): number {
  const { stocked } = level
  const after = { in: stocked + quantity, out: stocked - quantity, count: quantity }[kind]
  requireUnpromised(level, after, name)
  return after
}

/** Records the free stock in the audit log, as the product list displays it. */
async function noteChange(
  transaction: Knex,
  by: string,
  { product_id, label }: { product_id: string; label: string },
  { stocked, reserved }: Level,
  after: number,
): Promise<void> {
  const about = { subject: "product" as const, subject_id: product_id, label, action: "stock" as const }
  const [before, now] = [{ stock: stocked - reserved }, { stock: after - reserved }]
  await writeChanges(transaction, [{ by, ...about, before, after: now }])
}

/** Seconds that a change waits for the lock of the item. */
const TIMEOUT = 20

/** @throws 409 product_busy if the item stays locked */
export async function aloneWithItem<T>(
  container: MedusaContainer,
  item: string,
  job: () => Promise<T>,
): Promise<T> {
  try {
    return await container.resolve(Modules.LOCKING).execute([item], job, { timeout: TIMEOUT })
  } catch (error) {
    if (isTaken(error)) throw refuse("product_busy", 409)
    throw error
  }
}
