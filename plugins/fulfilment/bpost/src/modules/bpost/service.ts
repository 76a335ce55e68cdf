import type { Carrier, Service, TrackedParcel } from "@bon-perroquet/carrier"
import type { DeliveryCountry } from "@bon-perroquet/contract"
import { DELIVERY_KINDS } from "@bon-perroquet/contract/sets"
import { LIMITS } from "../../limits"
import { checked } from "../../options"
import { pointDirectory } from "../../points"
import { bpostLabels } from "../../shipping"

const WEIGHT_STEPS = [2_000, 10_000, LIMITS.weight_grams]
/** Default working days in transit, in Belgium and to other countries. */
const TRANSIT = { BE: { min_days: 1, max_days: 3 }, abroad: { min_days: 3, max_days: 5 } }

export class BpostService implements Carrier {
  readonly code = "bpost"
  readonly name = "bpost"
  readonly isOffered = true
  readonly provider_id = "bpost_bpost"
  readonly limits = LIMITS
  readonly accountVariables = ["BPOST_ACCOUNT", "BPOST_PASSPHRASE"]
  readonly points: Carrier["points"]
  readonly labels: Carrier["labels"]

  constructor(_container: unknown, given?: unknown) {
    const options = checked(given)
    this.points = pointDirectory(options)
    this.labels = bpostLabels(options)
  }

  services(country: DeliveryCountry): Service[] {
    const transit = country === "BE" ? TRANSIT.BE : TRANSIT.abroad
    return DELIVERY_KINDS.map((kind) => ({ kind, up_to_grams: WEIGHT_STEPS, ...transit }))
  }

  trackingUrl({ tracking_number, language, postal_code }: TrackedParcel): string {
    const search = new URLSearchParams({
      itemCode: tracking_number.replace(/[ -]/g, ""),
      lang: language,
      ...(postal_code && { postalCode: postal_code }),
    })
    return `https://track.bpost.cloud/btr/web/#/search?${search.toString()}`
  }
}
