import type { Knex } from "@medusajs/framework/mikro-orm/knex"

type Action = "FULFILL_ITEM" | "SHIP_ITEM" | "DELIVER_ITEM" | "CANCEL_ITEM_FULFILLMENT"

export async function isNoted(
  knex: Knex,
  orderId: string,
  parcelId: string,
  action: Action,
): Promise<boolean> {
  const actions = await knex<{ id: string }>("order_change_action")
    .where({ order_id: orderId, reference_id: parcelId, action })
    .whereNull("deleted_at")
    .first("id")
  return actions !== undefined
}

export async function orphanParcelId(knex: Knex, changeId: string): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT id FROM fulfillment WHERE metadata ->> 'status_change' = ? AND canceled_at IS NULL AND deleted_at IS NULL`,
    [changeId],
  )
  return rows[0]?.id ?? null
}
