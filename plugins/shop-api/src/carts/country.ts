import type { Snapshot } from "../catalogue"
import { DEFAULT_COUNTRY, type DeliveryCountry } from "../contract/constants"
import { openCountries } from "../delivery/open-countries"

/** The country of delivery that the engine's cart names; Belgium where it names none, or one that is closed by now. */
export const countryOf = (snapshot: Snapshot, code: string | null | undefined): DeliveryCountry =>
  openCountries(snapshot).find((country) => country === code?.toUpperCase()) ?? DEFAULT_COUNTRY
