import { CHECKED_VAT_GROUP } from "@bon-perroquet/contract/trade"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { anyOf } from "../statement"
import { IS_MERCHANTS_GROUP, TRADE_MEMBERSHIPS } from "./trade-prices"

/** Returns the id of the account that pays a cart. Null for guests, also with an account's e-mail address. */
export async function accountOfCart(knex: Knex, cartId: string): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT customer.id FROM cart JOIN customer ON customer.id = cart.customer_id
     WHERE cart.id = ? AND customer.has_account AND customer.deleted_at IS NULL`,
    [cartId],
  )
  return rows[0]?.id ?? null
}

export interface TradeAccount {
  /** Company of the profile, otherwise the name, otherwise the e-mail address. */
  name: string
  email: string
  /** VAT number of the profile, as the customer entered it. */
  vat_number: string | null
  /** Whether the account is in a group of the merchant, or in the group for checked VAT numbers. */
  is_in_group: boolean
}

const NAME = `COALESCE(NULLIF(customer.metadata -> 'business' ->> 'company', ''),
  NULLIF(concat_ws(' ', customer.first_name, customer.last_name), ''), customer.email)`

/** Returns null if there is no such account. */
export async function readTradeAccount(knex: Knex, customer: string): Promise<TradeAccount | null> {
  const { rows } = await knex.raw<{ rows: TradeAccount[] }>(
    `SELECT customer.email, ${NAME} AS name,
       customer.metadata -> 'business' ->> 'vat_number' AS vat_number, EXISTS (
       SELECT FROM (${TRADE_MEMBERSHIPS}) member
       JOIN customer_group ON customer_group.id = member.group_id AND customer_group.deleted_at IS NULL
       WHERE member.customer_id = customer.id AND (customer_group.id = '${CHECKED_VAT_GROUP}'
         OR ${IS_MERCHANTS_GROUP})) AS is_in_group
     FROM customer WHERE customer.id = ? AND customer.has_account AND customer.deleted_at IS NULL`,
    [customer],
  )
  return rows[0] ?? null
}

/** SQL for the e-mail address of an account. Null if it was deleted. @param id SQL expression of the customer's id */
export const emailOfAccount = (id: string): string => ofAccount("customer.email", id)

/** SQL for the name of an account, as in `TradeAccount`. Null if it was deleted. @param id as for `emailOfAccount` */
export const nameOfAccount = (id: string): string => ofAccount(NAME, id)

const ofAccount = (value: string, id: string): string =>
  `(SELECT ${value} FROM customer WHERE customer.id = ${id} AND customer.deleted_at IS NULL)`

/** Returns the orders' ids by their number. */
export async function orderIdsOfNumbers(
  knex: Knex,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  if (!numbers.length) return new Map()
  const { rows } = await knex.raw<{ rows: { id: string; number: string }[] }>(
    `SELECT id, custom_display_id AS number FROM "order"
     WHERE custom_display_id = ${anyOf(":numbers")} AND deleted_at IS NULL`,
    { numbers: numbers as unknown as string },
  )
  return new Map(rows.map(({ id, number }) => [number, id]))
}
