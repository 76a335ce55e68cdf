import { z } from "zod"
import { totalsSchema } from "./cart"
import { emailSchema } from "./payment"

export const ORDER_STATUSES = ["pending", "paid", "preparing", "shipped", "delivered", "cancelled"] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const cents = z.number().int()

export const orderItemSchema = z.object({
  product_id: z.string().nullable(),
  /** In the language in which it was ordered. */
  name: z.string(),
  quantity: z.number().int(),
  /** Euro, VAT included, as it was charged. */
  unit_price: z.number(),
  line_total_cents: cents,
  image: z.string().nullable(),
  vat_rate: z.number(),
})

export const orderAddressSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  street: z.string(),
  number: z.string(),
  apartment: z.string().nullable(),
  postal_code: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
})

export const DOCUMENT_KINDS = ["invoice", "credit_note"] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** F-2026-000123 for an invoice, C-2026-000004 for a credit note. */
export const documentNumberSchema = z.string().regex(/^[FC]-\d{4}-\d{6,9}$/)

/** An invoice or a credit note of an order. */
export const orderDocumentSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: documentNumberSchema,
  issued_at: z.string(),
})
export type OrderDocument = z.infer<typeof orderDocumentSchema>

/** An order as the person who placed it sees it. */
export const orderSchema = z.object({
  order_number: z.string(),
  email: z.string(),
  created_at: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Euro, VAT and delivery included. */
  total: z.number(),
  totals: totalsSchema.omit({ free_delivery_missing_cents: true }),
  items: z.array(orderItemSchema),
  shipping_address: orderAddressSchema.nullable(),
  /** Its invoice and credit notes, oldest first; the invoice follows the payment within a moment. */
  documents: z.array(orderDocumentSchema),
  delivery: z.object({
    /** Stable name of the kind (home, pickup_point, locker); null for one the shop no longer has. */
    code: z.string().nullable(),
    price_cents: cents,
    tracking_number: z.string().nullable(),
    tracking_url: z.string().nullable(),
  }),
  payment: z.object({ paid_cents: cents, refunded_cents: cents }),
  /** When each status was reached, oldest first. */
  timeline: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string() })),
})
export type Order = z.infer<typeof orderSchema>
export const ordersSchema = z.array(orderSchema)

export const orderNumberSchema = z.string().regex(/^[A-Za-z0-9-]{3,40}$/)

/** A guest's question for the link to an order's page. */
export const orderLookUpSchema = z.object({
  order_number: z.string().trim().toUpperCase().pipe(orderNumberSchema),
  email: emailSchema,
})
export type OrderLookUp = z.input<typeof orderLookUpSchema>
