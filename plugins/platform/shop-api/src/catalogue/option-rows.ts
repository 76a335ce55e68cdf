import type { Carrier } from "@bon-perroquet/carrier"
import { optionDataSchema } from "@bon-perroquet/carrier/provider"
import type { CarrierName, Tariff } from "@bon-perroquet/contract/delivery"
import { anyOf } from "@bon-perroquet/medusa-sql/statement"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface Condition {
  attribute: string
  operator: string
  value: unknown
}

export interface OptionPrice {
  /** Decimal euro, VAT included. */
  amount: string
  rules: Condition[]
}

export interface ShippingOption {
  id: string
  name: string
  /** ISO 3166-1 alpha-2, lower case. */
  country_code: string
  code: string
  carrier: CarrierName
  metadata: Record<string, unknown> | null
  data: Record<string, unknown> | null
  rules: Condition[]
  /** Empty if the carrier's tariff applies. */
  prices: OptionPrice[]
  /** Price by weight for an option that the carrier prices. */
  tariff: Tariff | null
}

/**
 * Selects shipping options, with flat euro prices or a carrier's tariff, that the store's default sales channel can
 * use through its stock locations.
 */
const OPTIONS = `
  SELECT option.id, option.name, option.price_type, option.provider_id, zone.country_code, type.code, option.metadata, option.data,
    COALESCE((
      SELECT jsonb_agg(jsonb_build_object('attribute', rule.attribute, 'operator', rule.operator, 'value', rule.value))
      FROM shipping_option_rule rule WHERE rule.shipping_option_id = option.id AND rule.deleted_at IS NULL
    ), '[]') AS rules,
    COALESCE((
      SELECT jsonb_agg(jsonb_build_object('amount', price.amount::text, 'rules', COALESCE((
        SELECT jsonb_agg(jsonb_build_object('attribute', rule.attribute, 'operator', rule.operator, 'value', rule.value))
        FROM price_rule rule WHERE rule.price_id = price.id AND rule.deleted_at IS NULL
      ), '[]')))
      FROM shipping_option_price_set link JOIN price ON price.price_set_id = link.price_set_id
      WHERE link.shipping_option_id = option.id AND link.deleted_at IS NULL AND price.deleted_at IS NULL
        AND price.currency_code = 'eur' AND price.price_list_id IS NULL
    ), '[]') AS prices
  FROM shipping_option option
  JOIN shipping_option_type type ON type.id = option.shipping_option_type_id
  JOIN service_zone service ON service.id = option.service_zone_id AND service.deleted_at IS NULL
  JOIN geo_zone zone ON zone.service_zone_id = service.id AND zone.deleted_at IS NULL AND zone.type = 'country'
  WHERE option.deleted_at IS NULL AND (option.price_type = 'flat' OR option.provider_id = ${anyOf(":providers")}) AND EXISTS (
    SELECT 1 FROM location_fulfillment_set reach
    JOIN sales_channel_stock_location place ON place.stock_location_id = reach.stock_location_id
    WHERE reach.fulfillment_set_id = service.fulfillment_set_id AND reach.deleted_at IS NULL AND place.deleted_at IS NULL
      AND place.sales_channel_id = (
        SELECT default_sales_channel_id FROM store WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1
      )
  )
  ORDER BY option.created_at, option.id`

export interface ShopCarriers {
  offered: readonly Carrier[]
  /** Returns the carrier of a fulfilment provider. */
  carrierOf: (providerId: string | null) => Carrier
}

export const carrierName = ({ code, name }: Carrier): CarrierName => ({ code, name })

type Row = Omit<ShippingOption, "tariff" | "carrier"> & {
  price_type: "flat" | "calculated"
  provider_id: string | null
}

export async function readShippingOptions(
  knex: Knex,
  { offered, carrierOf }: ShopCarriers,
): Promise<ShippingOption[]> {
  const providers = offered.map(({ provider_id }) => provider_id)
  const { rows } = await knex.raw<{ rows: Row[] }>(OPTIONS, { providers })
  return rows.map(({ price_type, provider_id, ...option }) => ({
    ...option,
    carrier: carrierName(carrierOf(provider_id)),
    tariff: price_type === "flat" ? null : (optionDataSchema.safeParse(option.data).data?.tariff ?? null),
  }))
}
