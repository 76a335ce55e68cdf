import type { DeliveryCountry } from "@bon-perroquet/contract"

/** Countries whose postal code has a specific error message. */
const EXPLAINED = ["BE", "FR", "LU", "NL"] as const

export const postalCodeError = (country: DeliveryCountry) =>
  `errors.postal_code.${EXPLAINED.find((code) => code === country) ?? "other"}` as const
