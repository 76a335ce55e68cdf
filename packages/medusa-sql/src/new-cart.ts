import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { decimal, insertOf, newId, type Row } from "./statement"

/** All columns that are written, by table. A test compares them with Medusa's models. */
export const NEW_CART_COLUMNS = {
  cart_address: ["id", "country_code"],
  cart: [...["id", "currency_code", "region_id", "sales_channel_id", "customer_id", "shipping_address_id"]],
  cart_line_item: [
    ...["id", "cart_id", "title", "subtitle", "thumbnail", "quantity", "variant_id", "product_id"],
    ...["product_title", "product_description", "product_subtitle", "product_handle"],
    ...["variant_sku", "variant_barcode", "variant_title"],
    ...["requires_shipping", "is_discountable", "is_giftcard", "is_tax_inclusive", "is_custom_price"],
    ...["unit_price", "raw_unit_price", "metadata"],
  ],
} as const

export interface NewLine {
  title: string
  subtitle?: string | undefined
  thumbnail?: string | undefined
  quantity: number
  product_id: string
  product_title: string
  product_description?: string | undefined
  product_subtitle?: string | undefined
  product_handle: string
  variant_id: string
  variant_sku?: string | undefined
  variant_barcode?: string | undefined
  variant_title?: string | undefined
  requires_shipping: boolean
  is_discountable: boolean
  is_tax_inclusive: boolean
  unit_price: number
  metadata: Record<string, unknown>
}

export interface NewCart {
  currency_code: string
  region_id?: string | undefined
  sales_channel_id?: string | undefined
  customer_id?: string | undefined
  shipping_address: { country_code: string }
  items: [NewLine]
}

const INSERT_LINE = insertOf("cart_line_item", NEW_CART_COLUMNS.cart_line_item)

const rowOfLine = (cart_id: string, line: NewLine): Row & { id: string } => ({
  is_giftcard: false,
  is_custom_price: false,
  ...line,
  ...decimal("unit_price", line.unit_price),
  id: newId("cali"),
  cart_id,
})

const NEW_CART = `
  WITH address AS (${insertOf("cart_address", NEW_CART_COLUMNS.cart_address)}),
  cart AS (${insertOf("cart", NEW_CART_COLUMNS.cart)})
  ${INSERT_LINE}`

/**
 * Inserts a cart with its first line like Medusa's Cart Module, but in one statement instead of six and without events.
 * A test compares both.
 * @returns the ids of cart and line
 */
export async function writeCart(
  knex: Knex,
  { shipping_address, items: [item], ...cart }: NewCart,
): Promise<{ id: string; line_id: string }> {
  const id = newId("cart")
  const address = { ...shipping_address, id: newId("caaddr") }
  const line = rowOfLine(id, item)
  const rows = [address, { ...cart, id, shipping_address_id: address.id }, line]
  await knex
    .raw(
      NEW_CART,
      rows.map((row) => JSON.stringify([row])),
    )
    .options({ name: "new cart" })
  return { id, line_id: line.id }
}

/**
 * Adds a line to a cart like Medusa's Cart Module.
 * @returns the line's id
 */
export async function writeNewLine(knex: Knex, cartId: string, line: NewLine): Promise<string> {
  const row = rowOfLine(cartId, line)
  await knex.raw(INSERT_LINE, [JSON.stringify([row])]).options({ name: "new cart line" })
  return row.id
}
