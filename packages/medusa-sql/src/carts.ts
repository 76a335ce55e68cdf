import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { decimal, insertOf, newId } from "./statement"

/** All columns that are written, by table. A test compares them with Medusa's models. */
export const CART_COLUMNS = {
  cart_address: [
    ...["id", "first_name", "last_name", "phone", "company", "address_1", "address_2", "postal_code", "city"],
    ...["province", "country_code", "metadata"],
  ],
  cart_line_item: [
    ...["title", "subtitle", "product_title", "product_subtitle", "product_description", "product_handle"],
    ...["variant_title", "is_tax_inclusive", "unit_price", "raw_unit_price", "compare_at_unit_price"],
    "raw_compare_at_unit_price",
  ],
  cart_shipping_method: [
    ...["id", "cart_id", "shipping_option_id", "name", "amount", "raw_amount", "is_tax_inclusive", "data"],
  ],
  cart_line_item_tax_line: ["id", "item_id", "code", "rate", "description", "provider_id", "tax_rate_id"],
  cart_shipping_method_tax_line: [
    ...["id", "shipping_method_id", "code", "rate", "description", "provider_id", "tax_rate_id"],
  ],
} as const

export interface CartBuyer {
  region_id: string
  customer_id: string
  email: string
  locale: string
  address: Record<string, unknown>
  /** Null removes the address, undefined keeps it. */
  billing?: Record<string, unknown> | null
  /** Undefined keeps the cart's metadata. */
  metadata?: Record<string, unknown>
}

/** Absent fields leave their columns unchanged. */
export interface PricedLine {
  id: string
  unit_price: number
  compare_at_unit_price?: number
  is_tax_inclusive: boolean
  title: string
  subtitle: string
  product_title: string
  product_subtitle?: string
  product_description?: string
  product_handle: string
  variant_title: string
}

export interface CartDelivery {
  /** Id of the cart's shipping method. Pass the existing id if the shipping option stays the same. */
  id: string
  shipping_option_id: string
  name: string
  amount: number
  is_tax_inclusive: boolean
  data: Record<string, unknown>
}

export type CartTaxLine = {
  code: string
  rate: number
  description?: string
  provider_id?: string
  tax_rate_id?: string
} & ({ item_id: string } | { shipping_method_id: string })

type RepricedLine = Pick<PricedLine, "id" | "unit_price" | "is_tax_inclusive">

export interface PreparedCart {
  buyer: CartBuyer
  lines: (PricedLine | RepricedLine)[]
  delivery: CartDelivery
  tax_lines: CartTaxLine[]
}

/**
 * Returns SQL that is true if another cart has the address. It consists of two conditions, because each column has its
 * own index.
 */
const isAddressOf = (address: string, which: string) => `(
        EXISTS (SELECT 1 FROM cart other WHERE other.shipping_address_id = ${address} AND other.deleted_at IS NULL AND ${which})
        OR EXISTS (SELECT 1 FROM cart other WHERE other.billing_address_id = ${address} AND other.deleted_at IS NULL AND ${which}))`

/**
 * Each table needs the condition `deleted_at IS NULL`, because Medusa's indexes are partial. Ids are passed as an
 * array, because PostgreSQL overestimates the rows of a join.
 */
