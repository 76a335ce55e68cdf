import { z } from "@medusajs/framework/zod"
import { percentSchema } from "@bon-perroquet/vat/rates/input"
import { COUNTRY_CODES } from "./codes"

/** Ways a parcel reaches somebody: at home, at a pick-up point or post office, in a locker. */
export const METHOD_KINDS = ["home", "pickup_point", "locker"] as const
export type MethodKind = (typeof METHOD_KINDS)[number]

/** EUR 1,000: a dearer delivery is a slip of the hand. */
const priceCents = z.number().int().min(0).max(100_000)
const workingDays = z.number().int().min(0).max(60)

export const methodSchema = z
  .strictObject({
    kind: z.enum(METHOD_KINDS),
    /** VAT included. */
    price_cents: priceCents,
    /** Value of the goods, VAT included, from which delivery is free; null where it never is. */
    free_from_cents: z.number().int().min(1).max(10_000_000).nullable(),
    min_days: workingDays,
    max_days: workingDays,
  })
  .refine(({ min_days, max_days }) => min_days <= max_days, { path: ["max_days"] })
export type Method = z.infer<typeof methodSchema>

const methodsSchema = z
  .array(methodSchema)
  .min(1)
  .max(METHOD_KINDS.length)
  .refine((methods) => new Set(methods.map(({ kind }) => kind)).size === methods.length)

export const deliverySchema = z.strictObject({ methods: methodsSchema })
export type DeliveryInput = z.infer<typeof deliverySchema>

export const openCountrySchema = z.strictObject({
  code: z.enum(COUNTRY_CODES),
  methods: methodsSchema,
  /** In per cent, from the day `from` (in Belgium) on. A country that has rates keeps them. */
  rates: z.strictObject({ standard: percentSchema, reduced: percentSchema, from: z.iso.date() }),
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
