import { REFUND_ORIGINS, REFUND_STATES } from "../sets"
import { z } from "zod"
import { MAX_LINE_QUANTITY } from "../constants"

const cents = z.number().int()
const MAX_CENTS = 100_000_00

/** Goods of an order with their refunded or refundable amount, VAT included. */
const refundItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  amount_cents: cents,
  vat_rate: z.number(),
})

/** Parts of a refund with their amounts, VAT included. */
export const refundPartsSchema = z.object({
  items: z.array(refundItemSchema),
  delivery_cents: cents,
  /** Refunded amounts that belong to no order line, by VAT rate. */
  amounts: z.array(z.object({ vat_rate: z.number(), amount_cents: cents })),
})
export type RefundParts = z.infer<typeof refundPartsSchema>

/** Parts of an order that can still be refunded. */
export const refundableSchema = z.object({
  items: z.array(refundItemSchema),
  delivery_cents: cents,
  rates: z.array(z.object({ vat_rate: z.number(), amount_cents: cents })),
})
export type Refundable = z.infer<typeof refundableSchema>

export const refundSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.object({ email: z.string().nullable() }),
  amount_cents: cents,
  reason: z.string().nullable(),
  /** Bank account of a refund that was paid by hand. */
  account: z.string().nullable(),
  /** Whether the customer received store credit instead of money. */
  as_store_credit: z.boolean(),
  /**
   * "shop": made by the shop. "stripe": made in Stripe's dashboard. "dispute": decided by the customer's
   * bank.
   */
  origin: z.enum(REFUND_ORIGINS),
  /** "pending", "done", or "failed" if the customer's bank returned the money. */
  state: z.enum(REFUND_STATES),
  /** Null if the amount was split over the VAT rates in proportion. */
  parts: refundPartsSchema.nullable(),
  /** Whether the refunded goods returned to stock. Null if the refund has no goods. */
  restock: z.boolean().nullable(),
  /** Whether an administrator must still assign the refund to goods or VAT rates, because its VAT depends on them. */
  unassigned: z.boolean(),
  /** Goods and amounts to which an unassigned refund can be assigned. Null for other refunds. */
  assignable: refundableSchema.nullable(),
})
export type Refund = z.infer<typeof refundSchema>

/** Refunded parts of an order: lines by quantity, the delivery, and amounts by VAT rate. */
const namedPartsSchema = z.object({
  items: z
    .array(z.object({ id: z.string().max(100), quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY) }))
    .max(200)
    .optional(),
  /** Amount for the delivery, VAT included. Its VAT is split like that of the goods. */
  delivery_cents: cents.min(0).max(MAX_CENTS).optional(),
  /** Amounts that belong to no order line, each with a VAT rate of the order. */
  amounts: z
    .array(z.object({ vat_rate: z.number().min(0).max(100), amount_cents: cents.min(1).max(MAX_CENTS) }))
    .max(10)
    .optional(),
})
export type NamedParts = z.infer<typeof namedPartsSchema>

/** POST /api/admin/orders/{order_number}/refunds */
export const refundRequestSchema = namedPartsSchema.extend({
  /**
   * Amount to refund, VAT included. If the request names parts of the order (`items`, `delivery_cents` or `amounts`), it
   * must equal their sum. Default: this sum, or without parts everything that can still be refunded.
   */
  amount_cents: cents.min(1).max(MAX_CENTS).optional(),
  /** Reason, shown on the credit note. */
  reason: z.string().trim().max(200).optional(),
  /**
   * Whether the refunded goods return to stock. Default: yes, unless the parcel has left. In a request without parts,
   * it applies to all goods, and `amount_cents` must be everything that can still be refunded.
   */
  restock: z.boolean().optional(),
  /** IBAN to which the money was sent. Required for payments that are refunded by hand. */
  account: z.string().trim().max(50).optional(),
  /**
   * Gives store credit instead of money, if the customer has agreed. A gift card or store credit that paid a part of the
   * order takes back its part.
   */
  as_store_credit: z.boolean().optional(),
  /** Idempotency key of the client. Requests with the same key refund only once. */
  key: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
})
export type RefundRequest = z.input<typeof refundRequestSchema>

/**
 * PUT /api/admin/orders/{order_number}/refunds/{id}: the parts of a refund. Their sum must equal its amount.
 */
export const refundAssignmentSchema = namedPartsSchema
export type RefundAssignment = z.input<typeof refundAssignmentSchema>
export const orderRefundIdSchema = z.string().regex(/^[A-Za-z0-9_]{1,64}$/)

/**
 * Returns the refund in cents for `quantity` units of a line, rounded half up. The line has `of` units left, for which
 * `cents` can be refunded. Successive refunds of all units add up to exactly `cents`.
 */
export const refundShare = (cents: number, quantity: number, of: number): number =>
  of > 0 ? Math.floor((2 * cents * quantity + of) / (2 * of)) : 0

/** Converts the parts of a refund to the input of `creditPerRate`. */
export const creditedParts = ({ items, amounts, delivery_cents }: RefundParts) => ({
  lines: [...items, ...amounts].map(({ amount_cents, vat_rate }) => ({
    gross_cents: amount_cents,
    rate: vat_rate,
  })),
  delivery_cents,
})
