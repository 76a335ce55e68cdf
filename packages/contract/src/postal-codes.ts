import { normalisePostalCode } from "@bon-perroquet/address"
import type { DeliveryCountry } from "./sets"

/** Whether a typed text is a postal code of a country, however it is spaced and prefixed. */
export const isPostalCode = (country: DeliveryCountry, typed: string): boolean =>
  normalisePostalCode(country, typed) !== null
