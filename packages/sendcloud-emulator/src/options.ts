import type { ApiError } from "./errors"
import { pointWithId } from "./points"
import { kilogramsOf, type Announcement } from "./schema"

interface ShippingOption {
  carrier: { code: string; name: string }
  countries: readonly string[]
  kilograms: number
  toPoint: boolean
  line: number
}

const POSTNL = { code: "postnl", name: "PostNL" }
const COLISSIMO = { code: "colissimo", name: "Colissimo" }
const MONDIAL_RELAY = { code: "mondial_relay", name: "Mondial Relay" }

const OPTIONS: Record<string, ShippingOption> = {
  "postnl:standard": { carrier: POSTNL, countries: ["NL"], kilograms: 23, toPoint: false, line: 35 },
  "postnl:standard/service_point": {
    carrier: POSTNL,
    countries: ["NL"],
    kilograms: 23,
    toPoint: true,
    line: 35,
  },
  "colissimo:home/signature": {
    ...{ carrier: COLISSIMO, countries: ["FR", "LU"], kilograms: 30, toPoint: false, line: 35 },
  },
  "mondial_relay:service_point": {
    ...{ carrier: MONDIAL_RELAY, countries: ["FR"], kilograms: 25, toPoint: true, line: 35 },
  },
}

export const optionOf = ({ ship_with }: Announcement): ShippingOption | undefined =>
  OPTIONS[ship_with.properties.shipping_option_code]

const failed = (detail: string): ApiError => ({ status: "400", code: "parcel_announcement_error", detail })

/** Returns why the carrier rejects a shipment. Empty if it accepts it. */
export function carrierErrors(request: Announcement, option: ShippingOption): ApiError[] {
  const { to_address: to, to_service_point: point } = request
  if (!option.countries.includes(to.country_code))
    return [failed(`${option.carrier.name} does not deliver to ${to.country_code} with this option.`)]
  if (kilogramsOf(request) > option.kilograms)
    return [failed(`The parcel is heavier than ${option.kilograms} kg.`)]
  if (option.toPoint && !point) return [failed("A service point is required.")]
  if (point && "id" in point && pointWithId(point.id)?.carrier.code !== option.carrier.code)
    return [failed("The service point does not exist.")]
  const long = ([field, text]: [string, string | undefined]) =>
    Array.from(text ?? "").length > option.line
      ? [failed(`${field}: at most ${option.line} characters.`)]
      : []
  const { name, company_name, address_line_1, address_line_2, city } = to
  return Object.entries({ name, company_name, address_line_1, address_line_2, city }).flatMap(long)
}
