import { DOCUMENT_KINDS, ORDER_STATUSES, RETURN_KINDS, RETURN_STATES } from "../sets"
import { z } from "zod"
import { totalsSchema } from "./cart"
import { deliveryPointSchema } from "./delivery"
import { MAX_LINE_QUANTITY } from "../constants"
import { paidWithSchema } from "./paid-with"
import { emailSchema, paymentInstructionsSchema } from "./payment"

const cents = z.number().int()

export const orderItemSchema = z.object({
  /** Names the line within its order. */
  id: z.string(),
  product_id: z.string().nullable(),
  /** Which of its sizes. */
  variant_id: z.string().nullable(),
  /** In the language in which it was ordered; of a product in several sizes with the size. */
  name: z.string(),
  /** Without what came back. */
  quantity: z.number().int(),
  /** How many of the line came back by a return. */
  returned_quantity: z.number().int(),
  /** Euro, VAT included, as it was charged. */
  unit_price: z.number(),
  line_total_cents: cents,
  /** What promotions took off this line, VAT included. */
  discount_cents: cents,
  image: z.string().nullable(),
  vat_rate: z.number(),
  /** Sold as food that spoils: the right to withdraw does not apply to it. */
  is_perishable: z.boolean(),
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
  company: z.string().nullable(),
  /** For whoever brings the parcel. */
  note: z.string().nullable(),
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

/** Goods that are to come back, or came: by a return, a claim about what was broken, or an exchange for others. */
export const orderReturnSchema = z.object({
  kind: z.enum(RETURN_KINDS),
  state: z.enum(RETURN_STATES),
  requested_at: z.string(),
  /** When all of it was here. */
  received_at: z.string().nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      received_quantity: z.number().int(),
    }),
  ),
})
export type OrderReturn = z.infer<typeof orderReturnSchema>

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
  /** Where the parcel goes: a point's own address where it waits at one. */
  shipping_address: orderAddressSchema.nullable(),
  /** What the invoice says instead; null where it is the same, or none was given. */
  invoice_address: orderAddressSchema.nullable(),
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
  payment: z.object({
    paid_cents: cents,
    refunded_cents: cents,
    /** Null for orders of before the shop kept it, and for those that were never paid. */
    method: paidWithSchema.nullable(),
  }),
  /** How a pending order is to be paid that waits for its money; null for any other. */
  awaited: paymentInstructionsSchema.nullable(),
  /** What is still to be paid on its page, where the customer was sent a link to do so; null for any other. */
  to_pay_cents: cents.nullable(),
  /** The shop has stopped the order before dispatch, for example to check the address or the payment. */
  on_hold: z.boolean(),
  /** When each status was reached, oldest first. */
  timeline: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string() })),
  withdrawal: withdrawalSchema.nullable(),
  /** Oldest first. */
  returns: z.array(orderReturnSchema),
  /** Whether there is still something that the customer may declare to withdraw from. */
  withdrawable: z.boolean(),
})
export type Order = z.infer<typeof orderSchema>

/** Whether all that was paid went back, whatever the order's status says. */
export const isFullyRefunded = ({ payment }: Pick<Order, "payment">): boolean =>
  payment.paid_cents > 0 && payment.refunded_cents >= payment.paid_cents
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
