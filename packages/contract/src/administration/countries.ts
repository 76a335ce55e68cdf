import { z } from "zod"
import { daySchema } from "../days/day"
import { DELIVERY_COUNTRIES, DELIVERY_KINDS } from "../sets"
import { tariffSchema } from "../shop/delivery"
import { perVatClass, VAT_CLASSES } from "../vat-classes"

const workingDays = z.number().int().min(0).max(60)

/** One way to deliver to a country: the carrier's tariff for it, and how long a parcel takes. */
export const countryMethodSchema = tariffSchema
  .extend({ kind: z.enum(DELIVERY_KINDS), min_days: workingDays, max_days: workingDays })
  .refine(({ min_days, max_days }) => min_days <= max_days, { path: ["max_days"] })
export type CountryMethod = z.infer<typeof countryMethodSchema>

/** PUT /api/admin/countries/{code}/delivery: each kind once. */
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
  /** Of each class of VAT in per cent, from the day `from` (in Belgium) on. A country that has rates keeps them. */
  rates: z.object({ ...perVatClass(() => percent), from: daySchema }),
})
export type CountryInput = z.infer<typeof countryInputSchema>

/** PUT /api/admin/countries/{code}/state. */
export const countryStateSchema = z.object({ open: z.boolean() })
export const countryReferenceSchema = z.object({ code: country })

/** A country that the shop delivers to, or did. */
export const adminCountrySchema = z.object({
  code: country,
  open: z.boolean(),
  /** Orders and carts that name it: while there are none, opening it can be undone. */
  uses: z.number().int(),
  /** Carts of the last thirty days that are on their way there and not paid. */
  carts: z.number().int(),
  /** Whether it can be closed: not the country of origin, nor one that shares its records with others. */
  own: z.boolean(),
  methods: z.array(countryMethodSchema),
  /** Of each class the rate in force and those that are planned. */
  rates: z.array(z.object({ vat_class: z.literal(VAT_CLASSES), rate: z.number(), valid_from: z.string() })),
})
export type AdminCountry = z.infer<typeof adminCountrySchema>

/** GET /api/admin/countries. */
export const adminCountriesSchema = z.object({
  /** The country of origin first. */
  countries: z.array(adminCountrySchema),
  /** Those that could be opened, with the rates that their law has; which of the reduced ones is that of food is to be chosen. */
  available: z.array(z.object({ code: country, standard: z.number(), reduced: z.array(z.number()) })),
  /** Where those rates are from, and of which day. */
  rates_from: z.object({ source: z.string(), url: z.string(), day: z.iso.date() }),
  /** Whether the rate of the country of delivery is charged (oss), or that of the country of origin everywhere. */
  vat_scheme: z.enum(["origin", "oss"]),
})
export type AdminCountries = z.infer<typeof adminCountriesSchema>
