import { type CountryMethod, countryDeliverySchema, countryInputSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { COUNTRY_CODES } from "./codes"

/** One way to deliver to a country. */
export type Method = CountryMethod

export const deliverySchema = countryDeliverySchema.strict()
export type DeliveryInput = z.infer<typeof deliverySchema>

/** As the engine writes countries: in lower case. */
export const openCountrySchema = countryInputSchema.extend({ code: z.enum(COUNTRY_CODES) }).strict()
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
