import { z } from "zod"
import { sessionIdSchema, totalsSchema } from "./cart"
import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES } from "./sets"

/** Kinds of delivery that go to a point which the shopper chooses. */
export const POINT_KINDS = ["pickup_point", "locker"] as const

export const deliveryQuerySchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES).default(DEFAULT_COUNTRY),
  cart_session_id: sessionIdSchema.optional(),
})

/**
 * GET /api/delivery: the ways to deliver a cart to a country, each with the totals it leads to: to one's door first, then
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
  postal_code: z.string().trim().max(12).default(""),
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
  /** From Monday to Sunday, [from, to] as 08:00; null on a day when it is closed. */
  hours: z.array(z.tuple([time, time]).nullable()),
})
export type DeliveryPoint = z.infer<typeof deliveryPointSchema>
export const deliveryPointsSchema = z.array(deliveryPointSchema)

/** GET /api/delivery/countries: those open to orders, the shop's own first. */
export const openCountriesSchema = z.object({ countries: z.array(z.enum(DELIVERY_COUNTRIES)) })
export type OpenCountries = z.infer<typeof openCountriesSchema>
