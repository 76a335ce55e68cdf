import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { inCurrentChannel } from "../channels"

/**
 * Customer whose orders are read: orders that were placed while signed in, and guest orders with the verified e-mail
 * address.
 */
export interface Owner {
  customer_id: string
  /** Lower case. Null if unverified. */
  verified_email: string | null
}

const orders = (): string => `
  SELECT id FROM "order" WHERE deleted_at IS NULL AND NOT is_draft_order
    AND (customer_id = :customer_id OR lower(email) = :verified_email)${inCurrentChannel("sales_channel_id")}`

/** Returns the ids of a person's orders, newest first. @param part default: all orders */
export async function orderIdsOf(
  knex: Knex,
  owner: Owner,
  { offset, limit }: { offset: number; limit: number | null } = { offset: 0, limit: null },
): Promise<string[]> {
  const sql = `${orders()} ORDER BY created_at DESC, id DESC OFFSET :offset LIMIT :limit`
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(sql, { ...owner, offset, limit })
  return rows.map(({ id }) => id)
}

export async function countOrdersOf(knex: Knex, owner: Owner): Promise<number> {
  const sql = `SELECT count(*)::int AS count FROM (${orders()}) owned`
  const { rows } = await knex.raw<{ rows: { count: number }[] }>(sql, { ...owner })
  return rows[0]?.count ?? 0
}

export async function orderIdOf(knex: Knex, owner: Owner, orderNumber: string): Promise<string | null> {
  const sql = `${orders()} AND custom_display_id = :order_number LIMIT 1`
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(sql, { ...owner, order_number: orderNumber })
  return rows[0]?.id ?? null
}

/**
 * Returns the customers in orders.
 * @param ids SQL for the ids of the orders, with `bindings`
 */
export async function customersOfOrders(
  knex: Knex,
  ids: string,
  bindings: Readonly<Record<string, string | null>>,
): Promise<string[]> {
  const sql = `SELECT DISTINCT customer_id FROM "order" WHERE customer_id IS NOT NULL AND id IN (${ids})`
  const { rows } = await knex.raw<{ rows: { customer_id: string }[] }>(sql, bindings)
  return rows.map(({ customer_id }) => customer_id)
}

/**
 * Returns a SQL condition: the customer of an order was erased, or never existed.
 * @param order column with the order's id
 */
export const isOfErasedCustomer = (order: string): string =>
  `EXISTS (SELECT 1 FROM "order" placed WHERE placed.id = ${order}
    AND NOT EXISTS (SELECT 1 FROM customer WHERE customer.id = placed.customer_id))`
