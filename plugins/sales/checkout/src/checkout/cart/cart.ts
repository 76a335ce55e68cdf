import { repeatWeeksOf } from "@bon-perroquet/contract/repeat-weeks"
import type { BigNumberInput } from "@medusajs/framework/types"
import { createRawPropertiesFromBigNumber, decorateCartTotals } from "@medusajs/framework/utils"
import { exactCents } from "../../cents"
import type { Engine } from "../engine/engine"

export type TaxLine = {
  code: string
  rate: number
  description?: string
  provider_id?: string
  tax_rate_id?: string
}
type AddressField =
  | ("first_name" | "last_name" | "phone" | "company" | "address_1" | "address_2")
  | ("city" | "postal_code" | "province" | "country_code")
type Address = Partial<Record<AddressField, string | null>> & { metadata?: Record<string, unknown> | null }

export type CartLine = {
  id: string
  /** Null for an extra such as gift wrapping. */
  variant_id: string | null
  product_id: string | null
  title: string
  quantity: number
  unit_price: number
  raw_unit_price?: BigNumberInput
  thumbnail: string | null
  tax_lines: TaxLine[]
  adjustments: Adjustment[]
} & Record<string, unknown>

type Adjustment = {
  promotion_id?: string | null
  code?: string | null
  amount: BigNumberInput
  raw_amount?: BigNumberInput
} & Record<string, unknown>

export type CheckoutCart = {
  id: string
  email: string | null
  locale: string | null
  currency_code: string
  region_id: string
  sales_channel_id: string
  customer_id: string | null
  completed_at: string | null
  metadata: Record<string, unknown> | null
  total: number
  raw_total: BigNumberInput
  items: CartLine[]
  shipping_methods: ({ id: string; name: string; amount: number; raw_amount?: BigNumberInput } & Record<
    string,
    unknown
  > & { tax_lines: TaxLine[]; adjustments: Adjustment[] })[]
  shipping_address: Address | null
  billing_address: Address | null
  payment_collection?: { id: string; payment_sessions?: { id: string }[] } | null
}

const row = (table: string) => `(to_jsonb(${table}) - '{created_at,updated_at,deleted_at}'::text[])`
/**
 * Returns SQL for a JSON array of the rows that match the condition `owned`. Each is merged with the JSON
 * `more`.
 */
const rowsOf = (table: string, owned: string, more = "'{}'::jsonb") => `COALESCE((
  SELECT jsonb_agg(${row(table)} || ${more} ORDER BY ${table}.created_at, ${table}.id)
  FROM ${table} WHERE ${table}.${owned} AND ${table}.deleted_at IS NULL
), '[]')`
/**
 * Returns SQL for cart lines or deliveries with their VAT lines and discounts. @param key foreign key of
 * these
 */
const charged = (table: string, key: string) =>
  rowsOf(
    table,
    "cart_id = cart.id",
    `jsonb_build_object(
      'tax_lines', ${rowsOf(`${table}_tax_line`, `${key} = ${table}.id`)},
      'adjustments', ${rowsOf(`${table}_adjustment`, `${key} = ${table}.id`)})`,
  )
const address = (column: string) =>
  `(SELECT ${row("address")} FROM cart_address address WHERE address.id = cart.${column} AND address.deleted_at IS NULL)`

/** Reads a cart in one statement. Medusa needs eleven, and an order reads its cart three times. */
const CART = `
  SELECT ${row("cart")} || jsonb_build_object(
    'items', ${charged("cart_line_item", "item_id")},
    'shipping_methods', ${charged("cart_shipping_method", "shipping_method_id")},
    'credit_lines', ${rowsOf("credit_line", "cart_id = cart.id")},
    'shipping_address', ${address("shipping_address_id")},
    'billing_address', ${address("billing_address_id")},
    'payment_collection', (
      SELECT jsonb_build_object('id', collection.id, 'payment_sessions', COALESCE((
        SELECT jsonb_agg(jsonb_build_object('id', session.id) ORDER BY session.id) FROM payment_session session
        WHERE session.payment_collection_id = collection.id AND session.deleted_at IS NULL), '[]'))
      FROM cart_payment_collection link JOIN payment_collection collection ON collection.id = link.payment_collection_id
      WHERE link.cart_id = cart.id AND link.deleted_at IS NULL AND collection.deleted_at IS NULL
      ORDER BY link.created_at LIMIT 1
    )
  ) AS cart
  FROM cart WHERE cart.id = ? AND cart.deleted_at IS NULL`

export type CartRows = Omit<CheckoutCart, "total" | "raw_total">

export async function readCartRows({ knex }: Engine, cartId: string): Promise<CartRows | null> {
  const { rows } = await knex
    .raw<{ rows: { cart: CartRows }[] }>(CART, [cartId])
    .options({ name: "checkout cart" })
  return rows[0]?.cart ?? null
}

/** Returns the cart with totals computed by Medusa. */
export function summed(rows: CartRows): CheckoutCart {
  const cart = decorateCartTotals(structuredClone(rows))
  createRawPropertiesFromBigNumber(cart)
  return cart as unknown as CheckoutCart
}

export async function readCart(engine: Engine, cartId: string): Promise<CheckoutCart | null> {
  const rows = await readCartRows(engine, cartId)
  return rows && summed(rows)
}

/** Returns the total in cents, including VAT and delivery. */
export const amountOf = (cart: CheckoutCart): number => exactCents(cart.raw_total ?? cart.total)

/** A line of a product. Extras such as gift wrapping have no product. */
export type ProductLine = CartLine & { variant_id: string; product_id: string }

const isProductLine = (line: CartLine): line is ProductLine =>
  line.variant_id !== null && line.product_id !== null

export const productLinesOf = ({ items }: Pick<CheckoutCart, "items">): ProductLine[] =>
  items.filter(isProductLine)

/** Returns the lines of extras, which an earlier call of `openCheckout` added. */
export const extrasOf = ({ items }: Pick<CheckoutCart, "items">): CartLine[] =>
  items.filter((line) => !isProductLine(line))

/** Returns true if the cart contains a subscription. */
export const repeats = (cart: Pick<CheckoutCart, "items">): boolean =>
  productLinesOf(cart).some(({ metadata }) => repeatWeeksOf(metadata) !== null)

export const stockLines = (cart: Pick<CheckoutCart, "items">) =>
  productLinesOf(cart).map(({ variant_id, product_id, title, quantity }) => ({
    variant_id,
    product_id,
    title,
    quantity: Number(quantity),
  }))
