import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { holdRecalled } from "@bon-perroquet/api-kit/replacements"
import { nameOrdersAt } from "../lots"
import { orLog } from "./or-log"
import { recipientsOf } from "./recipients"

/** Locks the stock level of the lot `id`. Packing takes the same lock, so it waits until the transaction ends. */
export async function lockLevel(transaction: Knex, id: string): Promise<void> {
  await transaction.raw(
    `SELECT FROM inventory_level level JOIN lot ON lot.inventory_item_id = level.inventory_item_id
       AND lot.location_id = level.location_id WHERE lot.id = ? FOR UPDATE OF level`,
    [id],
  )
}

/**
 * Stores each recipient once, with their latest order's language. Assigns recent parcels of Medusa Admin first.
 * Requires the level's lock.
 */
export async function noteWhoToTell(transaction: Knex, id: string): Promise<void> {
  const lot = await transaction<{ id: string; inventory_item_id: string; location_id: string }>("lot")
    .where({ id })
    .first("inventory_item_id", "location_id")
  if (lot) await nameOrdersAt(transaction, lot)
  const recipients = (await recipientsOf(transaction, id)).filter(({ email }) => email)
  const languages = new Map(
    [...recipients].reverse().map(({ email, language }) => [email.toLowerCase(), language]),
  )
  for (const [email, language] of languages)
    await transaction.raw(
      `INSERT INTO lot_recall_notice (id, lot_id, email, language) VALUES ('lotrn_' || gen_random_uuid(), :id, :email, :language)
       ON CONFLICT (lot_id, email) DO NOTHING`,
      { id, email, language },
    )
}

/** Time after a recall in which further orders with units of the lot may be found. */
const LATER = "interval '3 days'"

export async function holdPackedOrders(container: MedusaContainer, id: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const recipients = await recipientsOf(knex, id)
  const lot = await knex<{ id: string; number: string; recalled_by: string | null }>("lot")
    .where({ id })
    .first("number", "recalled_by")
  if (!lot) return
  await holdRecalled(container, {
    order_ids: recipients.map(({ order_id }) => order_id),
    ...{ recall: id, note: lot.number, by_email: lot.recalled_by },
  })
}

export async function noteWhoIsFoundLater(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT id FROM lot WHERE recalled_at > now() - ${LATER} ORDER BY id`,
  )
  for (const { id } of rows) {
    await orLog(container, `The recipients of the recalled lot ${id} could not be stored`, () =>
      knex.transaction(async (transaction) => {
        await lockLevel(transaction, id)
        await noteWhoToTell(transaction, id)
      }),
    )
    await orLog(container, `The orders with the recalled lot ${id} could not be put on hold`, () =>
      holdPackedOrders(container, id),
    )
  }
}
