import { toEuro } from "@bon-perroquet/contract/money"
import type { SalePrice } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface SaleRow {
  id: string
  title: string
  from: string | null
  until: string | null
  has_begun: boolean
  is_own: boolean
  prices: { id: string; variant_id: string; cents: number }[]
}

/** Metadata key of a price list with the id of its only product. */
export const OWNER = "sale_of_product"

const BRUSSELS = "'Europe/Brussels'"
const dayOf = (moment: string) => `to_char(${moment} AT TIME ZONE ${BRUSSELS}, 'YYYY-MM-DD')`

const SALES = `
  SELECT list.id, list.title, ${dayOf("list.starts_at")} AS from, ${dayOf("list.ends_at")} AS until,
    COALESCE(list.starts_at <= now(), true) AS has_begun,
    COALESCE(list.metadata ->> '${OWNER}' = :product, false) AS is_own,
    jsonb_agg(jsonb_build_object('id', price.id, 'variant_id', variant.id, 'cents', round(price.amount * 100)::int)
      ORDER BY variant.variant_rank, variant.id) AS prices
  FROM price_list list
  JOIN price ON price.price_list_id = list.id AND price.deleted_at IS NULL AND price.currency_code = 'eur'
    AND COALESCE(price.min_quantity, 0) <= 1 AND COALESCE(price.rules_count, 0) = 0
  JOIN product_variant_price_set link ON link.price_set_id = price.price_set_id AND link.deleted_at IS NULL
  JOIN product_variant variant ON variant.id = link.variant_id AND variant.deleted_at IS NULL
  WHERE variant.product_id = :product AND list.deleted_at IS NULL AND list.status = 'active' AND list.type = 'sale'
    AND COALESCE(list.rules_count, 0) = 0 AND (list.ends_at IS NULL OR list.ends_at >= now())
  GROUP BY list.id ORDER BY list.starts_at NULLS FIRST, list.created_at, list.id`

export async function readSaleRows(knex: Knex, product: string): Promise<SaleRow[]> {
  return (await knex.raw<{ rows: SaleRow[] }>(SALES, { product })).rows
}

export const salePriceOf = ({ has_begun, prices, ...row }: SaleRow): SalePrice => ({
  ...row,
  state: has_begun ? "running" : "planned",
  prices: prices.map(({ variant_id, cents }) => ({ variant_id, price: toEuro(cents) })),
})

/** Converts days to Brussels time. The end is the last millisecond, because Medusa includes it. */
export async function boundsOf(
  knex: Knex,
  { from, until }: { from: string | null; until: string | null },
): Promise<{ starts_at: Date | null; ends_at: Date | null }> {
  type Bounds = { starts_at: Date | null; ends_at: Date | null }
  const { rows } = await knex.raw<{ rows: Bounds[] }>(
    `SELECT CAST(:from AS date)::timestamp AT TIME ZONE ${BRUSSELS} AS starts_at,
       (CAST(:until AS date) + 1)::timestamp AT TIME ZONE ${BRUSSELS} - interval '1 millisecond' AS ends_at`,
    { from, until },
  )
  return rows[0] ?? { starts_at: null, ends_at: null }
}
