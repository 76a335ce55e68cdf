import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface DeliveryOptionRow {
  id: string
  name: string
  /** ISO 3166-1 alpha-2, lower case. */
  country: string
  /** Fulfilment provider. */
  provider: string | null
  /** Whether shoppers can choose the option. */
  is_open: boolean
  is_return: boolean
  /** Days in transit and tariff, if the provider sets the price. */
  data: unknown
  /** Prices that Medusa stores, in decimal euro. `minimum` is the value of the goods from which a price applies. */
  prices: { amount: string; minimum: string | null }[]
}

const ruleOf = (attribute: string) => `(SELECT rule.value #>> '{}' FROM shipping_option_rule rule
    WHERE rule.shipping_option_id = option.id AND rule.deleted_at IS NULL AND rule.attribute = '${attribute}' LIMIT 1)`

/** Returns the shipping options, one row per country. */
export async function deliveryOptions(knex: Knex): Promise<DeliveryOptionRow[]> {
  const { rows } = await knex.raw<{ rows: DeliveryOptionRow[] }>(`
    SELECT option.id, option.name, zone.country_code AS country, option.provider_id AS provider, option.data,
      COALESCE(${ruleOf("enabled_in_store")}, 'true') = 'true' AS is_open,
      COALESCE(${ruleOf("is_return")}, 'false') = 'true' AS is_return,
      COALESCE((
        SELECT jsonb_agg(jsonb_build_object('amount', price.amount::text, 'minimum', (
          SELECT rule.value FROM price_rule rule WHERE rule.price_id = price.id AND rule.deleted_at IS NULL
            AND rule.attribute = 'item_total' AND rule.operator IN ('gt', 'gte') LIMIT 1)) ORDER BY price.amount DESC)
        FROM shipping_option_price_set link JOIN price ON price.price_set_id = link.price_set_id
        WHERE link.shipping_option_id = option.id AND link.deleted_at IS NULL AND price.deleted_at IS NULL
          AND price.currency_code = 'eur'
      ), '[]') AS prices
    FROM shipping_option option
    JOIN geo_zone zone ON zone.service_zone_id = option.service_zone_id AND zone.deleted_at IS NULL
    WHERE option.deleted_at IS NULL ORDER BY zone.country_code, option.created_at, option.id`)
  return rows
}
