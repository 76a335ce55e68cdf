import { z } from "zod"
import { ORDER_STATUSES } from "../sets"
import { orderNumberSchema } from "../shop/order"
import { numbersSchema, trackingNumberSchema } from "./orders"

/** Orders that one call may be about. */
export const MAX_ORDERS_AT_ONCE = 100

/** What many orders may become at once: the way of a parcel, and nothing that gives money back. */
export const PARCEL_STEPS = ["preparing", "shipped", "delivered"] as const
export type ParcelStep = (typeof PARCEL_STEPS)[number]

/** Each order once, at most as many as one call may be about. */
const eachOnce = <One extends z.ZodType<{ order_number: string }>>(one: One) =>
  z
    .array(one)
    .min(1)
    .max(MAX_ORDERS_AT_ONCE)
    .refine((orders) => new Set(orders.map(({ order_number }) => order_number)).size === orders.length)

/** POST /api/admin/orders/status: one step for many orders. */
export const parcelStepsSchema = z.object({
  status: z.enum(PARCEL_STEPS),
  orders: eachOnce(
    z.object({
      order_number: orderNumberSchema,
      /** The status that the administrator saw: this order is left as it is when it is another by now. */
      from: z.enum(ORDER_STATUSES).optional(),
      tracking_number: trackingNumberSchema.nullish(),
    }),
  ),
})
export type ParcelSteps = z.input<typeof parcelStepsSchema>

/** What became of each order, in the order in which they were sent. */
export const parcelResultsSchema = z.array(
  z.object({
    order_number: z.string(),
    /** Whether it is what was asked for now. */
    done: z.boolean(),
    tracking_number: z.string().nullable(),
    /** Why not; null where it was done. */
    refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
  }),
)
export type ParcelResult = z.infer<typeof parcelResultsSchema>[number]

/** GET /api/admin/orders/labels: whether the carrier makes labels for the shop, or they are made of a file. */
export const labelServiceSchema = z.object({ connected: z.boolean() })
export type LabelService = z.infer<typeof labelServiceSchema>

/** POST /api/admin/orders/labels: the carrier makes the labels of these orders. */
export const labelOrdersSchema = z.object({ orders: eachOnce(z.object({ order_number: orderNumberSchema })) })

/** GET /api/admin/orders/labels.pdf: labels that were made, in one file. */
export const labelFileQuerySchema = z.object({
  /** Order numbers, comma separated. */
  numbers: numbersSchema.pipe(z.array(z.string()).min(1).max(MAX_ORDERS_AT_ONCE)),
})
