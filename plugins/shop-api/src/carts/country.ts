import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES, type DeliveryCountry } from "../contract/constants"

/** The country of delivery that the engine's cart names, or Belgium. */
export const countryOf = (code: string | null | undefined): DeliveryCountry =>
  DELIVERY_COUNTRIES.find((country) => country === code?.toUpperCase()) ?? DEFAULT_COUNTRY
