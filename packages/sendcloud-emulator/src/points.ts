import { refused, type Answer } from "./errors"

const TIMES = [
  { start_time: "09:00", end_time: "12:30" },
  { start_time: "13:30", end_time: "18:00" },
]
const ALWAYS = [{ start_time: "00:00", end_time: "23:59" }]

type ShopType = "servicepoint" | "locker" | "post_office" | "carrier_depot"
const SHOP_TYPES: readonly string[] = ["servicepoint", "locker", "post_office", "carrier_depot"]

interface Place {
  carrier: { code: string; name: string }
  type: ShopType
  name: string
  street: string
  house_number: string
  postal_code: string
  city: string
  country_code: string
  distance: number
}

const POSTNL = { code: "postnl", name: "PostNL" }
const MONDIAL_RELAY = { code: "mondial_relay", name: "Mondial Relay" }

const PLACES: readonly Place[] = [
  {
    ...{ carrier: POSTNL, type: "locker", name: "Pakketautomaat Stationsplein", distance: 919 },
    ...{
      street: "Stationsplein",
      house_number: "1",
      postal_code: "1012 AB",
      city: "Amsterdam",
      country_code: "NL",
    },
  },
  {
    ...{ carrier: POSTNL, type: "servicepoint", name: "Boekhandel De Papegaai", distance: 85 },
    ...{
      street: "Kerkstraat",
      house_number: "12",
      postal_code: "1017 GC",
      city: "Amsterdam",
      country_code: "NL",
    },
  },
  {
    ...{ carrier: POSTNL, type: "post_office", name: "PostNL Spui", distance: 420 },
    ...{ street: "Spui", house_number: "4", postal_code: "1012 WX", city: "Amsterdam", country_code: "NL" },
  },
  {
    ...{ carrier: MONDIAL_RELAY, type: "servicepoint", name: "Tabac du Perroquet", distance: 310 },
    ...{
      street: "Rue de Rivoli",
      house_number: "8",
      postal_code: "75004",
      city: "Paris",
      country_code: "FR",
    },
  },
]

function viewOf({ carrier, type, name, distance, ...address }: Place, index: number) {
  const hours = type === "locker" ? ALWAYS : TIMES
  const weekend = type === "locker" ? ALWAYS : null
  return {
    id: 1_000_001 + index,
    name,
    carrier: { ...carrier, logo_url: null, icon_url: null },
    carrier_service_point_id: `${address.country_code}-${index + 1}`,
    carrier_shop_type: null,
    general_shop_type: type,
    address,
    position: { latitude: 52.37, longitude: 4.89 },
    contact: { email: "", phone: "" },
    opening_times: {
      ...{ monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours },
      ...{ saturday: weekend, sunday: weekend },
    },
    is_open_tomorrow: true,
    next_open_at: null,
    is_expired: false,
    distance,
  }
}
const POINTS = PLACES.map(viewOf)

export const pointWithId = (id: string) => POINTS.find((point) => String(point.id) === id)

const invalid = (code: string, detail: string, parameter: string): Answer =>
  refused(400, { code, detail, source: { parameter } })

/** Answers GET /service-points. */
export function findPoints(query: URLSearchParams): Answer {
  const country = query.get("country_code")
  if (country === null) return invalid("required", "Field required", "country_code")
  if (!/^[A-Z]{2}$/.test(country))
    return invalid("invalid_choice", `"${country}" is not a valid country code`, "country_code")
  const carriers = query.getAll("carrier_code")
  if (carriers.length > 0 === query.has("use_integration_carriers"))
    return invalid(
      "validation_error",
      "Exactly one of carrier_code and use_integration_carriers must be provided",
      "carrier_code",
    )
  const types = query.getAll("general_shop_type")
  if (types.some((type) => !SHOP_TYPES.includes(type)))
    return invalid(
      "invalid_choice",
      "Input should be 'servicepoint', 'locker', 'post_office' or 'carrier_depot'",
      "general_shop_type",
    )
  const radius = Number(query.get("radius") ?? 5_000)
  if (!(radius >= 100 && radius <= 50_000))
    return invalid("invalid", "Input should be between 100 and 50000", "radius")
  const limit = Number(query.get("limit") ?? 100)
  if (!(limit >= 1 && limit <= 200)) return invalid("invalid", "Input should be between 1 and 200", "limit")
  const results = POINTS.filter(
    ({ carrier, general_shop_type: type, address, distance }) =>
      address.country_code === country &&
      (!carriers.length || carriers.includes(carrier.code)) &&
      (!types.length || types.includes(type)) &&
      distance <= radius,
  )
    .sort((one, other) => one.distance - other.distance)
    .slice(0, limit)
  const geocoding = { status: "matched", precision: "postal_code", formatted_address: null }
  return { status: 200, body: { data: { results, geocoding } } }
}
