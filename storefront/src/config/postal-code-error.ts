import type { DeliveryCountry } from "@bon-perroquet/contract"

/** Countries with a specific text. */
const EXPLAINED = ["BE", "FR", "LU", "NL"] as const

export const postalCodeError = (country: DeliveryCountry) =>
  `errors.postal_code.${EXPLAINED.find((code) => code === country) ?? "other"}` as const
