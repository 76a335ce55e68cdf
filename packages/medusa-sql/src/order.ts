/** Amounts are decimal euro and times are ISO 8601, as in Medusa. */
interface Amount {
  id: string
  amount: number
  created_at: string
}

export interface OrderTaxLine {
  rate: number
  code?: string | null
}

export interface OrderAdjustment {
  code: string | null
  amount: number
  /** Absent for deliveries, because Medusa's table has no such column. */
  is_tax_inclusive?: boolean | null
}

export interface OrderItem {
  id: string
  product_id: string | null
  variant_id: string | null
  title: string
  thumbnail: string | null
  requires_shipping: boolean
  variant_sku: string | null
  variant_title: string | null
  variant_barcode: string | null
  metadata: Record<string, unknown> | null
  quantity: number
  /** The line in the paid version of the order in which it had most units. Null if it was never paid. */
  paid: { quantity: number; unit_price: number; adjustments: OrderAdjustment[] } | null
  fulfilled_quantity: number
  return_requested_quantity: number
  return_received_quantity: number
  return_dismissed_quantity: number
  /** Units that came back before the line was paid. They were never sold. */
  unpaid_returned_quantity: number
  /** Units that cannot be sold again: damaged on the way, or returned damaged. */
  written_off_quantity: number
  /** Reserved units that are not in stock. */
  waiting_quantity: number
  unit_price: number
  tax_lines: OrderTaxLine[]
  adjustments: OrderAdjustment[]
  variant: {
    manage_inventory: boolean
    allow_backorder: boolean
    /** Grams. Default: the product's weight. */
    weight: number | null
    inventory_items: { inventory_item_id: string; required_quantity: number }[]
  } | null
}

export interface OrderAddress {
  company: string | null
  first_name: string | null
  last_name: string | null
  address_1: string | null
  address_2: string | null
  city: string | null
  country_code: string | null
  province: string | null
  postal_code: string | null
  phone: string | null
  metadata: Record<string, unknown> | null
}

export interface OrderShippingMethod {
  id: string
  shipping_option_id: string | null
  provider_id: string | null
  amount: number
  data: Record<string, unknown> | null
  tax_lines: OrderTaxLine[]
  adjustments: OrderAdjustment[]
}

export interface OrderFulfillment {
  id: string
  location_id: string
  created_at: string
  shipped_at: string | null
  delivered_at: string | null
  canceled_at: string | null
  metadata: Record<string, unknown> | null
  items: { line_item_id: string | null; inventory_item_id: string | null; quantity: number }[]
  labels: { tracking_number: string; tracking_url: string }[]
}

export interface OrderRefund extends Amount {
  note: string | null
  metadata: Record<string, unknown> | null
}

export interface OrderPayment {
  id: string
  provider_id: string
  payment_collection_id: string
  currency_code: string
  amount: number
  captured_at: string | null
  canceled_at: string | null
  data: Record<string, unknown> | null
  captures: Amount[]
  refunds: OrderRefund[]
}

export interface OrderReturn {
  id: string
  status: string
  claim_id: string | null
  exchange_id: string | null
  created_at: string
  requested_at: string | null
  received_at: string | null
  items: { item_id: string; quantity: number; received_quantity: number }[]
}

/** Claim for damaged goods, which were written off or replaced without a return. */
export interface OrderClaim {
  id: string
  created_at: string
  canceled_at: string | null
  items: { item_id: string; quantity: number }[]
}

/** An order line in the version of the order that was paid first. */
export type FirstPaidItem = Pick<
  OrderItem,
  | "quantity"
  | "unit_price"
  | "tax_lines"
  | "adjustments"
  | "return_received_quantity"
  | "return_dismissed_quantity"
>

/** Lines and deliveries of one version of an order, and of the versions before it. */
export interface OrderVersion {
  items: OrderItem[]
  /** Lines that edits removed, in their last version. */
  gone_items: OrderItem[]
  shipping_methods: OrderShippingMethod[]
  past_shipping_methods: (OrderShippingMethod & { version: number })[]
}

export interface EngineOrder extends OrderVersion {
  id: string
  custom_display_id: string | null
  display_id: number
  customer_id: string | null
  sales_channel_id: string | null
  email: string | null
  locale: string | null
  currency_code: string
  status: string
  version: number
  metadata: Record<string, unknown> | null
  created_at: string
  canceled_at: string | null
  /** Euro. Negative if the shop owes a refund. */
  pending_difference: number
  /**
   * The last paid version without a pending difference. Null if this is the current version, or if the order was never
   * paid in full.
   */
  settled: OrderVersion | null
  /** The lines in the version that was paid first. The delivery keeps their VAT rates. */
  first_paid_items: FirstPaidItem[]
  /** Credit lines of the shop's refunds, in euro. A negative amount takes credit away. */
  credits: { refund: string; amount: number }[]
  shipping_address: OrderAddress | null
  billing_address: OrderAddress | null
  returns: OrderReturn[]
  claims: OrderClaim[]
  fulfillments: OrderFulfillment[]
  payments: OrderPayment[]
}

/** All columns that are read, by table. A test compares them with Medusa's models. */
export const ORDER_COLUMNS = {
  order: [
    ...["id", "custom_display_id", "display_id", "customer_id", "email", "locale", "currency_code"],
    ...["status", "version", "created_at", "canceled_at", "sales_channel_id", "metadata"],
  ],
  order_line_item: [
    ...["id", "product_id", "variant_id", "title", "thumbnail", "requires_shipping"],
    ...["variant_sku", "variant_title", "variant_barcode", "metadata"],
  ],
  order_line_item_tax_line: ["code", "rate"],
  order_line_item_adjustment: ["code", "amount", "is_tax_inclusive"],
  order_address: [
    ...["company", "first_name", "last_name", "address_1", "address_2", "city"],
    ...["country_code", "province", "postal_code", "phone", "metadata"],
  ],
  order_shipping_method: ["id", "shipping_option_id", "amount", "data"],
  order_shipping_method_tax_line: ["code", "rate"],
  order_shipping_method_adjustment: ["code", "amount"],
  fulfillment: [
    ...["id", "location_id", "created_at", "shipped_at", "delivered_at", "canceled_at", "metadata"],
  ],
  fulfillment_item: ["line_item_id", "inventory_item_id", "quantity"],
  fulfillment_label: ["tracking_number", "tracking_url"],
  payment: [
    ...["id", "provider_id", "payment_collection_id", "currency_code", "amount"],
    ...["captured_at", "canceled_at", "data"],
  ],
  capture: ["id", "amount", "created_at"],
  refund: ["id", "amount", "created_at", "note", "metadata"],
  return: ["id", "status", "claim_id", "exchange_id", "created_at", "requested_at", "received_at"],
  return_item: ["item_id", "quantity", "received_quantity"],
  order_claim: ["id", "created_at", "canceled_at"],
  order_claim_item: ["item_id", "quantity"],
  product_variant: ["manage_inventory", "allow_backorder"],
  product_variant_inventory_item: ["inventory_item_id", "required_quantity"],
} as const
