import { REFUND_ORIGINS, REFUND_STATES } from "../sets"
import { z } from "zod"
import { MAX_LINE_QUANTITY } from "../constants"

const cents = z.number().int()
const MAX_CENTS = 100_000_00

/** Goods of an order, and what is or can be given back for them, VAT included. */
const refundItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  amount_cents: cents,
  vat_rate: z.number(),
})

/** What a refund is for, each with what is given back for it, VAT included. */
export const refundPartsSchema = z.object({
  items: z.array(refundItemSchema),
  delivery_cents: cents,
  /** Amounts for nothing in particular, at a rate of the order. */
  amounts: z.array(z.object({ vat_rate: z.number(), amount_cents: cents })),
})
export type RefundParts = z.infer<typeof refundPartsSchema>

/** What of an order can still be given back. */
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
  /** The bank account that it went to, where it was given back by hand. */
  account: z.string().nullable(),
  /** By the shop, in Stripe's own dashboard, or by the customer's bank, which decided a dispute. */
  origin: z.enum(REFUND_ORIGINS),
  /** On its way, given back, or sent back by the customer's bank. */
  state: z.enum(REFUND_STATES),
  /** What it is for; null for an amount that was split over the order's rates in proportion. */
  parts: refundPartsSchema.nullable(),
  /** Whether the goods that it names went back to stock; null where none of them are concerned. */
  restock: z.boolean().nullable(),
  /** Nobody said what it is for, and its VAT depends on it. */
  unassigned: z.boolean(),
  /** Of an unassigned one: what it can have been for. */
  assignable: refundableSchema.nullable(),
})
export type Refund = z.infer<typeof refundSchema>

/** What an administrator names of an order: goods by their number, delivery, amounts by their rate. */
const namedPartsSchema = z.object({
  items: z
    .array(z.object({ id: z.string().max(100), quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY) }))
    .max(200)
    .optional(),
  /** Of the delivery, VAT included; its VAT follows the goods. */
  delivery_cents: cents.min(0).max(MAX_CENTS).optional(),
  /** Amounts for nothing in particular, each at one of the order's rates. */
  amounts: z
    .array(z.object({ vat_rate: z.number().min(0).max(100), amount_cents: cents.min(1).max(MAX_CENTS) }))
    .max(10)
    .optional(),
})
export type NamedParts = z.infer<typeof namedPartsSchema>

/** POST /api/admin/orders/{order_number}/refunds */
export const refundRequestSchema = namedPartsSchema.extend({
  /** All that can still be refunded when absent and nothing is named; with named parts, what they must come to. */
  amount_cents: cents.min(1).max(MAX_CENTS).optional(),
  /** Stands on the credit note. */
  reason: z.string().trim().max(200).optional(),
  /**
   * Whether the refunded goods return to stock. Default: yes, unless the parcel has left. If no part is named, it means all goods,
   * and `amount_cents` must be everything that is left.
   */
  restock: z.boolean().optional(),
  /** The bank account that the money went to, for a payment that is given back by hand: an IBAN. */
  account: z.string().trim().max(50).optional(),
  /** Made by the client once per intention: the same key refunds once, however often it is sent. */
  key: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
})
export type RefundRequest = z.input<typeof refundRequestSchema>

/** PUT /api/admin/orders/{order_number}/refunds/{id}: what a refund was for, which must come to its amount. */
export const refundAssignmentSchema = namedPartsSchema
export type RefundAssignment = z.input<typeof refundAssignmentSchema>
export const orderRefundIdSchema = z.string().regex(/^[A-Za-z0-9_]{1,64}$/)

/**
 * What is given back for `quantity` of `of` units that have `cents` left, rounded half up. Taken one after the other,
 * the units come to what was left exactly.
 */
export const refundShare = (cents: number, quantity: number, of: number): number =>
  of > 0 ? Math.floor((2 * cents * quantity + of) / (2 * of)) : 0
