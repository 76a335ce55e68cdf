import { z } from "zod"
import { MAX_LINE_QUANTITY } from "../constants"
import { isPostalCode } from "../postal-codes"
import { DELIVERY_COUNTRIES } from "../sets"
import { MAX_REPEAT_WEEKS } from "../repeats/repeat-weeks"
import { productIdSchema } from "./cart"
import { deliveryAddressSchema } from "./payment"

const weeks = z.number().int().min(1).max(MAX_REPEAT_WEEKS)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const cents = z.number().int()

/** Every how many weeks the shop delivers again. */
export const repeatOfferSchema = z.object({
  rhythms: z.array(weeks),
  /** What is taken off goods that come again. */
  percent: z.number(),
})
export type RepeatOffer = z.infer<typeof repeatOfferSchema>

/** PUT /api/cart/{session_id}/repeats: a line of the cart comes again every so many weeks; null: once. */
export const chooseRepeatSchema = z.object({
  product_id: productIdSchema,
  /** Which of its sizes; all that are in the cart where absent. */
  variant_id: productIdSchema.optional(),
  weeks: weeks.nullable(),
})
export type ChooseRepeat = z.input<typeof chooseRepeatSchema>

/** Lines of a cart that come again; what is not named is bought once. */
export const cartRepeatsSchema = z.object({
  repeats: z.array(z.object({ product_id: z.string(), variant_id: z.string(), weeks })),
})
export type CartRepeats = z.infer<typeof cartRepeatsSchema>

/** What is done where goods are not there on the day. */
export const WHEN_MISSING = ["wait", "skip"] as const
export type WhenMissing = (typeof WHEN_MISSING)[number]
export const REPEAT_STATES = ["active", "paused", "ended"] as const
/** How far the next delivery is: nobody has announced it, it is announced, goods are waited for, its charge was refused. */
export const NEXT_STATES = ["planned", "announced", "waiting", "failed"] as const

/** Goods that come in place of others that are not there, at today's price of one piece, before the discount. */
const alternativeSchema = z.object({
  product_id: z.string(),
  variant_id: z.string(),
  name: z.string(),
  /** Null where it is not sold any more. */
  unit_cents: cents.nullable(),
})
export type RepeatAlternative = z.infer<typeof alternativeSchema>

export const repeatDeliverySchema = z.object({
  id: z.string(),
  /** What the caller may change: by a link in a mail only what reduces the price or the number of deliveries. */
  may: z.enum(["reduce", "all"]),
  state: z.enum(REPEAT_STATES),
  weeks,
  when_missing: z.enum(WHEN_MISSING),
  /** Null once it has ended, and while it is paused. */
  next: z
    .object({
      on: day,
      state: z.enum(NEXT_STATES),
      /** At today's prices, or as announced; VAT and delivery included. Null while that can't be said. */
      total_cents: cents.nullable(),
      /** What is waited for. */
      missing: z.string().nullable(),
      /** What is not there this time, and what comes instead, as its owner chose. */
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
      /** Of one piece today, in cents, before the discount; null where it is not sold any more. */
      unit_cents: cents.nullable(),
      /** What comes instead where it is not there; null: nothing, and `when_missing` says what is done. */
      instead: alternativeSchema.nullable(),
      /** What may be chosen to come instead: its other sizes, and goods of its category. */
      alternatives: z.array(alternativeSchema),
    }),
  ),
  last_total_cents: cents,
  /** The card that is charged; null where nothing is known of it now. */
  card: z.object({ brand: z.string().nullable(), last4: z.string().nullable() }).nullable(),
  /** Where it goes. */
  country: z.enum(DELIVERY_COUNTRIES).nullable(),
  address: z.string(),
  /** What kind of delivery brings it there, as GET /api/delivery names it; null where that is not offered any more. */
  delivery_code: z.string().nullable(),
  /** The shop's rhythms, to change to. */
  rhythms: z.array(weeks),
})
export type RepeatDelivery = z.infer<typeof repeatDeliverySchema>

export const repeatDeliveriesSchema = z.object({ repeats: z.array(repeatDeliverySchema) })
export type RepeatDeliveries = z.infer<typeof repeatDeliveriesSchema>

/** What its owner may do, each by one press. */
export const REPEAT_ACTIONS = ["skip", "pause", "resume", "end"] as const
export type RepeatAction = (typeof REPEAT_ACTIONS)[number]

