import { CHECKED_VAT_GROUP, type TradeEntry } from "@bon-perroquet/contract/trade"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { anyOf, newId } from "../statement"

/** Price lists for customer groups only. Lists with other rules apply to nobody. */
export const IS_TRADE_LIST = `list.deleted_at IS NULL AND COALESCE(list.rules_count, 0) = 1 AND EXISTS (
  SELECT FROM price_list_rule rule WHERE rule.price_list_id = list.id AND rule.deleted_at IS NULL
    AND rule.attribute = 'customer.groups.id')`

const IS_RUNNING = `list.status = 'active' AND (list.starts_at IS NULL OR list.starts_at <= now())
  AND (list.ends_at IS NULL OR list.ends_at >= now())`

/**
 * Memberships of accounts. Guests have none, because they do not prove their address. A confirmed VAT number counts as
 * long as it is the account's.
 */
export const TRADE_MEMBERSHIPS = `
  SELECT member.customer_id, member.customer_group_id AS group_id FROM customer_group_customer member
  JOIN customer account ON account.id = member.customer_id AND account.has_account AND account.deleted_at IS NULL
  WHERE member.deleted_at IS NULL AND (member.metadata -> 'vat_number' IS NULL
    OR member.metadata -> 'vat_number' = account.metadata -> 'business' -> 'vat_number')`

/** SQL condition for groups that the merchant manages. Segments, and groups of one account for its quotes, are not. */
export const IS_MERCHANTS_GROUP = "customer_group.id !~ '^cusgroup_(segment|quotes)_'"

const LISTS_OF_CUSTOMER = `
  SELECT list.id, list.metadata -> 'trade' -> 'discounts' AS discounts,
    CAST(list.metadata -> 'trade' ->> 'minimum_cents' AS int) AS minimum_cents
  FROM price_list list JOIN price_list_rule rule ON rule.price_list_id = list.id AND rule.deleted_at IS NULL
  WHERE ${IS_TRADE_LIST} AND ${IS_RUNNING} AND jsonb_exists_any(rule.value, ARRAY(
    SELECT member.group_id FROM (${TRADE_MEMBERSHIPS}) member WHERE member.customer_id = :customer))`

const BASE_PRICE = `
  SELECT min(price.amount) AS amount FROM price WHERE price.price_set_id = link.price_set_id AND price.deleted_at IS NULL
    AND price.currency_code = 'eur' AND price.price_list_id IS NULL AND COALESCE(price.rules_count, 0) = 0
    AND COALESCE(price.min_quantity, 0) <= 1 AND price.max_quantity IS NULL`

/** A list's percentages apply to sizes without a price in it. */
const ENTRIES = `
  WITH lists AS MATERIALIZED (${LISTS_OF_CUSTOMER})
  SELECT link.variant_id, jsonb_agg(jsonb_build_object('cents', round(entry.amount * 100)::int, 'from', entry.first,
    'to', entry.last, 'minimum_cents', lists.minimum_cents)) AS entries
  FROM lists CROSS JOIN product_variant_price_set link
  CROSS JOIN LATERAL (
    SELECT price.amount, price.min_quantity::int AS first, price.max_quantity::int AS last FROM price
    WHERE price.price_set_id = link.price_set_id AND price.price_list_id = lists.id AND price.deleted_at IS NULL
      AND price.currency_code = 'eur' AND COALESCE(price.rules_count, 0) = 0
    UNION ALL
    SELECT base.amount * (100 - step.percent) / 100, step."from", NULL
    FROM jsonb_to_recordset(COALESCE(lists.discounts, '[]')) AS step ("from" int, percent numeric)
    CROSS JOIN (${BASE_PRICE}) base
    WHERE base.amount IS NOT NULL AND NOT EXISTS (
      SELECT FROM price WHERE price.price_set_id = link.price_set_id AND price.price_list_id = lists.id
        AND price.deleted_at IS NULL AND price.currency_code = 'eur')
  ) entry
  WHERE link.variant_id = ${anyOf(":variants")} AND link.deleted_at IS NULL
  GROUP BY link.variant_id`

