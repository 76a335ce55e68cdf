import {
  type CountryMethod,
  countryDeliverySchema,
  countryInputSchema,
  DELIVERY_COUNTRIES,
} from "@bon-perroquet/contract"
import { z } from "zod"

/** ISO 3166-1 alpha-2, lower case as in Medusa. */
export const COUNTRY_CODES: readonly string[] = DELIVERY_COUNTRIES.map((code) => code.toLowerCase())

export type Method = CountryMethod

export const deliverySchema = countryDeliverySchema.strict()
export type DeliveryInput = z.infer<typeof deliverySchema>

/** Codes are in lower case, as in Medusa. */
export const openCountrySchema = countryInputSchema.extend({ code: z.enum(COUNTRY_CODES) }).strict()
export type OpenCountry = z.infer<typeof openCountrySchema>

export const openStateSchema = z.strictObject({ open: z.boolean() })
export type OpenState = z.infer<typeof openStateSchema>

export type CountryView = {
  code: string
  open: boolean
  /** Number of orders and carts. A country without any can be removed. */
  uses: number
  /** Whether the country can be closed and removed: it is not the country of origin and shares no records. */
  own: boolean
  methods: (Method & { id: string; carrier: string })[]
}
