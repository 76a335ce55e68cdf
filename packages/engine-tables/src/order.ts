/** Decimal euro, as the engine keeps them; times are ISO 8601. */
interface Amount {
  id: string
  amount: number
  created_at: string
}

export interface OrderTaxLine {
  /** In per cent. */
  rate: number
  /** Whose VAT it is, where the shop's provider calculated it. */
  code?: string | null
}

/** What a promotion took off a line or a delivery. */
export interface OrderAdjustment {
  code: string | null
  amount: number
  /** Otherwise without VAT; the engine has no such mark on deliveries. */
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
  /** The most that there ever was of the line: an edit may have taken some out. */
  most_quantity: number
  /** The line as it was then; null while it is so. */
  most: { unit_price: number; adjustments: OrderAdjustment[] } | null
  fulfilled_quantity: number
  /** Asked back, and not here yet. */
  return_requested_quantity: number
  /** Back in store, sound. */
  return_received_quantity: number
  /** Came back damaged. */
  return_dismissed_quantity: number
  /** Gone for good: broken on its way, or back damaged. */
  written_off_quantity: number
  unit_price: number
  tax_lines: OrderTaxLine[]
  adjustments: OrderAdjustment[]
  /** As it is now; null where the product is gone. */
  variant: {
    manage_inventory: boolean
    allow_backorder: boolean
    /** In grams, the product's where it has none of its own. */
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
  shipping_option_id: string | null
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

/** Goods that are to come back, or came. */
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

/** What arrived broken and was written off or replaced: nothing of it has to come back. */
export interface OrderClaim {
  id: string
  created_at: string
  canceled_at: string | null
  items: { item_id: string; quantity: number }[]
}

/** An order of the engine's in its present version. */
export interface EngineOrder {
  id: string
  custom_display_id: string | null
  display_id: number
  customer_id: string | null
  email: string | null
  locale: string | null
  currency_code: string
  status: string
  created_at: string
  canceled_at: string | null
  items: OrderItem[]
  /** Lines that an edit has taken out, as they were last. */
  gone_items: OrderItem[]
  /** In euro: what is still to be paid; below zero, what is to be given back. */
  pending_difference: number
  shipping_address: OrderAddress | null
  /** The invoice's. */
  billing_address: OrderAddress | null
  shipping_methods: OrderShippingMethod[]
  /** Those that were asked for, oldest first. */
  returns: OrderReturn[]
  /** Those without a return, oldest first. */
  claims: OrderClaim[]
  fulfillments: OrderFulfillment[]
  payments: OrderPayment[]
}
