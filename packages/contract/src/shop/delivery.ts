import { z } from "zod"
import { typedVatNumberSchema } from "./business"
import { sessionIdSchema, totalsSchema } from "./cart"
import { chosenExtrasSchema } from "./extras"
import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES, POINT_KINDS } from "../sets"

export const deliveryQuerySchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES).default(DEFAULT_COUNTRY),
  cart_session_id: sessionIdSchema.optional(),
  /** Codes of extras listed by GET /api/extras, separated by commas: the totals then are with them. */
  extras: chosenExtrasSchema.optional(),
  /** Of a business: where VIES knows it and the goods go to its country, the totals are without VAT. */
  vat_number: typedVatNumberSchema.optional(),
})

/**
 * GET /api/delivery: the ways to deliver a cart to a country, each with the totals it leads to: home delivery first, then
 * to a point, each the cheapest first.
 */
export const deliverySchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES),
  methods: z.array(
    z.object({
      id: z.string(),
      /** Stable name of the kind: home, pickup_point, locker. */
      code: z.string(),
      /** Whether the order has to say to which point it goes. */
      needs_point: z.boolean(),
      price_cents: z.number().int(),
      /** Working days, from and to. */
      min_days: z.number().int(),
      max_days: z.number().int(),
      totals: totalsSchema,
    }),
  ),
})
export type Delivery = z.infer<typeof deliverySchema>

export const POINTS_SHOWN = 8

/** GET /api/delivery/points: the points nearest to a postal code. */
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
  /** From Monday to Sunday, [from, to] as 08:00; null on a day when it is closed. A break at noon is not in it. */
  hours: z.array(z.array(time).length(2).nullable()),
  /** From Monday to Sunday, each time that it is open; absent if the carrier does not say. */
  openings: z.array(z.array(z.array(time).length(2))).optional(),
  /** From the middle of the postal code that was asked for. */
  distance_m: z.number().int().optional(),
  /** Latitude and longitude, WGS 84. */
  position: z.object({ lat: z.number(), lng: z.number() }).optional(),
})
export type DeliveryPoint = z.infer<typeof deliveryPointSchema>
export const deliveryPointsSchema = z.array(deliveryPointSchema)

/** An open country, and what a shopper is promised of a delivery to it. */
export const destinationSchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES),
  /** Working days, of the quickest way and of the slowest. */
  min_days: z.number().int(),
  max_days: z.number().int(),
  /** Goods worth this much, VAT included, are brought home free; null where they never are. */
  free_from_cents: z.number().int().nullable(),
})
export type Destination = z.infer<typeof destinationSchema>

/** GET /api/delivery/countries: those open to orders, the shop's own first, and what is promised of each. */
export const openCountriesSchema = z.object({
  countries: z.array(z.enum(DELIVERY_COUNTRIES)),
  destinations: z.array(destinationSchema),
})
export type OpenCountries = z.infer<typeof openCountriesSchema>

/** What a kind of delivery costs to one country, VAT included. */
export const tariffSchema = z.object({
  /** Price of one parcel by its weight, the lightest first; the last step is the heaviest parcel there is. */
  steps: z
    .array(z.object({ up_to_grams: z.number().int().min(1), price_cents: z.number().int().min(0) }))
    .min(1)
    .max(20)
    .refine((steps) =>
      steps.every((step, index) => index === 0 || step.up_to_grams > (steps[index - 1]?.up_to_grams ?? 0)),
    ),
  /** Goods worth this much, VAT included, are delivered free; null where they never are. */
  free_from_cents: z.number().int().min(0).nullable(),
})
export type Tariff = z.infer<typeof tariffSchema>
