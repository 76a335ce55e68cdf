import type { Adjustment } from "@bon-perroquet/promotions/money"
import type { DocumentKind } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface Amount {
  amount: number
  created_at: string | Date
}

/** What a promotion took off a line or a delivery. */
export interface OrderAdjustment extends Adjustment {
  code: string | null
}

interface Refund extends Amount {
  id: string
  note: string | null
  metadata: Record<string, unknown> | null
}

/** An order as the engine's query answers it, in the fields asked for below. */
export interface EngineOrder {
  id: string
  custom_display_id: string | null
  display_id: number
  email: string | null
  locale: string | null
  created_at: string | Date
  canceled_at: string | Date | null
  status: string
  items: {
    id: string
    product_id: string | null
    title: string
    quantity: number
    unit_price: number
    thumbnail: string | null
    tax_lines: { rate: number }[] | null
    adjustments: OrderAdjustment[] | null
  }[]
  shipping_address: {
    first_name: string | null
    last_name: string | null
    phone: string | null
    address_1: string | null
    address_2: string | null
    postal_code: string | null
    city: string | null
    country_code: string | null
    metadata: Record<string, unknown> | null
  } | null
  /** Linked by the plugin that issues invoices. */
  sales_documents?: { kind: DocumentKind; number: string; issued_at: string | Date }[] | null
  shipping_methods:
    | {
        shipping_option_id: string | null
        amount: number
        data: Record<string, unknown> | null
        tax_lines: { rate: number }[] | null
        adjustments: OrderAdjustment[] | null
      }[]
    | null
  fulfillments:
    | {
        created_at: string | Date
        shipped_at: string | Date | null
        delivered_at: string | Date | null
        canceled_at: string | Date | null
        labels: { tracking_number: string; tracking_url: string }[] | null
      }[]
    | null
  payment_collections: { payments: { captures: Amount[] | null; refunds: Refund[] | null }[] | null }[] | null
}

const FIELDS = [
  "id",
  "custom_display_id",
  "display_id",
  "email",
  "locale",
  "created_at",
  "canceled_at",
  "status",
  "items.*",
  "items.tax_lines.rate",
  "items.adjustments.*",
  "shipping_address.*",
  "shipping_methods.*",
  "shipping_methods.tax_lines.rate",
  "shipping_methods.adjustments.*",
  "fulfillments.*",
  "fulfillments.labels.*",
  "sales_documents.kind",
  "sales_documents.number",
  "sales_documents.issued_at",
  "payment_collections.payments.captures.*",
  "payment_collections.payments.refunds.*",
]

/** The engine's orders with these ids, newest first. */
export async function engineOrders(container: MedusaContainer, ids: string[]): Promise<EngineOrder[]> {
  if (!ids.length) return []
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "order",
    fields: FIELDS,
    filters: { id: ids },
    pagination: { order: { created_at: "DESC" } },
  })
  return data as EngineOrder[]
}
