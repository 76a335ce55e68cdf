import { z } from "zod"
import { typedVatNumberSchema } from "./business"
import { sessionIdSchema, totalsSchema } from "./cart"
import { chosenExtrasSchema } from "./extras"
import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES, POINT_KINDS } from "../sets"

export const deliveryQuerySchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES).default(DEFAULT_COUNTRY),
  cart_session_id: sessionIdSchema.optional(),
  /** Codes from GET /api/extras, separated by commas. The totals then include these extras. */
  extras: chosenExtrasSchema.optional(),
  /**
   * VAT number of a business. If VIES confirms it and the goods go to its country, the totals are without
   * VAT.
   */
  vat_number: typedVatNumberSchema.optional(),
})

/** Delivery method to a country. */
export const deliveryMethodSchema = z.object({
  id: z.string(),
  /** Stable name of the kind: home, pickup_point, locker. */
  code: z.string(),
  /** Whether the order needs a pickup point or locker. */
  needs_point: z.boolean(),
  price_cents: z.number().int(),
})

export const timedDeliveryMethodSchema = deliveryMethodSchema.extend({
  /** Transit time in working days. */
  min_days: z.number().int(),
  max_days: z.number().int(),
})

/**
 * GET /api/delivery: delivery methods of a cart for a country, with the resulting totals. Home delivery
 * first, then points, each by price.
 */
export const deliverySchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES),
  methods: z.array(timedDeliveryMethodSchema.extend({ totals: totalsSchema })),
})
export type Delivery = z.infer<typeof deliverySchema>

export const POINTS_SHOWN = 8

/** GET /api/delivery/points: the nearest points of a postal code. */
export const pointsQuerySchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES).default(DEFAULT_COUNTRY),
  kind: z.enum(POINT_KINDS),
  postal_code: z.string().trim().max(16).default(""),
})

const time = z.string()

export const deliveryPointSchema = z.object({
  id: z.string(),
  kind: z.enum(POINT_KINDS),
  name: z.string(),
  street: z.string(),
  number: z.string(),
  postal_code: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /**
   * Opening hours from Monday to Sunday, as [from, to] in the format 08:00. Null for a closed day. Breaks are
   * ignored.
   */
  hours: z.array(z.array(time).length(2).nullable()),
  /** Opening hours from Monday to Sunday, with breaks. Absent if the carrier does not provide them. */
  openings: z.array(z.array(z.array(time).length(2))).optional(),
  /** Distance in metres from the centre of the requested postal code. */
  distance_m: z.number().int().optional(),
  /** Latitude and longitude, WGS 84. */
  position: z.object({ lat: z.number(), lng: z.number() }).optional(),
})
export type DeliveryPoint = z.infer<typeof deliveryPointSchema>
export const deliveryPointsSchema = z.array(deliveryPointSchema)

/** Open country, with its transit times and free delivery. */
export const destinationSchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES),
  /** Working days of the fastest and the slowest method. */
  min_days: z.number().int(),
  max_days: z.number().int(),
  /** Minimum value of goods for free home delivery, VAT included. Null if delivery is never free. */
  free_from_cents: z.number().int().nullable(),
})
export type Destination = z.infer<typeof destinationSchema>

/** GET /api/delivery/countries: countries open to orders, the shop's country first. */
export const openCountriesSchema = z.object({
  countries: z.array(z.enum(DELIVERY_COUNTRIES)),
  destinations: z.array(destinationSchema),
})
export type OpenCountries = z.infer<typeof openCountriesSchema>

/** Prices of a delivery kind to one country, VAT included. */
export const tariffSchema = z.object({
  /** Price of one parcel by weight, lightest first. The last step is the maximum parcel weight. */
  steps: z
    .array(z.object({ up_to_grams: z.number().int().min(1), price_cents: z.number().int().min(0) }))
    .min(1)
    .max(20)
    .refine((steps) =>
      steps.every((step, index) => index === 0 || step.up_to_grams > (steps[index - 1]?.up_to_grams ?? 0)),
    ),
  /** Minimum value of goods for free delivery, VAT included. Null if delivery is never free. */
  free_from_cents: z.number().int().min(0).nullable(),
})
export type Tariff = z.infer<typeof tariffSchema>
