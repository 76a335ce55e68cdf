import { z } from "zod"
import { typedVatNumberSchema } from "./business"
import { productIdSchema, sessionIdSchema, totalsSchema } from "./cart"
import { chosenExtrasSchema } from "./extras"
import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES, POINT_KINDS } from "../sets"

export const deliveryQuerySchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES).default(DEFAULT_COUNTRY),
  cart_session_id: sessionIdSchema.optional(),
  /** Id of a product. The response then has the methods for one unit of it, instead of for a cart. */
  product_id: productIdSchema.optional(),
  /** Size of the product. Default: the first one. */
  variant_id: productIdSchema.optional(),
  /** Codes from GET /api/extras, separated by commas. The totals include these extras. */
  extras: chosenExtrasSchema.optional(),
  /**
   * VAT number of a business. If VIES confirms it and the goods go to its country, the totals are without
   * VAT.
   */
  vat_number: typedVatNumberSchema.optional(),
})

export const carrierNameSchema = z.object({
  /** Stable identifier, as in the settings of countries. */
  code: z.string(),
  /** Brand name, which is the same in every language. */
  name: z.string(),
})
export type CarrierName = z.infer<typeof carrierNameSchema>

/** Delivery method to a country. */
export const deliveryMethodSchema = z.object({
  id: z.string(),
  /** Stable name of the kind: home, pickup_point, locker. */
  code: z.string(),
  carrier: carrierNameSchema,
  /** Whether the order needs a pickup point or locker. */
  needs_point: z.boolean(),
  price_cents: z.number().int(),
})

export const timedDeliveryMethodSchema = deliveryMethodSchema.extend({
  /** Transit time in working days. */
  min_days: z.number().int(),
  max_days: z.number().int(),
})
/** Days promised for an order at its payment, as 2026-11-23 in Belgium. */
export const deliveryPromiseSchema = z.object({
  /** First and last day on which the parcel leaves. */
  dispatch_from: z.iso.date(),
  dispatch_by: z.iso.date(),
  /** First and last day of arrival. */
  arrives_from: z.iso.date(),
  arrives_by: z.iso.date(),
})
export type DeliveryPromise = z.infer<typeof deliveryPromiseSchema>

/** First and last arrival day of orders that are placed before `until`. */
export const arrivalSchema = z.object({
  /** ISO 8601, UTC. The next entry applies to orders from this moment on. */
  until: z.string(),
  /** First and last day in Belgium, as 2026-11-23. */
  from: z.iso.date(),
  by: z.iso.date(),
})
export type Arrival = z.infer<typeof arrivalSchema>

/** Delivery method of a cart, with the resulting totals. */
export const cartDeliveryMethodSchema = timedDeliveryMethodSchema.extend({
  /** The next arrival days. Empty if goods are not in stock, or while the shop is closed indefinitely. */
  arrivals: z.array(arrivalSchema),
  totals: totalsSchema,
})

/**
 * GET /api/delivery: delivery methods of a cart or a product for a country, with the resulting totals. Home
 * delivery first, then points, each by price.
 */
export const deliverySchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES),
  methods: z.array(cartDeliveryMethodSchema),
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

const destinationMethodSchema = z.object({
  /** Stable name of the kind: home, pickup_point, locker. */
  code: z.string(),
  carrier: carrierNameSchema,
  /** Transit time in working days. */
  min_days: z.number().int(),
  max_days: z.number().int(),
  /** Price of one parcel by its weight, VAT included, lightest first. Null: the price is the same for any weight. */
  prices: z.array(z.object({ up_to_grams: z.number().int().nullable(), price_cents: z.number().int() })),
  /** Minimum value of goods for free delivery, VAT included. Null if delivery is never free. */
  free_from_cents: z.number().int().nullable(),
  /** The next arrival days of goods in stock. */
  arrivals: z.array(arrivalSchema),
})
export type DestinationMethod = z.infer<typeof destinationMethodSchema>

/** Open country with its delivery methods, transit times and free delivery. */
export const destinationSchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES),
  /** Working days of the fastest and the slowest method. */
  min_days: z.number().int(),
  max_days: z.number().int(),
  /** Minimum value of goods for free home delivery, VAT included. Null if delivery is never free. */
  free_from_cents: z.number().int().nullable(),
  /** Home delivery first, then points, each by price. */
  methods: z.array(destinationMethodSchema),
})
export type Destination = z.infer<typeof destinationSchema>

const characters = z.number().int()

/** Maximum numbers of characters on a carrier's label. A longer text is rejected when the order is placed. */
export const labelLimitsSchema = z.object({
  name: characters,
  company: characters,
  street: characters,
  number: characters,
  box: characters,
  /** Second line: floor, building, care of. */
  line2: characters,
  postal_code: characters,
  city: characters,
  phone: characters,
  note: characters,
  /** A longer e-mail address is left out of the label. */
  email: characters,
  /** Limit for deliveries to a locker, which need the e-mail address. */
  email_locker: characters,
})

/** GET /api/delivery/countries: countries open to orders, the shop's country first. */
export const openCountriesSchema = z.object({
  countries: z.array(z.enum(DELIVERY_COUNTRIES)),
  destinations: z.array(destinationSchema),
  carriers: z.array(carrierNameSchema.extend({ limits: labelLimitsSchema })),
  /** Working days from the order to dispatch, and the time in Belgium until which an order counts for the same day. */
  dispatch: z.object({ cut_off: z.string(), min_days: z.number().int(), max_days: z.number().int() }),
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
