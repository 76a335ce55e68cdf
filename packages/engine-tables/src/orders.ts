import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { listOf, objectOf, rowOf } from "./statement"

/** Decimal euro, as the engine keeps them; times are ISO 8601. */
interface Amount {
  id: string
  amount: number
  created_at: string
}

export interface OrderTaxLine {
  /** In per cent. */
  rate: number
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
  quantity: number
  fulfilled_quantity: number
  unit_price: number
  tax_lines: OrderTaxLine[]
  adjustments: OrderAdjustment[]
  /** As it is now; null where the product is gone. */
  variant: {
    manage_inventory: boolean
    allow_backorder: boolean
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

/** An order of the engine's in its present version. */
export interface EngineOrder {
  id: string
  custom_display_id: string | null
  display_id: number
  email: string | null
  locale: string | null
  currency_code: string
  status: string
  created_at: string
  canceled_at: string | null
  items: OrderItem[]
  shipping_address: OrderAddress | null
  shipping_methods: OrderShippingMethod[]
  fulfillments: OrderFulfillment[]
  payments: OrderPayment[]
}

/** Every column that is read, by its table. */
export const ORDER_COLUMNS = {
  order: [
    ...["id", "custom_display_id", "display_id", "email", "locale", "currency_code"],
    ...["status", "created_at", "canceled_at"],
  ],
  order_line_item: [
    ...["id", "product_id", "variant_id", "title", "thumbnail", "requires_shipping"],
    ...["variant_sku", "variant_title", "variant_barcode"],
  ],
  order_line_item_tax_line: ["rate"],
  order_line_item_adjustment: ["code", "amount", "is_tax_inclusive"],
  order_address: [
    ...["company", "first_name", "last_name", "address_1", "address_2", "city"],
    ...["country_code", "province", "postal_code", "phone", "metadata"],
  ],
  order_shipping_method: ["shipping_option_id", "amount", "data"],
  order_shipping_method_tax_line: ["rate"],
  order_shipping_method_adjustment: ["code", "amount"],
  fulfillment: ["id", "location_id", "created_at", "shipped_at", "delivered_at", "canceled_at"],
  fulfillment_item: ["line_item_id", "inventory_item_id", "quantity"],
  fulfillment_label: ["tracking_number", "tracking_url"],
  payment: [
    ...["id", "provider_id", "payment_collection_id", "currency_code", "amount"],
    ...["captured_at", "canceled_at", "data"],
  ],
  capture: ["id", "amount", "created_at"],
  refund: ["id", "amount", "created_at", "note", "metadata"],
  product_variant: ["manage_inventory", "allow_backorder"],
  product_variant_inventory_item: ["inventory_item_id", "required_quantity"],
} as const

type Table = keyof typeof ORDER_COLUMNS
const table = <T extends Table>(name: T) => ({ table: name, columns: ORDER_COLUMNS[name] })

const ITEMS = listOf({
  ...table("order_line_item"),
  join: "JOIN order_item ON order_item.item_id = order_line_item.id",
  where: `order_item.order_id = "order".id AND order_item.version = "order".version AND order_item.deleted_at IS NULL`,
  more: {
    quantity: "order_item.quantity",
    fulfilled_quantity: "order_item.fulfilled_quantity",
    // An edit of the order gives a line another price.
    unit_price: "COALESCE(order_item.unit_price, order_line_item.unit_price)",
    tax_lines: listOf({ ...table("order_line_item_tax_line"), where: "item_id = order_line_item.id" }),
    adjustments: listOf({
      ...table("order_line_item_adjustment"),
      where: "item_id = order_line_item.id AND order_line_item_adjustment.version = order_item.version",
    }),
    variant: rowOf({
      ...table("product_variant"),
      where: "product_variant.id = order_line_item.variant_id",
      more: {
        inventory_items: listOf({
          ...table("product_variant_inventory_item"),
          where: "product_variant_inventory_item.variant_id = product_variant.id",
        }),
      },
    }),
  },
})

const SHIPPING_METHODS = listOf({
  ...table("order_shipping_method"),
  join: "JOIN order_shipping ON order_shipping.shipping_method_id = order_shipping_method.id",
  where: `order_shipping.order_id = "order".id AND order_shipping.version = "order".version
      AND order_shipping.deleted_at IS NULL`,
  more: {
    tax_lines: listOf({
      ...table("order_shipping_method_tax_line"),
      where: "shipping_method_id = order_shipping_method.id",
    }),
    adjustments: listOf({
      ...table("order_shipping_method_adjustment"),
      where: `shipping_method_id = order_shipping_method.id
        AND order_shipping_method_adjustment.version = order_shipping.version`,
    }),
  },
})

const FULFILLMENTS = listOf({
  ...table("fulfillment"),
  join: "JOIN order_fulfillment link ON link.fulfillment_id = fulfillment.id",
  where: `link.order_id = "order".id AND link.deleted_at IS NULL`,
  orderBy: "fulfillment.created_at",
  more: {
    items: listOf({ ...table("fulfillment_item"), where: "fulfillment_id = fulfillment.id" }),
    labels: listOf({
      ...table("fulfillment_label"),
      where: "fulfillment_id = fulfillment.id",
      orderBy: "fulfillment_label.created_at",
    }),
  },
})

const PAYMENTS = listOf({
  ...table("payment"),
  join: "JOIN order_payment_collection link ON link.payment_collection_id = payment.payment_collection_id",
  where: `link.order_id = "order".id AND link.deleted_at IS NULL`,
  orderBy: "payment.created_at",
  more: {
    captures: listOf({
      ...table("capture"),
      where: "payment_id = payment.id",
      orderBy: "capture.created_at",
    }),
    refunds: listOf({ ...table("refund"), where: "payment_id = payment.id", orderBy: "refund.created_at" }),
  },
})

const ORDERS = `
  SELECT ${objectOf(`"order"`, ORDER_COLUMNS.order, {
    items: ITEMS,
    shipping_address: rowOf({
      ...table("order_address"),
      where: `order_address.id = "order".shipping_address_id`,
    }),
    shipping_methods: SHIPPING_METHODS,
    fulfillments: FULFILLMENTS,
    payments: PAYMENTS,
  })} AS found
  FROM "order" WHERE "order".id = ANY(?) AND "order".deleted_at IS NULL
  ORDER BY "order".created_at DESC`

/** The orders with these ids, newest first; an id that is no order's is left out. */
export async function readOrders(knex: Knex, ids: string[]): Promise<EngineOrder[]> {
  if (!ids.length) return []
  const { rows } = await knex
    .raw<{ rows: { found: EngineOrder }[] }>(ORDERS, [ids])
    .options({ name: "engine orders" })
  return rows.map(({ found }) => found)
}
