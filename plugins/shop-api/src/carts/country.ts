import { DEFAULT_COUNTRY, DELIVERY_COUNTRIES, type DeliveryCountry } from "@bon-perroquet/contract"
import type { Snapshot } from "../catalogue"
import { isOpen } from "../delivery/open-countries"

/** The country of delivery that the engine's cart names; Belgium where it names none, or one that is closed by now. */
export function countryOf(snapshot: Snapshot, code: string | null | undefined): DeliveryCountry {
  const named = DELIVERY_COUNTRIES.find((country) => country === code?.toUpperCase())
  return named && isOpen(snapshot, named) ? named : DEFAULT_COUNTRY
}
