import { DELIVERY_KINDS, tariffSchema } from "@bon-perroquet/bpost/tariff"
import { perVatClass } from "@bon-perroquet/contract/vat-classes"
import { percentSchema } from "@bon-perroquet/vat/rates/input"
import { z } from "zod"
import { COUNTRY_CODES } from "./codes"

const workingDays = z.number().int().min(0).max(60)

/** One way to deliver to a country: the carrier's tariff for it, VAT included, and how long a parcel takes. */
export const methodSchema = tariffSchema
  .extend({ kind: z.enum(DELIVERY_KINDS), min_days: workingDays, max_days: workingDays })
  .refine(({ min_days, max_days }) => min_days <= max_days, { path: ["max_days"] })
export type Method = z.infer<typeof methodSchema>

const methodsSchema = z
  .array(methodSchema)
  .min(1)
  .max(DELIVERY_KINDS.length)
  .refine((methods) => new Set(methods.map(({ kind }) => kind)).size === methods.length)

export const deliverySchema = z.strictObject({ methods: methodsSchema })
export type DeliveryInput = z.infer<typeof deliverySchema>

export const openCountrySchema = z.strictObject({
  code: z.enum(COUNTRY_CODES),
  methods: methodsSchema,
  /** Of each class of VAT in per cent, from the day `from` (in Belgium) on. A country that has rates keeps them. */
  rates: z.strictObject({ ...perVatClass(() => percentSchema), from: z.iso.date() }),
})
export type OpenCountry = z.infer<typeof openCountrySchema>

export const openStateSchema = z.strictObject({ open: z.boolean() })
export type OpenState = z.infer<typeof openStateSchema>

/** A country that the shop delivers to, or did. */
export type CountryView = {
  code: string
  open: boolean
  /** Orders and carts that name it: while there are none, opening it can be undone. */
  uses: number
  /** Closing and undoing are possible; not for the country of origin, nor for one that shares its records with others. */
  own: boolean
  methods: (Method & { id: string })[]
}
