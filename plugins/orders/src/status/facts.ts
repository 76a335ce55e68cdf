import type { Engine } from "./engine"

export interface OrderLine {
  id: string
  title: string
  quantity: number
  requires_shipping: boolean
  variant_sku: string | null
  variant_title: string | null
  variant_barcode: string | null
  detail: { fulfilled_quantity: number }
  variant: {
    manage_inventory: boolean
    allow_backorder: boolean
    inventory_items: { inventory_item_id: string; required_quantity: number }[] | null
  } | null
}

export interface Parcel {
  id: string
  location_id: string
  shipped_at: string | Date | null
  delivered_at: string | Date | null
  canceled_at: string | Date | null
  items: { line_item_id: string | null; inventory_item_id: string | null; quantity: number }[]
  labels: { tracking_number: string; tracking_url: string }[] | null
}

export interface Payment {
  id: string
  provider_id: string
  payment_collection_id: string
  currency_code: string
  amount: number
  captured_at: string | Date | null
  canceled_at: string | Date | null
  data: Record<string, unknown> | null
  captures: { amount: number }[] | null
  refunds: { id: string; amount: number; metadata: Record<string, unknown> | null }[] | null
}

type Address = Record<string, unknown> & { id?: string; postal_code?: string | null }

/** What a change of status has to know of the engine's order. */
export interface OrderFacts {
  id: string
  custom_display_id: string | null
  display_id: number
  status: string
  currency_code: string
  locale: string | null
  items: OrderLine[]
  shipping_address: Address | null
  shipping_methods: { shipping_option_id: string | null; data: Record<string, unknown> | null }[] | null
  fulfillments: Parcel[] | null
  payment_collections: { payments: Payment[] | null }[] | null
}

const FIELDS = [
  "id",
  "custom_display_id",
  "display_id",
  "status",
  "currency_code",
  "locale",
  "items.*",
  "items.detail.*",
  "items.variant.manage_inventory",
  "items.variant.allow_backorder",
  "items.variant.inventory_items.inventory_item_id",
  "items.variant.inventory_items.required_quantity",
  "shipping_address.*",
  "shipping_methods.shipping_option_id",
  "shipping_methods.data",
  "fulfillments.*",
  "fulfillments.items.*",
  "fulfillments.labels.*",
  "payment_collections.payments.*",
  "payment_collections.payments.captures.*",
  "payment_collections.payments.refunds.*",
]

export async function factsOf({ query }: Engine, orderId: string): Promise<OrderFacts> {
  const { data } = await query.graph({ entity: "order", fields: FIELDS, filters: { id: orderId } })
  const [order] = data as unknown as OrderFacts[]
  if (!order) throw new Error(`The engine has no order ${orderId}.`)
  return order
}

/** Parcels that were not withdrawn. */
export const parcelsOf = ({ fulfillments }: OrderFacts): Parcel[] =>
  (fulfillments ?? []).filter(({ canceled_at }) => !canceled_at)

export const paymentsOf = ({ payment_collections }: OrderFacts): Payment[] =>
  (payment_collections ?? []).flatMap(({ payments }) => payments ?? [])

export const numberOf = ({ custom_display_id, display_id }: OrderFacts): string =>
  custom_display_id ?? String(display_id)
