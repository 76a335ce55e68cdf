import { z } from "zod"
import { customerIdSchema } from "../customers"
import { pageSchema, searchedSchema } from "../../lists"

const cents = z.number().int()

/** Columns of a file of past orders. Lines with the same `number` are lines of one order, whose first line has the totals. */
export const ORDER_COLUMNS = [
  "number",
  "email",
  "placed_at",
  "status",
  "payment_status",
  "delivery_status",
  "cancelled_at",
  "currency",
  "total",
  "vat",
  "delivery",
  "discount",
  "refunded",
  "payment_method",
  "tracking_number",
  "line_name",
  "line_sku",
  "line_quantity",
  "line_price",
  "line_total",
  "line_items",
] as const
export type OrderColumn = (typeof ORDER_COLUMNS)[number]

export const FORMER_ORDER_STATUSES = [
  "pending",
  "paid",
  "shipped",
  "delivered",
  "cancelled",
  "refunded",
] as const
export type FormerOrderStatus = (typeof FORMER_ORDER_STATUSES)[number]

/**
 * Order of a former shop. It is history only: it has no documents, delivery or payment in this shop. Amounts are in
 * hundredths of its currency.
 */
export const formerOrderSchema = z.object({
  number: z.string(),
  placed_at: z.string(),
  status: z.enum(FORMER_ORDER_STATUSES),
  /** ISO 4217, for example EUR. */
  currency: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      sku: z.string(),
      quantity: z.number().int(),
      total_cents: cents,
    }),
  ),
  delivery_cents: cents,
  discount_cents: cents,
  /** Null if the file did not contain the VAT. */
  vat_cents: cents.nullable(),
  total_cents: cents,
  refunded_cents: cents,
  payment_method: z.string().nullable(),
  tracking_number: z.string().nullable(),
})
export type FormerOrder = z.infer<typeof formerOrderSchema>

/** GET /api/users/former-orders: orders of a former shop, newest first, at most 200. */
export const formerOrdersSchema = z.array(formerOrderSchema)

/** GET /api/admin/former-orders: newest first. The header X-Total-Count has the total number. */
export const adminFormerOrdersSchema = z.array(formerOrderSchema.extend({ email: z.string() }))
export type AdminFormerOrder = z.infer<typeof adminFormerOrdersSchema>[number]
export const formerOrdersQuerySchema = pageSchema.extend({
  /** Part of the number or the e-mail address. */
  search: searchedSchema,
  customer: customerIdSchema.optional(),
})
