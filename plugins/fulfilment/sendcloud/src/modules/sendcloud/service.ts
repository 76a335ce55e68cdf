import type { Carrier, Service, TrackedParcel } from "@bon-perroquet/carrier"
import type { DeliveryCountry } from "@bon-perroquet/contract"
import { LIMITS } from "../../limits"
import { accountOf, checked, servicesOf, type OfferedService } from "../../options"
import { pointDirectory } from "../../points"
import { sendcloudLabels } from "../../shipping"

const WEIGHT_STEPS = [2_000, 10_000, LIMITS.weight_grams]
/** Suggested delivery time in working days. */
const TRANSIT = { min_days: 2, max_days: 4 }

export class SendcloudService implements Carrier {
  readonly code = "sendcloud"
  readonly name: string
  readonly isOffered: boolean
  readonly provider_id = "sendcloud_sendcloud"
  readonly limits = LIMITS
  readonly accountVariables = ["SENDCLOUD_PUBLIC_KEY", "SENDCLOUD_SECRET_KEY"]
  readonly points: Carrier["points"]
  readonly labels: Carrier["labels"]
  private readonly offered: readonly OfferedService[]

  constructor(_container: unknown, given?: unknown) {
    const options = checked(given)
    const account = accountOf(options)
    this.name = options.name || "Sendcloud"
    this.offered = servicesOf(options)
    this.isOffered = account !== null && this.offered.length > 0
    this.points = account && pointDirectory(account, this.offered)
    this.labels = account && sendcloudLabels(account, this.offered)
  }

  services(country: DeliveryCountry): Service[] {
    return this.offered
      .filter((service) => service.country === country)
      .map(({ kind }) => ({ kind, up_to_grams: WEIGHT_STEPS, ...TRANSIT }))
  }

  /**
   * Returns the address of Sendcloud's tracking page, which forwards to the page of the service's carrier. Without a
   * service the carrier is unknown.
   */
  trackingUrl({ tracking_number, language, kind, country, postal_code }: TrackedParcel): string {
    const service = this.offered.find((each) => each.country === country && each.kind === kind)
    if (!service) return ""
    const search = new URLSearchParams({
      carrier: service.option.split(":")[0] ?? "",
      code: tracking_number.replace(/[ -]/g, ""),
      destination: service.country,
      lang: language,
      type: "parcel",
      verification: postal_code ?? "",
    })
    return `https://tracking.eu-central-1-0.sendcloud.sc/forward?${search.toString()}`
  }
}
