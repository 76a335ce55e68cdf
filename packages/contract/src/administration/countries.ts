import { z } from "zod"
import { daySchema } from "../days/day"
import { DELIVERY_COUNTRIES, DELIVERY_KINDS } from "../sets"
import { carrierNameSchema, tariffSchema } from "../shop/delivery"
import { perVatClass, VAT_CLASSES } from "../vat-classes"

const workingDays = z.number().int().min(0).max(60)

/** Delivery method for a country: the carrier, its prices and the transit time. */
export const countryMethodSchema = tariffSchema
  .extend({
    kind: z.enum(DELIVERY_KINDS),
    /** Code of the carrier. Default: the current carrier, otherwise the shop's first carrier with this service. */
    carrier: z.string().max(32).optional(),
    min_days: workingDays,
    max_days: workingDays,
  })
  .refine(({ min_days, max_days }) => min_days <= max_days, { path: ["max_days"] })
export type CountryMethod = z.infer<typeof countryMethodSchema>

/** PUT /api/admin/countries/{code}/delivery. Each kind at most once. */
export const countryDeliverySchema = z.object({
  methods: z
    .array(countryMethodSchema)
    .min(1)
    .max(DELIVERY_KINDS.length)
    .refine((methods) => new Set(methods.map(({ kind }) => kind)).size === methods.length),
})
export type CountryDelivery = z.infer<typeof countryDeliverySchema>

const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6)
const country = z.enum(DELIVERY_COUNTRIES)

/** POST /api/admin/countries. */
export const countryInputSchema = countryDeliverySchema.extend({
  code: country,
  /**
   * VAT rate of each class in per cent, valid from the day `from` (in Belgium). Existing rates of a country
   * are kept.
   */
  rates: z.object({ ...perVatClass(() => percent), from: daySchema }),
})
export type CountryInput = z.infer<typeof countryInputSchema>

/** PUT /api/admin/countries/{code}/state. */
export const countryStateSchema = z.object({ open: z.boolean() })
export const countryReferenceSchema = z.object({ code: country })

/** Country that the shop delivers to, or delivered to before. */
export const adminCountrySchema = z.object({
  code: country,
  open: z.boolean(),
  /** Number of orders and carts with this country. At 0, you can delete the country. */
  uses: z.number().int(),
  /** Unpaid carts of the last 30 days with this country. */
  carts: z.number().int(),
  /**
   * Whether the country can be closed. False for the country of origin, and for a country that shares its region or
   * delivery zone with others.
   */
  own: z.boolean(),
  methods: z.array(countryMethodSchema),
  /** Version of the methods, for If-Match. Absent in answers of earlier versions. */
  version: z.string().optional(),
  /** Current and planned rates of each class. */
  rates: z.array(z.object({ vat_class: z.literal(VAT_CLASSES), rate: z.number(), valid_from: z.string() })),
})
export type AdminCountry = z.infer<typeof adminCountrySchema>

/** Carrier with its services, their suggested weight steps and transit times. */
export const carrierOfferSchema = carrierNameSchema.extend({
  services: z.array(
    z.object({
      country,
      kind: z.enum(DELIVERY_KINDS),
      up_to_grams: z.array(z.number().int()),
      min_days: z.number().int(),
      max_days: z.number().int(),
    }),
  ),
})
export type CarrierOffer = z.infer<typeof carrierOfferSchema>

/** GET /api/admin/countries. */
export const adminCountriesSchema = z.object({
  /** Country of origin first. */
  countries: z.array(adminCountrySchema),
  /** Countries that can be opened, with their legal VAT rates. Choose which reduced rate applies to food. */
  available: z.array(z.object({ code: country, standard: z.number(), reduced: z.array(z.number()) })),
  carriers: z.array(carrierOfferSchema),
  /** Source and date of the rates in `available`. */
  rates_from: z.object({ source: z.string(), url: z.string(), day: z.iso.date() }),
  /**
   * "oss": the rate of the destination country applies. "origin": the rate of the country of origin applies
   * everywhere.
   */
  vat_scheme: z.enum(["origin", "oss"]),
})
export type AdminCountries = z.infer<typeof adminCountriesSchema>