/** Where it goes from the next delivery on: an address, or a point where the parcel waits. */
export const repeatDestinationSchema = z
  .object({
    country: z.enum(DELIVERY_COUNTRIES),
    /** Id of a method of its `deliveries`. */
    delivery_method: z.string().max(64),
    /** Id of a point of GET /api/delivery/points, for a method that needs one. */
    delivery_point: z.string().max(64).optional(),
    /** For a method that needs no point. */
    address: deliveryAddressSchema.optional(),
  })
  .refine(
    ({ country, address, delivery_point }) =>
      delivery_point !== undefined || (address !== undefined && isPostalCode(country, address.postal_code)),
    { path: ["address", "postal_code"] },
  )
export type RepeatDestination = z.infer<typeof repeatDestinationSchema>

/** The ways to deliver what comes to a country, with their prices today. */
export const repeatMethodsSchema = z.object({
  methods: z.array(
    z.object({
      id: z.string(),
      /** Stable name of the kind: home, pickup_point, locker. */
      code: z.string(),
      needs_point: z.boolean(),
      price_cents: cents,
      /** Working days, from and to. */
      min_days: z.number().int(),
      max_days: z.number().int(),
    }),
  ),
})
export type RepeatMethods = z.infer<typeof repeatMethodsSchema>

/** Something is done, or changed; what is absent stays. */
export const changeRepeatSchema = z.object({
  action: z.enum(REPEAT_ACTIONS).optional(),
  weeks: weeks.optional(),
  when_missing: z.enum(WHEN_MISSING).optional(),
  /** Of one of its lines; 0 takes it out. */
  quantity: z
    .object({ variant_id: productIdSchema, quantity: z.number().int().min(0).max(MAX_LINE_QUANTITY) })
    .optional(),
  /** What comes in place of one of its lines where that is not there; null: nothing. */
  instead: z.object({ variant_id: productIdSchema, by_variant_id: productIdSchema.nullable() }).optional(),
  destination: repeatDestinationSchema.optional(),
})
export type ChangeRepeat = z.input<typeof changeRepeatSchema>

export const repeatTokenSchema = z.object({ token: z.string().max(2_000) })
export const changeLinkedRepeatSchema = changeRepeatSchema.extend(repeatTokenSchema.shape)
export const repeatCountrySchema = z.object({ country: z.enum(DELIVERY_COUNTRIES) })
export const linkedRepeatCountrySchema = repeatTokenSchema.extend(repeatCountrySchema.shape)
export const linkedRepeatPaymentSchema = repeatTokenSchema.extend({ origin_url: z.url().max(500) })

/** GET /api/admin/repeat-deliveries: what is to be packed in the next seven days, and what needs looking at. */
export const repeatOverviewSchema = z.object({
  is_offered: z.boolean(),
  active: z.number().int(),
  paused: z.number().int(),
  /** Deliveries of the next seven days. */
  week: z.object({
    deliveries: z.number().int(),
    /** Announced, or at what the last delivery cost; VAT and delivery included. */
    expected_cents: cents,
    goods: z.array(z.object({ variant_id: z.string(), name: z.string(), quantity: z.number().int() })),
  }),
  /** Charges that were refused and wait, goods that are missing, and what was paused for it; the newest first. */
  troubles: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      state: z.enum(["failed", "given_up", "waiting"]),
      due_on: day,
      /** When it is tried again; null where it is not. */
      next_on: day.nullable(),
      tries: z.number().int(),
      missing: z.string().nullable(),
      total_cents: cents.nullable(),
      first_order: z.string(),
    }),
  ),
})
export type RepeatOverview = z.infer<typeof repeatOverviewSchema>

/** GET /admin/repeat-deliveries, and of one order: for Medusa Admin. */
export const repeatRowSchema = z.object({
  id: z.string(),
  state: z.enum(REPEAT_STATES),
  weeks,
  email: z.string(),
  /** Null where it is a guest's. */
  customer_id: z.string().nullable(),
  /** The order that it began with. */
  order_id: z.string(),
  order_number: z.string(),
  goods: z.string(),
  /** The day of the next delivery; null while it rests. */
  next_on: day.nullable(),
  next_state: z.enum(NEXT_STATES).nullable(),
  last_total_cents: cents,
})
export type RepeatRow = z.infer<typeof repeatRowSchema>
