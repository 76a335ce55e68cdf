import type { DeliveryCountry } from "@bon-perroquet/contract"

/** Countries whose postal code is explained by its own sentence. */
const EXPLAINED = ["BE", "FR", "LU", "NL"] as const

/** The sentence for a postal code that its country does not know: a key of the checkout's texts. */
export const postalCodeError = (country: DeliveryCountry) =>
  `errors.postal_code.${EXPLAINED.find((code) => code === country) ?? "other"}` as const
