import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Whose orders: those placed signed in, and a guest's with the same e-mail address once it is known to be theirs. */
export interface Owner {
  customer_id: string
  /** Lower case; null while the address is not verified. */
  verified_email: string | null
}

/** More than anyone looks through; older ones are found by their number. */
const LIMIT = 200

const ORDERS = `
  SELECT id FROM "order" WHERE deleted_at IS NULL AND NOT is_draft_order
    AND (customer_id = :customer_id OR lower(email) = :verified_email)`

/** Ids of the owner's orders, newest first. */
export async function orderIdsOf(knex: Knex, owner: Owner): Promise<string[]> {
  const sql = `${ORDERS} ORDER BY created_at DESC, id DESC LIMIT ${LIMIT}`
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(sql, { ...owner })
  return rows.map(({ id }) => id)
}

/** Id of the owner's order with this number; null for another's, as for none. */
export async function orderIdOf(knex: Knex, owner: Owner, orderNumber: string): Promise<string | null> {
  const sql = `${ORDERS} AND custom_display_id = :order_number LIMIT 1`
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(sql, { ...owner, order_number: orderNumber })
  return rows[0]?.id ?? null
}
