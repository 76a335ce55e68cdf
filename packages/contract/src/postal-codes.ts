import { normalisePostalCode } from "./address"
import type { DeliveryCountry } from "./sets"

/** Returns whether a text is a postal code of a country, with any spacing and prefix. */
export const isPostalCode = (country: DeliveryCountry, typed: string): boolean =>
  normalisePostalCode(country, typed) !== null
