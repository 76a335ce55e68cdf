import { z } from "zod"
import { totalsSchema } from "./cart"
import { deliveryPointSchema } from "./delivery"
import { MAX_LINE_QUANTITY } from "./constants"
import { emailSchema, paymentInstructionsSchema } from "./payment"

export const ORDER_STATUSES = ["pending", "paid", "preparing", "shipped", "delivered", "cancelled"] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const cents = z.number().int()

export const orderItemSchema = z.object({
  /** Names the line within its order. */
  id: z.string(),
  product_id: z.string().nullable(),
  /** In the language in which it was ordered. */
  name: z.string(),
  quantity: z.number().int(),
  /** Euro, VAT included, as it was charged. */
  unit_price: z.number(),
  line_total_cents: cents,
  /** What promotions took off this line, VAT included. */
  discount_cents: cents,
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

/** A customer's declaration to withdraw from the purchase, or from a part of it. */
export const withdrawalSchema = z.object({
  /** When the last of it was declared. */
  at: z.string(),
  items: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.number().int() })),
  message: z.string().nullable(),
  /** False while some of it was declared by number and e-mail address alone, and not by the order's page. */
  confirmed: z.boolean(),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>
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
  /** Promotions that took something off goods or delivery, VAT included. */
  promotions: z.array(z.object({ code: z.string(), discount_cents: cents })),
  shipping_address: orderAddressSchema.nullable(),
  /** Its invoice and credit notes, oldest first; the invoice follows the payment within a moment. */
  documents: z.array(orderDocumentSchema),
  delivery: z.object({
    /** Stable name of the kind (home, pickup_point, locker); null for one the shop no longer has. */
    code: z.string().nullable(),
    /** Before discounts. */
    price_cents: cents,
    /** Where the parcel waits; null for one that is brought home. */
    point: deliveryPointSchema.nullable(),
    tracking_number: z.string().nullable(),
    tracking_url: z.string().nullable(),
  }),
  payment: z.object({ paid_cents: cents, refunded_cents: cents }),
  /** How a pending order is to be paid that waits for its money; null for any other. */
  awaited: paymentInstructionsSchema.nullable(),
  /** When each status was reached, oldest first. */
  timeline: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string() })),
  withdrawal: withdrawalSchema.nullable(),
  /** Whether there is still something that the customer may declare to withdraw from. */
  withdrawable: z.boolean(),
})
export type Order = z.infer<typeof orderSchema>
export const ordersSchema = z.array(orderSchema)

/** As it stands on the order, whatever gave it out: earlier versions put the id of a payment page behind some. */
export const orderNumberSchema = z.string().regex(/^[A-Za-z0-9_.:-]{3,120}$/)

/** A number as somebody types it: what counts up is in capitals, the rest is taken as it is. */
const typedNumber = (number: string): string =>
  /^[a-z]+-\d{4}-\d+$/i.test(number) ? number.toUpperCase() : number

/**
 * POST /api/users/orders/{order_number}/withdrawal. All of the order when no items are named. A quantity says how many of
 * a line are withdrawn from in all, so that the same declaration sent twice is one.
 */
export const withdrawalRequestSchema = z.object({
  items: z
    .array(z.object({ id: z.string().max(100), quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY) }))
    .min(1)
    .max(200)
    .optional(),
  message: z.string().trim().max(2_000).optional(),
})
export type WithdrawalRequest = z.input<typeof withdrawalRequestSchema>
/** POST /api/orders/linked/withdrawal: the same for a guest, with the token of the order's link. */
export const linkedWithdrawalRequestSchema = withdrawalRequestSchema.extend({ token: z.string().max(1_000) })

/** A guest's question for the link to an order's page. */
export const orderLookUpSchema = z.object({
  order_number: z.string().trim().overwrite(typedNumber).pipe(orderNumberSchema),
  email: emailSchema,
})
export type OrderLookUp = z.input<typeof orderLookUpSchema>

/** POST /api/orders/withdrawal: a guest's declaration about all of an order, who has no link to it at hand. */
export const withdrawalByNumberSchema = orderLookUpSchema.extend({
  message: withdrawalRequestSchema.shape.message,
})
export type WithdrawalByNumber = z.input<typeof withdrawalByNumberSchema>
