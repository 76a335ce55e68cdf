import { z } from "zod"
import { MAX_ADMIN_PAGE_SIZE, pageSchema, searchedSchema } from "./lists"
import { refundableSchema, refundSchema } from "./admin-refunds"
import { ORDER_STATUSES, orderNumberSchema, orderSchema } from "./order"

const cents = z.number().int()

/** Who changed something: an administrator, or the shop itself (a payment that arrived). */
export const actorSchema = z.object({ email: z.string().nullable() })

/** One change of an order's status. */
export const statusChangeSchema = z.object({
  at: z.string(),
  by: actorSchema,
  from: z.enum(ORDER_STATUSES).nullable(),
  to: z.enum(ORDER_STATUSES),
  tracking_number: z.string().nullable(),
})

/** GET /api/admin/orders: the contract's order, with what an administrator needs at a glance. */
export const adminOrderSchema = orderSchema.extend({
  /** The engine's id, for its own administration. */
  id: z.string(),
  customer_name: z.string(),
  refundable_cents: cents,
})
export type AdminOrder = z.infer<typeof adminOrderSchema>
/** The total number matching is in the header X-Total-Count. */
export const adminOrdersSchema = z.array(adminOrderSchema)

/** GET /api/admin/orders/{order_number} */
export const adminOrderDetailSchema = adminOrderSchema.extend({
  /** Oldest first. */
  history: z.array(statusChangeSchema),
  /** Oldest first, those on their way and those that failed included. */
  refunds: z.array(refundSchema),
  /** What can still be given back, line by line. */
  refundable: refundableSchema,
  /** Money of it is given back by hand: a refund names the bank account. */
  asks_refund_account: z.boolean(),
  /** How it was paid; null for an order that did not come through the payment page. */
  attempt: z
    .object({ state: z.string(), checkout_session_id: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
})
export type AdminOrderDetail = z.infer<typeof adminOrderDetailSchema>

export const adminOrdersQuerySchema = pageSchema.extend({
  /** In the number, the e-mail address and the customer's name. */
  search: searchedSchema,
  status: z.enum(ORDER_STATUSES).optional(),
})

const trackingNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9 -]{4,40}$/)

/** PUT …/status takes the status in its body, and in its query as the contract's client sends it too. */
export const orderStatusSchema = z.object({
  status: z.enum(ORDER_STATUSES),
  tracking_number: trackingNumber.nullish(),
  /** The status that the administrator saw: refused with 409 when it is another by now. */
  from: z.enum(ORDER_STATUSES).optional(),
})
export type OrderStatusChange = z.input<typeof orderStatusSchema>
/** As it comes: the status may stand in the query alone. */
export const orderStatusBodySchema = orderStatusSchema.partial({ status: true })
export const orderStatusQuerySchema = z.object({ status: z.enum(ORDER_STATUSES).optional() })

/** POST …/payment: the money of an order that waits for it has arrived. */
export const receivedPaymentSchema = z.object({
  /** What arrived: refused unless it is what the order costs. */
  received_cents: cents.min(1).max(100_000_00),
})
export type ReceivedPayment = z.input<typeof receivedPaymentSchema>

/** GET /api/admin/orders/labels.csv: what the carrier needs for the orders with a status, or with these numbers. */
export const labelsQuerySchema = z
  .object({
    status: z.enum(ORDER_STATUSES).optional(),
    /** Order numbers, comma separated. */
    numbers: z
      .string()
      .max(25_000)
      .transform((list) => list.split(",").map((number) => number.trim()))
      .pipe(z.array(orderNumberSchema).max(MAX_ADMIN_PAGE_SIZE))
      .optional(),
  })
  .refine(({ status, numbers }) => status !== undefined || numbers !== undefined, { path: ["status"] })
