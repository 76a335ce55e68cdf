import { hasChannels } from "@bon-perroquet/contract/channels"
import { LOCALE_OF, MAX_LINE_QUANTITY, TRANSLATED_LANGUAGES } from "@bon-perroquet/contract"

export type Shown = "own" | "charged"

const ENTERED = `jsonb_build_object('amount', entered.amount::text, 'from', entered.min_quantity,
      'to', entered.max_quantity, 'list', list.type)`

/** Sales channels of a price list whose only rule is the channel. The rule's value is a list of their ids. */
const OF_CHANNELS = `LEFT JOIN LATERAL (SELECT jsonb_array_elements_text(rule.value) AS id FROM price_list_rule rule
      WHERE list.rules_count = 1 AND rule.price_list_id = list.id AND rule.attribute = 'sales_channel_id'
        AND rule.deleted_at IS NULL) channel ON true`

/**
 * Active price lists and quantity prices. Ignores prices for a country or customer group, because visitors
 * see one price. `channel_prices` are those of a sales channel, in a shop with several.
 */
const morePrices = (): string => `
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(${ENTERED} ORDER BY entered.id)${
      hasChannels()
        ? ` FILTER (WHERE channel.id IS NULL) AS prices, jsonb_agg(${ENTERED} || jsonb_build_object('channel', channel.id)
      ORDER BY entered.id) FILTER (WHERE channel.id IS NOT NULL) AS channel_prices`
        : " AS prices"
    }
    FROM product_variant_price_set link JOIN price entered ON entered.price_set_id = link.price_set_id
    LEFT JOIN price_list list ON list.id = entered.price_list_id AND list.status = 'active' AND list.deleted_at IS NULL
      AND COALESCE(list.rules_count, 0) <= ${hasChannels() ? 1 : 0}
      AND (list.starts_at IS NULL OR list.starts_at <= now()) AND (list.ends_at IS NULL OR list.ends_at >= now())
    ${hasChannels() ? OF_CHANNELS : ""}
    WHERE link.variant_id = variant.id AND link.deleted_at IS NULL AND entered.deleted_at IS NULL
      AND entered.currency_code = 'eur' AND COALESCE(entered.rules_count, 0) = 0
      AND (list.id IS NOT NULL OR entered.price_list_id IS NULL AND NOT ${isPlain("entered")})
      ${hasChannels() ? "AND (COALESCE(list.rules_count, 0) = 0 OR channel.id IS NOT NULL)" : ""}
  ) more ON true`

function isPlain(price: string): string {
  return `(COALESCE(${price}.min_quantity, 0) <= 1 AND ${price}.max_quantity IS NULL)`
}

/**
 * Joins the variant's base price (`price`, the lowest if Medusa Admin stored several, as Medusa itself chooses), and the prices of active lists and quantities (`more`).
 * @param shown "charged" drops variants without a price; "own" keeps them
 */
export const priceOf = (shown: Shown): string => `
  ${shown === "own" ? "LEFT" : "INNER"} JOIN LATERAL (
    SELECT price.id, price.amount, price.updated_at FROM product_variant_price_set link JOIN price ON price.price_set_id = link.price_set_id
    WHERE link.variant_id = variant.id AND link.deleted_at IS NULL AND price.deleted_at IS NULL
      AND price.currency_code = 'eur' AND price.price_list_id IS NULL AND COALESCE(price.rules_count, 0) = 0
      AND ${isPlain("price")}
    ORDER BY price.amount LIMIT 1
  ) price ON true ${morePrices()}`

export const prices = (): string =>
  `COALESCE(price.amount, 0)::text AS amount, more.prices AS more_prices, price.id AS price_id${
    hasChannels() ? ", more.channel_prices" : ""
  }`

export const CHANNEL = `
  WITH store_channel AS (
    SELECT default_sales_channel_id AS id FROM store WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1
  ), locations AS (
    SELECT stock_location_id FROM sales_channel_stock_location
    WHERE sales_channel_id = (SELECT id FROM store_channel) AND deleted_at IS NULL
  )`

export const LEVEL = `
  LEFT JOIN LATERAL (
    SELECT min(floor(item.available / item.required))::int AS stock,
      max(ceil(item.reserved / item.required))::int AS held FROM (
      SELECT link.required_quantity AS required,
        COALESCE(sum(level.stocked_quantity - level.reserved_quantity), 0) AS available,
        COALESCE(sum(level.reserved_quantity), 0) AS reserved
      FROM product_variant_inventory_item link
      LEFT JOIN inventory_level level ON level.inventory_item_id = link.inventory_item_id
        AND level.deleted_at IS NULL AND level.location_id IN (SELECT stock_location_id FROM locations)
      WHERE link.variant_id = variant.id AND link.deleted_at IS NULL
      GROUP BY link.id, link.required_quantity
    ) item
  ) level ON true`
/** Units for sale. Null if a managed variant has no inventory item. */
export const STOCK = `CASE WHEN variant.manage_inventory AND NOT variant.allow_backorder THEN level.stock ELSE ${MAX_LINE_QUANTITY} END`
/** Whether a variant is for sale without stock, because the merchant orders it from the supplier. */
export const IS_ON_ORDER = `variant.manage_inventory AND variant.allow_backorder AND COALESCE(level.stock, 0) <= 0`

/**
 * Joins the translations of a row, one join per language.
 * @param reference Medusa's kind of the row @param id SQL for its id
 */
export const joinedTexts = (reference: string, id: string): string =>
  TRANSLATED_LANGUAGES.map(
    (
      code,
    ) => `LEFT JOIN translation ${code} ON ${code}.reference = '${reference}' AND ${code}.reference_id = ${id}
    AND ${code}.locale_code = '${LOCALE_OF[code]}' AND ${code}.deleted_at IS NULL`,
  ).join("\n")
export const TRANSLATED_TEXTS = TRANSLATED_LANGUAGES.map((code) => `${code}.translations AS ${code}`).join(
  ", ",
)
