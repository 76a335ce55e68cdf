import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface SaleDates {
  starts_at: Date | null
  ends_at: Date | null
}

/** Selects the cheapest running sale of each variant. Ignores sales for customer groups. */
const SALES = `
  SELECT DISTINCT ON (link.variant_id) link.variant_id, list.starts_at, list.ends_at
  FROM product_variant_price_set link JOIN price entered ON entered.price_set_id = link.price_set_id
  JOIN price_list list ON list.id = entered.price_list_id AND list.status = 'active' AND list.deleted_at IS NULL
    AND list.type = 'sale' AND COALESCE(list.rules_count, 0) = 0
    AND (list.starts_at IS NULL OR list.starts_at <= now()) AND (list.ends_at IS NULL OR list.ends_at >= now())
  WHERE link.variant_id = ANY (CAST(? AS text[])) AND link.deleted_at IS NULL AND entered.deleted_at IS NULL
    AND entered.currency_code = 'eur' AND COALESCE(entered.rules_count, 0) = 0
  ORDER BY link.variant_id, entered.amount`

export async function saleDates(
  knex: Knex,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, SaleDates>> {
  if (!variantIds.length) return new Map()
  const { rows } = await knex.raw<{ rows: (SaleDates & { variant_id: string })[] }>(SALES, [[...variantIds]])
  return new Map(rows.map(({ variant_id, ...dates }) => [variant_id, dates]))
}
