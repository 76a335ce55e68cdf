import { CHECKED_VAT_GROUP } from "@bon-perroquet/contract/trade"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { IS_MERCHANTS_GROUP, IS_TRADE_LIST, TRADE_MEMBERSHIPS } from "../buying/trade-prices"
import { QUOTE } from "../buying/quotes"
import { anyOf } from "../statement"

const dayOf = (moment: string) => `to_char(${moment} AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD')`

const LISTS = `
  SELECT list.id, list.title, ${dayOf("list.starts_at")} AS "from", ${dayOf("list.ends_at")} AS until,
    CASE WHEN list.status <> 'active' THEN 'off' WHEN list.ends_at < now() THEN 'ended'
      WHEN list.starts_at > now() THEN 'planned' ELSE 'running' END AS state,
    rule.value AS group_ids, COALESCE(list.metadata -> 'trade' -> 'discounts', '[]') AS discounts,
    CAST(list.metadata -> 'trade' ->> 'minimum_cents' AS int) AS minimum_cents,
    (SELECT count(DISTINCT price.price_set_id)::int FROM price
      WHERE price.price_list_id = list.id AND price.deleted_at IS NULL) AS sizes,
    (SELECT count(DISTINCT member.customer_id)::int FROM (${TRADE_MEMBERSHIPS}) member
      WHERE jsonb_exists(rule.value, member.group_id)) AS customers
  FROM price_list list JOIN price_list_rule rule ON rule.price_list_id = list.id AND rule.deleted_at IS NULL
  WHERE ${IS_TRADE_LIST} AND list.metadata ->> '${QUOTE}' IS NULL`

export interface TradeListRow {
  id: string
  title: string
  from: string | null
  until: string | null
  state: "running" | "planned" | "ended" | "off"
  group_ids: string[]
  discounts: { from: number; percent: number }[]
  minimum_cents: number | null
  sizes: number
  customers: number
}

/** Returns the merchant's lists, without those of quotes. @param id default: all lists, newest first */
export async function readTradeListRows(knex: Knex, id?: string): Promise<TradeListRow[]> {
  const { rows } = await (id === undefined
    ? knex.raw<{ rows: TradeListRow[] }>(`${LISTS} ORDER BY list.created_at DESC, list.id`)
    : knex.raw<{ rows: TradeListRow[] }>(`${LISTS} AND list.id = ?`, [id]))
  return rows
}

export interface TradePriceRow {
  variant_id: string
  product_id: string
  sku: string | null
  product_title: string
  variant_title: string
  vat_class: number | null
  base_cents: number
  prices: { id: string; from: number | null; cents: number }[]
}

const PRICES = `
  SELECT variant.id AS variant_id, product.id AS product_id, variant.sku, product.title AS product_title,
    variant.title AS variant_title, vat.vat_class,
    COALESCE((SELECT round(min(base.amount) * 100)::int FROM price base WHERE base.price_set_id = link.price_set_id
      AND base.deleted_at IS NULL AND base.price_list_id IS NULL AND base.currency_code = 'eur'
      AND COALESCE(base.rules_count, 0) = 0 AND COALESCE(base.min_quantity, 0) <= 1), 0) AS base_cents,
    COALESCE(entered.prices, '[]') AS prices, count(*) OVER ()::int AS total
  FROM product_variant variant
  JOIN product ON product.id = variant.product_id AND product.deleted_at IS NULL
  JOIN product_variant_price_set link ON link.variant_id = variant.id AND link.deleted_at IS NULL
  LEFT JOIN product_vat_class vat ON vat.product_id = product.id AND vat.deleted_at IS NULL
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('id', price.id, 'from', price.min_quantity::int,
      'cents', round(price.amount * 100)::int) ORDER BY COALESCE(price.min_quantity, 1)) AS prices
    FROM price WHERE price.price_set_id = link.price_set_id AND price.price_list_id = :list
      AND price.deleted_at IS NULL AND price.currency_code = 'eur'
  ) entered ON true
  WHERE variant.deleted_at IS NULL`

interface Wanted {
  /** Text in names and SKUs. Without one, only sizes with a price in the list. */
  search?: string | undefined
  offset: number
  limit: number
}

export async function readTradePriceRows(
  knex: Knex,
  list: string,
  { search, offset, limit }: Wanted,
): Promise<{ rows: TradePriceRow[]; total: number }> {
  const { rows } = await knex.raw<{ rows: (TradePriceRow & { total: number })[] }>(
    `${PRICES} AND CASE WHEN :search = '' THEN entered.prices IS NOT NULL
       ELSE variant.sku ILIKE :pattern OR product.title ILIKE :pattern END
     ORDER BY product.title, product.id, variant.variant_rank, variant.id OFFSET :offset LIMIT :limit`,
    {
      ...{ list, offset, limit, search: search ?? "" },
      pattern: `%${(search ?? "").replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
    },
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Returns the prices of sizes, by variant or by SKU. Unknown sizes are left out. */
export async function readTradePricesOf(
  knex: Knex,
  list: string,
  by: { variants: readonly string[] } | { skus: readonly string[] },
): Promise<TradePriceRow[]> {
  const [column, values] = "variants" in by ? ["id", by.variants] : ["sku", by.skus]
  const { rows } = await knex.raw<{ rows: TradePriceRow[] }>(
    `${PRICES} AND variant.${column} = ${anyOf(":values")}`,
    { list, values: values as unknown as string },
  )
  return rows
}

const GROUPS = `
  SELECT customer_group.id, customer_group.name, count(DISTINCT member.customer_id)::int AS customers
  FROM customer_group LEFT JOIN (${TRADE_MEMBERSHIPS}) member ON member.group_id = customer_group.id
  WHERE customer_group.deleted_at IS NULL AND customer_group.id <> '${CHECKED_VAT_GROUP}'
    AND ${IS_MERCHANTS_GROUP}
  GROUP BY customer_group.id ORDER BY lower(customer_group.name), customer_group.id`

/** Returns the merchant's customer groups, without the segments, with their number of accounts. */
export async function readCustomerGroups(
  knex: Knex,
): Promise<{ id: string; name: string; customers: number }[]> {
  return (await knex.raw<{ rows: { id: string; name: string; customers: number }[] }>(GROUPS)).rows
}

/** Returns the ids of the merchant's groups of an account. */
export async function readGroupsOfCustomer(knex: Knex, customer: string): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT known.id FROM (${GROUPS}) known JOIN (${TRADE_MEMBERSHIPS}) member ON member.group_id = known.id
     WHERE member.customer_id = :customer ORDER BY known.id`,
    { customer },
  )
  return rows.map(({ id }) => id)
}
