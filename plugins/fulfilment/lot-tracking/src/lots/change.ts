import { writeChanges } from "@bon-perroquet/api-kit/changes"
import type { Lot, lotMovementInputSchema, LotChange } from "@bon-perroquet/contract"
import { refuse, requireUnchanged, type Precondition } from "@bon-perroquet/api-kit/http"
import { moveStock } from "@bon-perroquet/stock-movements/movements"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { readLot } from "./read"

type Write = (transaction: Knex, lot: Lot) => Promise<{ before: object; after: object }>

async function write(knex: Knex, by: string, id: string, job: Write): Promise<Lot> {
  await knex.transaction(async (transaction) => {
    await transaction.raw("SELECT FROM lot WHERE id = ? FOR UPDATE", [id])
    const lot = await readLot(transaction, id)
    const { before, after } = await job(transaction, lot)
    const about = { subject: "product" as const, subject_id: lot.product_id, action: "lots" as const }
    const label = `${lot.product} · ${lot.number}`
    await writeChanges(transaction, [{ by, ...about, label, before: { ...before }, after: { ...after } }])
  })
  return readLot(knex, id)
}

/**
 * Changes a lot's number, supplier or date. @throws 412 for an outdated version, 409 lot_differs if the number is taken
 */
export function changeLot(
  knex: Knex,
  by: string,
  id: string,
  change: LotChange,
  precondition: Precondition,
): Promise<Lot> {
  return write(knex, by, id, async (transaction, lot) => {
    requireUnchanged(precondition, lot)
    // Units without a lot number get one with `receiveLot`.
    if (!lot.number) throw refuse("lot_not_found", 404)
    const { number, supplier, best_before } = lot
    const before = { number, supplier, best_before }
    const changedFields = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    )
    const after = { ...before, ...changedFields }
    const { rows } = await transaction.raw<{ rows: unknown[] }>(
      `SELECT FROM lot other JOIN lot ON lot.id = :id AND lot.inventory_item_id = other.inventory_item_id
         AND lot.location_id = other.location_id WHERE other.id <> :id AND other.number = :number`,
      { id, number: after.number },
    )
    if (rows.length) throw refuse("lot_differs", 409)
    await transaction("lot")
      .where({ id })
      .update({ ...after, updated_at: transaction.fn.now() })
    return { before, after }
  })
}

/** Records that units taken out of stock are no longer in the store. */
export const clearLot = (knex: Knex, by: string, id: string): Promise<Lot> =>
  write(knex, by, id, async (transaction, { to_clear }) => {
    await transaction("lot").where({ id }).update({ to_clear: 0, updated_at: transaction.fn.now() })
    return { before: { to_clear }, after: { to_clear: 0 } }
  })

/** @throws 409 lot_too_few, or insufficient_stock if orders need the units */
export async function takeFromLot(
  container: MedusaContainer,
  by: string,
  id: string,
  movement: z.output<typeof lotMovementInputSchema>,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { product_id, variant_id } = await readLot(knex, id)
  await moveStock(
    container,
    by,
    product_id,
    { kind: "out", variant_id, ...movement },
    async (transaction, place) => {
      const lot = await transaction<{ id: string; quantity: number }>("lot")
        .where({ id, ...place })
        .first("quantity")
      if (!lot || lot.quantity < movement.quantity)
        throw refuse("lot_too_few", 409, { available: Math.max(0, lot?.quantity ?? 0) })
      return { lot_id: id }
    },
  )
}
