import { z } from "zod"
import { MAX_LINE_QUANTITY, WHEN_MISSING } from "../constants"
import { isPostalCode } from "../postal-codes"
import { DELIVERY_COUNTRIES } from "../sets"
import { MAX_REPEAT_WEEKS } from "../repeats/repeat-weeks"
import { productIdSchema } from "./cart"
import { timedDeliveryMethodSchema } from "./delivery"
import { deliveryAddressSchema } from "./payment"

const weeks = z.number().int().min(1).max(MAX_REPEAT_WEEKS)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const cents = z.number().int()

/** Delivery intervals of subscriptions, in weeks. */
export const repeatOfferSchema = z.object({
  rhythms: z.array(weeks),
  /** Discount on subscriptions. */
  percent: z.number(),
})
export type RepeatOffer = z.infer<typeof repeatOfferSchema>

/**
 * PUT /api/cart/{session_id}/repeats: subscribes to a line of the cart, every given number of weeks. Null: a
 * single purchase.
 */
export const chooseRepeatSchema = z.object({
  product_id: productIdSchema,
  /** Id of the size. Default: all sizes in the cart. */
  variant_id: productIdSchema.optional(),
  weeks: weeks.nullable(),
})
export type ChooseRepeat = z.input<typeof chooseRepeatSchema>

/** Lines of a cart with a subscription. All other lines are single purchases. */
export const cartRepeatsSchema = z.object({
  repeats: z.array(z.object({ product_id: z.string(), variant_id: z.string(), weeks })),
})
export type CartRepeats = z.infer<typeof cartRepeatsSchema>

export const REPEAT_STATES = ["active", "paused", "ended"] as const
/** States of the next delivery: planned, announced, waiting for goods, or payment refused. */
export const NEXT_STATES = ["planned", "announced", "waiting", "failed"] as const

/** Replacement for missing goods, with its current unit price before the discount. */
const alternativeSchema = z.object({
  product_id: z.string(),
  variant_id: z.string(),
  name: z.string(),
  /** Null if the replacement is no longer for sale. */
  unit_cents: cents.nullable(),
})
export type RepeatAlternative = z.infer<typeof alternativeSchema>

export const repeatDeliverySchema = z.object({
  id: z.string(),
  /**
   * Changes that the caller can make. A link in an e-mail only allows changes that reduce the price or the
   * number of deliveries.
   */
  may: z.enum(["reduce", "all"]),
  state: z.enum(REPEAT_STATES),
  weeks,
  when_missing: z.enum(WHEN_MISSING),
  /** Next delivery. Null if the subscription has ended or is paused. */
  next: z
    .object({
      on: day,
      state: z.enum(NEXT_STATES),
      /** Total at current prices, or as announced, VAT and delivery included. Null if unknown. */
      total_cents: cents.nullable(),
      /** Name of the missing goods. */
      missing: z.string().nullable(),
      /** Missing goods of this delivery, and the replacement that the customer chose for them. */
      replaced: z.array(z.object({ name: z.string(), by: z.string() })),
    })
    .nullable(),
  lines: z.array(
    z.object({
      product_id: z.string(),
      variant_id: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      quantity: z.number().int(),
      /** Current unit price in cents, before the discount. Null if the product is no longer for sale. */
      unit_cents: cents.nullable(),
      /** Replacement if the goods are missing. Null: none, and `when_missing` applies. */
      instead: alternativeSchema.nullable(),
      /** Possible replacements: other sizes, and products of the same category. */
      alternatives: z.array(alternativeSchema),
    }),
  ),
  last_total_cents: cents,
  /** Card that is charged. Null if unknown. */
  card: z.object({ brand: z.string().nullable(), last4: z.string().nullable() }).nullable(),
  /** Destination country. */
  country: z.enum(DELIVERY_COUNTRIES).nullable(),
  address: z.string(),
  /** Delivery kind, as in GET /api/delivery. Null if it is no longer available. */
  delivery_code: z.string().nullable(),
  /** Available intervals. */
  rhythms: z.array(weeks),
})
export type RepeatDelivery = z.infer<typeof repeatDeliverySchema>

export const repeatDeliveriesSchema = z.object({ repeats: z.array(repeatDeliverySchema) })
export type RepeatDeliveries = z.infer<typeof repeatDeliveriesSchema>

