import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ComputeActionContext } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import type { Buyer } from "../uses"
import { listedValue, type Buying, type PricedDelivery, type PricedLine } from "./types"

interface EngineItem extends Record<string, unknown> {
  id: string
}

export interface EngineCart extends Record<string, unknown> {
  id: string
  email: string | null
  customer_id: string | null
  region: Record<string, unknown> | null
  shipping_address: Record<string, unknown> | null
  items: EngineItem[]
}

/** Returns SQL for a row without its dates, as Medusa's query returns it. */
const row = (table: string) => `to_jsonb(${table}) - '{created_at,updated_at,deleted_at}'::text[]`
/** Returns SQL for the ids of the records in `table` that the link table `through` assigns to a line's product. */
const idsOf = (table: string, through: string, key: string) => `COALESCE((
  SELECT jsonb_agg(jsonb_build_object('id', ${table}.id)) FROM ${through} link
  JOIN ${table} ON ${table}.id = link.${key} AND ${table}.deleted_at IS NULL WHERE link.product_id = product.id), '[]')`

/**
 * Reads a cart in one statement. Medusa needs a dozen. A guest has no groups, because anybody can enter the e-mail address
 * of another person.
 */
const CART = `
  SELECT jsonb_build_object(
    'id', cart.id, 'email', cart.email, 'customer_id', cart.customer_id, 'currency_code', cart.currency_code,
    'locale', cart.locale, 'region_id', cart.region_id, 'sales_channel_id', cart.sales_channel_id, 'metadata', cart.metadata,
    'region', (SELECT ${row("region")} FROM region WHERE region.id = cart.region_id AND region.deleted_at IS NULL),
    'shipping_address', (SELECT ${row("address")} FROM cart_address address
      WHERE address.id = cart.shipping_address_id AND address.deleted_at IS NULL),
    'customer', (SELECT ${row("customer")} || jsonb_build_object('groups', COALESCE((
        SELECT jsonb_agg(${row("customer_group")}) FROM customer_group_customer member
        JOIN customer_group ON customer_group.id = member.customer_group_id AND customer_group.deleted_at IS NULL
        WHERE member.customer_id = customer.id AND member.deleted_at IS NULL AND customer.has_account), '[]'))
      FROM customer WHERE customer.id = cart.customer_id AND customer.deleted_at IS NULL),
    'items', COALESCE((
      SELECT jsonb_agg((${row("line")}) || jsonb_build_object(
        'variant', (SELECT jsonb_build_object('id', variant.id) FROM product_variant variant
          WHERE variant.id = line.variant_id AND variant.deleted_at IS NULL),
        'product', (SELECT jsonb_build_object('id', product.id, 'is_giftcard', product.is_giftcard,
            'collection_id', product.collection_id, 'type_id', product.type_id,
            'categories', ${idsOf("product_category", "product_category_product", "product_category_id")},
            'tags', ${idsOf("product_tag", "product_tags", "product_tag_id")})
          FROM product WHERE product.id = line.product_id AND product.deleted_at IS NULL)
        ) ORDER BY line.created_at, line.id)
      FROM cart_line_item line WHERE line.cart_id = cart.id AND line.deleted_at IS NULL), '[]')
  ) AS cart FROM cart WHERE cart.id = ? AND cart.deleted_at IS NULL`

export async function readEngineCart(knex: Knex, cartId: string): Promise<EngineCart | null> {
  const { rows } = await knex
    .raw<{ rows: { cart: EngineCart }[] }>(CART, [cartId])
    .options({ name: "cart of promotions" })
  return rows[0]?.cart ?? null
}

export const buyerOf = ({ customer_id, email }: EngineCart): Buyer => ({ customer_id, customer_email: email })

export interface ShippingOption {
  id: string
  shipping_option_type_id: string | null
  shipping_profile_id: string | null
}

/** Returns all shipping options by id, because a cart's shipping methods are priced one by one. */
export async function readShippingOptions(knex: Knex): Promise<Map<string, ShippingOption>> {
  const rows = await knex<ShippingOption>("shipping_option")
    .whereNull("deleted_at")
    .select("id", "shipping_option_type_id", "shipping_profile_id")
  return new Map(rows.map((row) => [row.id, row]))
}

export const DELIVERY_ID = "delivery"

const euro = (cents: number) => MathBN.div(cents, 100)
const netOf = (cents: number, rate: number) => MathBN.div(cents, 100 + rate)

/**
 * Returns the cart in Medusa's format before discounts. Amounts for rules such as item_total include VAT even if the
 * order is sold without VAT.
 */
export function contextOf(
  cart: EngineCart,
  lines: readonly PricedLine[],
  delivery: (PricedDelivery & { option: ShippingOption | undefined }) | null,
  buying: Buying,
): ComputeActionContext {
  const priced = new Map(lines.map((line) => [line.id, line]))
  const itemsCents = listedValue(lines)
  const items = cart.items.flatMap((item) => {
    const line = priced.get(item.id)
    if (!line) return []
    const gross = line.unit_cents * line.quantity
    return {
      ...item,
      quantity: line.quantity,
      unit_price: euro(line.unit_cents),
      subtotal: netOf(gross, line.rate),
      original_total: euro(gross),
      adjustments: [],
    }
  })
  const total = itemsCents + (delivery?.listed_cents ?? delivery?.price_cents ?? 0)
  return {
    ...cart,
    ...(buying.region_id && {
      region_id: buying.region_id,
      region: { ...cart.region, id: buying.region_id },
    }),
    ...(buying.country_code && {
      shipping_address: { ...cart.shipping_address, country_code: buying.country_code },
    }),
    items,
    item_total: euro(itemsCents).toNumber(),
    item_subtotal: euro(itemsCents).toNumber(),
    original_item_total: euro(itemsCents).toNumber(),
    original_item_subtotal: euro(itemsCents).toNumber(),
    subtotal: euro(itemsCents).toNumber(),
    total: euro(total).toNumber(),
    shipping_methods: delivery
      ? [
          {
            id: DELIVERY_ID,
            // The price includes VAT, because Medusa does not store whether delivery promotions include it.
            subtotal: euro(delivery.price_cents),
            shipping_option_id: delivery.shipping_option_id,
            shipping_option: delivery.option,
            adjustments: [],
          },
        ]
      : [],
  } as unknown as ComputeActionContext
}