export type TradeEntries = ReadonlyMap<string, readonly TradeEntry[]>

/** Returns the prices of running trade price lists that apply to an account, by variant. */
export async function readTradeEntries(
  knex: Knex,
  customer: string,
  variants: readonly string[],
): Promise<TradeEntries> {
  if (!variants.length) return new Map()
  const { rows } = await knex
    .raw<{ rows: { variant_id: string; entries: TradeEntry[] }[] }>(ENTRIES, {
      customer,
      variants: variants as unknown as string,
    })
    .options({ name: "trade prices" })
  return new Map(rows.map(({ variant_id, entries }) => [variant_id, entries]))
}

/** Returns whether a running trade price list applies to the account. */
export async function isTradeCustomer(knex: Knex, customer: string): Promise<boolean> {
  const { rows } = await knex
    .raw<{ rows: unknown[] }>(`${LISTS_OF_CUSTOMER} LIMIT 1`, { customer })
    .options({ name: "trade customer" })
  return rows.length > 0
}

const KINDS = `
  SELECT count(*) > 0 AS some, COALESCE(bool_or(jsonb_exists(rule.value, '${CHECKED_VAT_GROUP}')), false) AS businesses
  FROM price_list list JOIN price_list_rule rule ON rule.price_list_id = list.id AND rule.deleted_at IS NULL
  WHERE ${IS_TRADE_LIST} AND list.status = 'active' AND (list.ends_at IS NULL OR list.ends_at >= now())`

export interface TradeLists {
  /** Whether there are running or planned trade price lists. */
  some: boolean
  /** Whether one of them is for accounts with a checked VAT number. */
  businesses: boolean
}

export async function readTradeLists(knex: Knex): Promise<TradeLists> {
  const { rows } = await knex.raw<{ rows: TradeLists[] }>(KINDS)
  return rows[0] ?? { some: false, businesses: false }
}

export const ensureCheckedVatGroup = async (knex: Knex): Promise<void> =>
  void (await knex.raw(
    `INSERT INTO customer_group (id, name) VALUES (?, 'VAT number checked')
     ON CONFLICT (id) DO UPDATE SET deleted_at = NULL, updated_at = now() WHERE customer_group.deleted_at IS NOT NULL`,
    [CHECKED_VAT_GROUP],
  ))

const JOIN_GROUP = `
  INSERT INTO customer_group_customer (id, customer_id, customer_group_id, metadata, created_by)
  SELECT :id, customer.id, customer_group.id, jsonb_build_object('vat_number', CAST(:number AS text)), 'trade prices'
  FROM customer JOIN customer_group ON customer_group.id = '${CHECKED_VAT_GROUP}' AND customer_group.deleted_at IS NULL
  WHERE customer.id = :customer AND NOT EXISTS (SELECT FROM customer_group_customer member
    WHERE member.customer_id = customer.id AND member.customer_group_id = customer_group.id AND member.deleted_at IS NULL
      AND (member.metadata -> 'vat_number' IS NULL OR member.metadata ->> 'vat_number' = :number))`

const LEAVE_GROUP = `
  DELETE FROM customer_group_customer member WHERE member.customer_group_id = '${CHECKED_VAT_GROUP}'
    AND member.customer_id = :customer AND member.metadata -> 'vat_number' IS NOT NULL
    AND member.metadata ->> 'vat_number' IS DISTINCT FROM :number`

/**
 * Records in Medusa's group whether VIES confirmed the VAT number of an account. Members that the merchant added stay.
 * @param number null if VIES does not confirm it
 */
export async function recordCheckedVatNumber(
  knex: Knex,
  customer: string,
  number: string | null,
): Promise<void> {
  await knex.raw(LEAVE_GROUP, { customer, number })
  if (number !== null) await knex.raw(JOIN_GROUP, { customer, number, id: newId("cusgc") })
}
