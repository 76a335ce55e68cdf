import type { DeliveryCountry } from "@bon-perroquet/contract"

/** Countries with a specific text about their postal code. */
const EXPLAINED = ["BE", "FR", "LU", "NL"] as const

/** Returns the checkout's text key for an invalid postal code. */
export const postalCodeError = (country: DeliveryCountry) =>
  `errors.postal_code.${EXPLAINED.find((code) => code === country) ?? "other"}` as const