const WRITE_PREPARED = `
  WITH address AS (${insertOf("cart_address", CART_COLUMNS.cart_address)} RETURNING id),
  billing AS (${insertOf("cart_address", CART_COLUMNS.cart_address)} RETURNING id),
  prepared AS (
    UPDATE cart SET region_id = ?, customer_id = ?, email = ?, locale = ?, shipping_address_id = address.id,
      billing_address_id = CASE WHEN ?::boolean THEN (SELECT id FROM billing) ELSE cart.billing_address_id END,
      metadata = COALESCE(?::jsonb, cart.metadata), updated_at = now()
    FROM address WHERE cart.id = ?
  ), replaced AS (
    DELETE FROM cart_address WHERE NOT ${isAddressOf("cart_address.id", "other.id <> ?")} AND id = ANY(ARRAY(
      SELECT unnest(CASE WHEN ?::boolean THEN ARRAY[shipping_address_id, billing_address_id]
        WHEN shipping_address_id IS DISTINCT FROM billing_address_id THEN ARRAY[shipping_address_id] END)
      FROM cart WHERE id = ?))
  ), lines AS (
    UPDATE cart_line_item line SET updated_at = now(),
      ${CART_COLUMNS.cart_line_item.map((column) => `${column} = COALESCE(priced.${column}, line.${column})`).join(", ")}
    FROM jsonb_populate_recordset(NULL::cart_line_item, ?::jsonb) priced
    WHERE line.id = priced.id AND line.cart_id = ? AND line.deleted_at IS NULL
  ), other_methods AS (
    DELETE FROM cart_shipping_method WHERE cart_id = ? AND deleted_at IS NULL AND id <> ?
  ), old_of_lines AS (
    DELETE FROM cart_line_item_tax_line WHERE deleted_at IS NULL
      AND item_id = ANY(ARRAY(SELECT id FROM cart_line_item WHERE cart_id = ? AND deleted_at IS NULL))
  ), old_of_methods AS (
    DELETE FROM cart_shipping_method_tax_line WHERE deleted_at IS NULL AND shipping_method_id =
      ANY(ARRAY(SELECT id FROM cart_shipping_method WHERE cart_id = ? AND deleted_at IS NULL))
  ), of_lines AS (${insertOf("cart_line_item_tax_line", CART_COLUMNS.cart_line_item_tax_line)}
  ), of_methods AS (${insertOf("cart_shipping_method_tax_line", CART_COLUMNS.cart_shipping_method_tax_line)})
  ${insertOf("cart_shipping_method", CART_COLUMNS.cart_shipping_method)}
  ON CONFLICT (id) DO UPDATE SET updated_at = now(), name = excluded.name, amount = excluded.amount,
    raw_amount = excluded.raw_amount, is_tax_inclusive = excluded.is_tax_inclusive`

/**
 * Writes a cart's buyer, addresses, prices, delivery and VAT in one statement. Deletes the addresses that it replaces,
 * because nothing else would find and erase them.
 */
export async function writePreparedCart(
  knex: Knex,
  cartId: string,
  { buyer, lines, delivery, tax_lines }: PreparedCart,
): Promise<void> {
  const { address, billing, region_id, customer_id, email, locale, metadata } = buyer
  const ofLines = tax_lines.flatMap((line) => ("item_id" in line ? [{ ...line, id: newId("calitxl") }] : []))
  const ofMethods = tax_lines.flatMap((line) =>
    "item_id" in line ? [] : [{ ...line, id: newId("casmtxl") }],
  )
  const values = [
    JSON.stringify([{ ...address, id: newId("caaddr") }]),
    JSON.stringify(billing ? [{ ...billing, id: newId("caaddr") }] : []),
    ...[region_id, customer_id, email, locale, billing !== undefined],
    ...[metadata ? JSON.stringify(metadata) : null, cartId],
    ...[cartId, cartId, billing !== undefined, cartId],
    JSON.stringify(lines.map(rowOfLine)),
    ...[cartId, cartId, delivery.id, cartId, cartId],
    ...[JSON.stringify(ofLines), JSON.stringify(ofMethods)],
    JSON.stringify([{ ...delivery, ...decimal("amount", delivery.amount), cart_id: cartId }]),
  ]
  await knex.raw(WRITE_PREPARED, values).options({ name: "prepared cart" })
}

const rowOfLine = (line: PricedLine | RepricedLine) => ({
  ...line,
  ...decimal("unit_price", line.unit_price),
  ...decimal("compare_at_unit_price", "title" in line ? line.compare_at_unit_price : undefined),
})

/** Deletes addresses that earlier versions left when a cart got another address. */
export async function deleteReplacedAddresses(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM cart_address WHERE NOT ${isAddressOf("cart_address.id", "true")}`)
}
