import type { BigNumberInput } from "@medusajs/framework/types"
import { toCents } from "./cents"
import type { Engine } from "./engine"

export type TaxLine = {
  code: string
  rate: number
  description?: string
  provider_id?: string
  tax_rate_id?: string
}
type Address = Record<string, string | null | undefined>

export type CartLine = {
  id: string
  variant_id: string
  product_id: string
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

const FIELDS = [
  "*",
  "total",
  "raw_total",
  "items.*",
  "items.tax_lines.*",
  "items.adjustments.*",
  "shipping_methods.*",
  "shipping_methods.tax_lines.*",
  "shipping_methods.adjustments.*",
  "shipping_address.*",
  "billing_address.*",
  "payment_collection.id",
  "payment_collection.payment_sessions.id",
]

/** The cart with all that an order is made of, totals computed by the engine. */
export async function readCart({ query }: Engine, cartId: string): Promise<CheckoutCart | null> {
  const { data } = await query.graph({ entity: "cart", fields: FIELDS, filters: { id: cartId } })
  const [cart] = data as CheckoutCart[]
  return cart ?? null
}

/** What the cart costs, in cents, VAT and delivery included. */
export const amountOf = (cart: CheckoutCart): number => toCents(cart.raw_total ?? cart.total)

export const stockLines = (cart: CheckoutCart) =>
  cart.items.map(({ variant_id, product_id, title, quantity }) => ({
    variant_id,
    product_id,
    title,
    quantity: Number(quantity),
  }))
