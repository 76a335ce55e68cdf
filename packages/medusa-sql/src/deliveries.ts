import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { anyOf } from "./statement"

export interface ShippedVariant {
  id: string
  weight: number | null
  length: number | null
  height: number | null
  width: number | null
  material: string | null
  product: {
    id: string
    weight: number | null
    collection_id: string | null
    categories: { id: string }[]
    tags: { id: string }[]
    shipping_profile: { id: string } | null
  }
}

export interface ServingOption {
  id: string
  name: string
  price_type: "flat" | "calculated"
  provider_id: string
  shipping_profile_id: string
  fulfillment_set_id: string
  data: Record<string, unknown> | null
  rules: OptionRule[]
}

interface OptionRule {
  attribute: string
  operator: string
  value: unknown
}

export interface Destination {
  country_code: string | null
  province_code: string | null
  city: string | null
  postal_code: string | null
}

export interface DeliveryFacts {
  option: ServingOption | null
  stock_locations: { fulfillment_set_id: string; location: { id: string; name: string } }[]
  variants: ShippedVariant[]
  /** Translated name of the option. Null without a translation. */
  name: string | null
  /** Price set of the option. Null if it has none. */
  price_set_id: string | null
}

const IN_PROVINCE = "(CAST(:province_code AS text) IS NULL OR geo.province_code = :province_code)"

/**
 * Condition by Medusa's rules: the option's zone includes the address. Zones of provinces, cities and postal codes have
 * more conditions.
 */
const SERVES = `EXISTS (
  SELECT 1 FROM geo_zone geo WHERE geo.service_zone_id = zone.id AND geo.deleted_at IS NULL
    AND geo.country_code = :country_code AND (
      geo.type = 'country'
      OR geo.type = 'province' AND geo.province_code = :province_code
      OR geo.type = 'city' AND geo.city = :city AND ${IN_PROVINCE}
      OR geo.type = 'zip' AND geo.postal_expression = to_jsonb(CAST(:postal_code AS text))
        AND (CAST(:city AS text) IS NULL OR geo.city = :city) AND ${IN_PROVINCE}))`

const OPTION = `(
  SELECT json_build_object('id', option.id, 'name', option.name, 'price_type', option.price_type,
    'provider_id', option.provider_id, 'shipping_profile_id', option.shipping_profile_id, 'data', option.data,
    'fulfillment_set_id', zone.fulfillment_set_id, 'rules', COALESCE((
      SELECT json_agg(json_build_object('attribute', rule.attribute, 'operator', rule.operator, 'value', rule.value))
      FROM shipping_option_rule rule WHERE rule.shipping_option_id = option.id AND rule.deleted_at IS NULL), '[]'))
  FROM shipping_option option
  JOIN service_zone zone ON zone.id = option.service_zone_id AND zone.deleted_at IS NULL
  WHERE option.id = :option AND option.deleted_at IS NULL AND ${SERVES} AND EXISTS (
    SELECT 1 FROM sales_channel_stock_location channel
    JOIN location_fulfillment_set place ON place.stock_location_id = channel.stock_location_id
    WHERE channel.sales_channel_id = :channel AND channel.deleted_at IS NULL AND place.deleted_at IS NULL
      AND place.fulfillment_set_id = zone.fulfillment_set_id))`

const FACTS = `
  SELECT ${OPTION} AS option, COALESCE((
      SELECT json_agg(json_build_object('fulfillment_set_id', place.fulfillment_set_id,
        'location', to_jsonb(location) || jsonb_build_object('address', to_jsonb(address))))
      FROM sales_channel_stock_location channel
      JOIN stock_location location ON location.id = channel.stock_location_id AND location.deleted_at IS NULL
      LEFT JOIN stock_location_address address ON address.id = location.address_id AND address.deleted_at IS NULL
      JOIN location_fulfillment_set place ON place.stock_location_id = location.id AND place.deleted_at IS NULL
      WHERE channel.sales_channel_id = :channel AND channel.deleted_at IS NULL
    ), '[]') AS stock_locations, COALESCE((
      SELECT json_agg(json_build_object('id', variant.id, 'weight', variant.weight, 'length', variant.length,
        'height', variant.height, 'width', variant.width, 'material', variant.material,
        'product', json_build_object('id', product.id, 'weight', product.weight, 'collection_id', product.collection_id,
          'categories', COALESCE((SELECT json_agg(json_build_object('id', product_category_id))
            FROM product_category_product WHERE product_id = product.id), '[]'),
          'tags', COALESCE((SELECT json_agg(json_build_object('id', product_tag_id))
            FROM product_tags WHERE product_id = product.id), '[]'),
          'shipping_profile', (SELECT json_build_object('id', shipping_profile_id)
            FROM product_shipping_profile WHERE product_id = product.id AND deleted_at IS NULL LIMIT 1))))
      FROM product_variant variant JOIN product ON product.id = variant.product_id
      WHERE variant.id = ${anyOf(":variants")} AND variant.deleted_at IS NULL
    ), '[]') AS variants, (
      SELECT NULLIF(btrim(translations ->> 'name'), '') FROM translation
      WHERE reference_id = :option AND locale_code = :locale AND deleted_at IS NULL LIMIT 1
    ) AS name, (
      SELECT price_set_id FROM shipping_option_price_set
      WHERE shipping_option_id = :option AND deleted_at IS NULL LIMIT 1
    ) AS price_set_id`

const CONTEXT: Readonly<Record<string, string>> = { is_return: "false", enabled_in_store: "true" }

/**
 * Operators of Medusa's rules, without those that compare numbers. As in Medusa, an unknown attribute is the text
 * "undefined".
 */
const OPERATORS: Record<string, (is: string, rule: unknown) => boolean> = {
  eq: (is, rule) => is === rule,
  ne: (is, rule) => is !== rule,
  in: (is, rule) => Array.isArray(rule) && rule.includes(is),
  nin: (is, rule) => Array.isArray(rule) && !rule.includes(is),
}

const isOffered = ({ rules }: ServingOption): boolean =>
  rules.every(
    ({ attribute, operator, value }) => OPERATORS[operator]?.(String(CONTEXT[attribute]), value) ?? false,
  )

export async function readDeliveryFacts(
  knex: Knex,
  about: Destination & { channel: string; variants: string[]; option: string; locale: string },
): Promise<DeliveryFacts> {
  const { rows } = await knex
    .raw<{ rows: DeliveryFacts[] }>(FACTS, { ...about })
    .options({ name: "delivery facts" })
  const [facts] = rows
  if (!facts) throw new Error("The database returned no row.")
  return { ...facts, option: facts.option && isOffered(facts.option) ? facts.option : null }
}
