import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { newId } from "../statement"

/** Metadata key of a price list with the id of its quote. */
export const QUOTE = "quote"

const groupOf = (customer: string) => `cusgroup_quotes_${customer}`

/** Creates the customer group of one account, for the price lists of its quotes. @returns its id */
export async function ensureQuoteGroup(knex: Knex, customer: string): Promise<string> {
  const group = groupOf(customer)
  await knex.raw(
    `INSERT INTO customer_group (id, name) VALUES (:group, :name)
     ON CONFLICT (id) DO UPDATE SET deleted_at = NULL, updated_at = now() WHERE customer_group.deleted_at IS NOT NULL`,
    { group, name: `Quotes of ${customer}` },
  )
  await knex.raw(
    `INSERT INTO customer_group_customer (id, customer_id, customer_group_id, created_by)
     SELECT :id, :customer, :group, 'quotes' WHERE NOT EXISTS (SELECT FROM customer_group_customer member
       WHERE member.customer_id = :customer AND member.customer_group_id = :group AND member.deleted_at IS NULL)`,
    { id: newId("cusgc"), customer, group },
  )
  return group
}

/** Deletes the group of an account that is erased. Its price lists then apply to nobody. */
export async function deleteQuoteGroup(knex: Knex, customer: string): Promise<void> {
  await knex.raw("DELETE FROM customer_group_customer WHERE customer_group_id = ?", [groupOf(customer)])
  await knex.raw("DELETE FROM customer_group WHERE id = ?", [groupOf(customer)])
}

/** Returns the price lists of quotes. @param quote default: all quotes */
export async function readQuoteLists(
  knex: Knex,
  quote: string | null = null,
): Promise<{ id: string; quote: string }[]> {
  const { rows } = await knex.raw<{ rows: { id: string; quote: string }[] }>(
    `SELECT id, metadata ->> '${QUOTE}' AS quote FROM price_list
     WHERE deleted_at IS NULL AND metadata ->> '${QUOTE}' = COALESCE(CAST(:quote AS text), metadata ->> '${QUOTE}')`,
    { quote },
  )
  return rows
}

/** SQL for the id of an order's customer. @param order SQL expression of the order's id */
export const customerOfOrder = (order: string): string =>
  `(SELECT placed.customer_id FROM "order" placed WHERE placed.id = ${order})`

interface Offer {
  customer: string
  since: string
  /** JSON array of `variant_id`, `quantity` and `net_cents`, which is null for lines that are not offered. */
  lines: string
}

/**
 * SQL for the number of the account's first order that contains at least the offered quantity of a line. Null without
 * one. The arguments are SQL expressions.
 */
export const orderOfOffer = ({ customer, since, lines }: Offer): string => `(
  SELECT placed.custom_display_id FROM "order" placed
  WHERE placed.customer_id = ${customer} AND placed.created_at >= ${since} AND placed.deleted_at IS NULL
    AND NOT placed.is_draft_order AND EXISTS (
      SELECT FROM order_item item JOIN order_line_item line ON line.id = item.item_id
      JOIN jsonb_to_recordset(${lines}) AS offered (variant_id text, quantity int, net_cents int)
        ON offered.variant_id = line.variant_id AND offered.net_cents IS NOT NULL AND offered.quantity <= item.quantity
      WHERE item.order_id = placed.id AND item.deleted_at IS NULL)
  ORDER BY placed.created_at LIMIT 1)`
