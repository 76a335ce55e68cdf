import type { CarrierOffer } from "@bon-perroquet/contract"
import { servicesTo, type CarrierService } from "@bon-perroquet/contract/method-fields"
import { DELIVERY_COUNTRIES } from "@bon-perroquet/contract/sets"

/** @param code lower case, as in Medusa */
export function servicesOf(carriers: readonly CarrierOffer[], code: string): CarrierService[] {
  const country = DELIVERY_COUNTRIES.find((each) => each.toLowerCase() === code)
  return country ? servicesTo(carriers, country) : []
}