export const REPEAT_ACTIONS = ["skip", "pause", "resume", "end"] as const
export type RepeatAction = (typeof REPEAT_ACTIONS)[number]

/** Destination from the next delivery on: an address, or a pickup point. */
export const repeatDestinationSchema = z
  .object({
    country: z.enum(DELIVERY_COUNTRIES),
    /** Id of a method from the subscription's `deliveries`. */
    delivery_method: z.string().max(64),
    /** Id of a point from GET /api/delivery/points. Required if the method needs a point. */
    delivery_point: z.string().max(64).optional(),
    /** Required if the method needs no point. */
    address: deliveryAddressSchema.optional(),
  })
  .refine(
    ({ country, address, delivery_point }) =>
      delivery_point !== undefined || (address !== undefined && isPostalCode(country, address.postal_code)),
    { path: ["address", "postal_code"] },
  )
export type RepeatDestination = z.infer<typeof repeatDestinationSchema>

/** Delivery methods of a subscription to a country, with current prices. */
export const repeatMethodsSchema = z.object({ methods: z.array(timedDeliveryMethodSchema) })
export type RepeatMethods = z.infer<typeof repeatMethodsSchema>

/** Action or changes. Absent fields are not changed. */
export const changeRepeatSchema = z.object({
  action: z.enum(REPEAT_ACTIONS).optional(),
  weeks: weeks.optional(),
  when_missing: z.enum(WHEN_MISSING).optional(),
  /** Quantity of one line. 0 removes it. */
  quantity: z
    .object({ variant_id: productIdSchema, quantity: z.number().int().min(0).max(MAX_LINE_QUANTITY) })
    .optional(),
  /** Replacement of a line if its goods are missing. Null: none. */
  instead: z.object({ variant_id: productIdSchema, by_variant_id: productIdSchema.nullable() }).optional(),
  destination: repeatDestinationSchema.optional(),
})
export type ChangeRepeat = z.input<typeof changeRepeatSchema>

export const repeatTokenSchema = z.object({ token: z.string().max(2_000) })
export const changeLinkedRepeatSchema = changeRepeatSchema.extend(repeatTokenSchema.shape)
export const repeatCountrySchema = z.object({ country: z.enum(DELIVERY_COUNTRIES) })
export const linkedRepeatCountrySchema = repeatTokenSchema.extend(repeatCountrySchema.shape)
export const linkedRepeatPaymentSchema = repeatTokenSchema.extend({ origin_url: z.url().max(500) })

/** GET /api/admin/repeat-deliveries: subscription deliveries of the next seven days, and problems. */
export const repeatOverviewSchema = z.object({
  is_offered: z.boolean(),
  active: z.number().int(),
  paused: z.number().int(),
  /** Deliveries of the next seven days. */
  week: z.object({
    deliveries: z.number().int(),
    /** Announced total, or the total of the last delivery. Includes VAT and delivery. */
    expected_cents: cents,
    goods: z.array(z.object({ variant_id: z.string(), name: z.string(), quantity: z.number().int() })),
  }),
  /** Refused charges, missing goods, and subscriptions that were paused because of them, newest first. */
  troubles: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      state: z.enum(["failed", "given_up", "waiting"]),
      due_on: day,
      /** Next attempt. Null if no attempt is planned. */
      next_on: day.nullable(),
      tries: z.number().int(),
      missing: z.string().nullable(),
      total_cents: cents.nullable(),
      first_order: z.string(),
    }),
  ),
})
export type RepeatOverview = z.infer<typeof repeatOverviewSchema>

/** GET /admin/repeat-deliveries, also for one order: for Medusa Admin. */
export const repeatRowSchema = z.object({
  id: z.string(),
  state: z.enum(REPEAT_STATES),
  weeks,
  email: z.string(),
  /** Null for a guest. */
  customer_id: z.string().nullable(),
  /** First order of the subscription. */
  order_id: z.string(),
  order_number: z.string(),
  goods: z.string(),
  /** Next delivery day. Null while it is paused or after its end. */
  next_on: day.nullable(),
  next_state: z.enum(NEXT_STATES).nullable(),
  last_total_cents: cents,
})
export type RepeatRow = z.infer<typeof repeatRowSchema>
