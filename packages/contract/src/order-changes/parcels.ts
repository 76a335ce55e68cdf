import { z } from "zod"
import { MAX_LINE_QUANTITY } from "../constants"
import { ORDER_STATUSES } from "../sets"
import { orderNumberSchema } from "../shop/order"
import { LABEL_OMISSIONS, numbersSchema, trackingNumberSchema } from "../administration/orders"

export const MAX_ORDERS_AT_ONCE = 100

/** Status changes for many orders. They only move parcels and refund nothing. */
export const PARCEL_STEPS = ["preparing", "shipped", "delivered"] as const
export type ParcelStep = (typeof PARCEL_STEPS)[number]

/** Array without duplicate orders, up to MAX_ORDERS_AT_ONCE. */
const eachOnce = <One extends z.ZodType<{ order_number: string }>>(one: One) =>
  z
    .array(one)
    .min(1)
    .max(MAX_ORDERS_AT_ONCE)
    .refine((orders) => new Set(orders.map(({ order_number }) => order_number)).size === orders.length)

/** POST /api/admin/orders/status: one status change for many orders. */
export const parcelStepsSchema = z.object({
  status: z.enum(PARCEL_STEPS),
  orders: eachOnce(
    z.object({
      order_number: orderNumberSchema,
      /** Expected current status. An order with another status is not changed. */
      from: z.enum(ORDER_STATUSES).optional(),
      tracking_number: trackingNumberSchema.nullish(),
    }),
  ),
})
export type ParcelSteps = z.input<typeof parcelStepsSchema>

export const parcelIdSchema = z.string().regex(/^[A-Za-z0-9_]{1,64}$/)

/** POST /api/admin/orders/{order_number}/parcels: packs a part of the goods. */
export const packPartSchema = z.object({
  items: z
    .array(z.object({ id: z.string().max(100), quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY) }))
    .min(1)
    .max(200)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length),
})
export type PackPart = z.input<typeof packPartSchema>

/** PUT /api/admin/orders/{order_number}/parcels/{id}: ships one parcel, or corrects its tracking number. */
export const parcelChangeSchema = z
  .object({ shipped: z.literal(true).optional(), tracking_number: trackingNumberSchema.nullish() })
  .refine(({ shipped, tracking_number }) => shipped === true || typeof tracking_number === "string")
export type ParcelChange = z.input<typeof parcelChangeSchema>

const MAX_ORDERS_TOGETHER = 5

/** POST /api/admin/orders/combined: sends open orders of one customer in one parcel. */
export const combineOrdersSchema = z.object({
  orders: eachOnce(z.object({ order_number: orderNumberSchema }))
    .min(2)
    .max(MAX_ORDERS_TOGETHER),
  /** Tracking number of the parcel. If absent, the carrier creates a label. */
  tracking_number: trackingNumberSchema.nullish(),
})
export type CombineOrders = z.input<typeof combineOrdersSchema>

/** Results, in the order of the request. */
export const parcelResultsSchema = z.array(
  z.object({
    order_number: z.string(),
    /** Whether the order now has the requested status. */
    done: z.boolean(),
    tracking_number: z.string().nullable(),
    /** Texts that the label leaves out or shortens. */
    label_omits: z.array(z.enum(LABEL_OMISSIONS)),
    /** Reason of a failure. Null on success. */
    refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
  }),
)
export type ParcelResult = z.infer<typeof parcelResultsSchema>[number]

/**
 * GET /api/admin/orders/labels: whether the carrier's API creates labels. Otherwise export a file for the
 * carrier's site.
 */
export const labelServiceSchema = z.object({ connected: z.boolean() })
export type LabelService = z.infer<typeof labelServiceSchema>

/** POST /api/admin/orders/labels: creates labels at the carrier. */
export const labelOrdersSchema = z.object({ orders: eachOnce(z.object({ order_number: orderNumberSchema })) })

/** GET /api/admin/orders/labels.pdf: existing labels in one file. */
export const labelFileQuerySchema = z.object({
  /** Order numbers, separated by commas. */
  numbers: numbersSchema.pipe(z.array(z.string()).min(1).max(MAX_ORDERS_AT_ONCE)),
})

/** Statuses by which labels.csv can be filtered: those of orders that wait for their parcel. */
export const LABELLED_STATUSES = ["paid", "preparing"] as const

/**
 * GET /api/admin/orders/labels.csv: the carrier's data for the orders with a status, or with these numbers.
 */
export const labelsQuerySchema = z
  .object({
    status: z.enum(LABELLED_STATUSES).optional(),
    numbers: numbersSchema.optional(),
  })
  .refine(({ status, numbers }) => status !== undefined || numbers !== undefined, { path: ["status"] })
