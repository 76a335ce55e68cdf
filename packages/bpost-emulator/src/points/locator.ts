import type { Answer } from "../answer"
import { ROWS, TOWNS, type Row } from "./sample"

interface Place {
  type: "1" | "2" | "4"
  country: string
  row: Row
  lat: number
  lng: number
}

/** Distance between the points of a town. */
const APART_DEGREES = 0.003

const PLACES: Place[] = Object.entries(ROWS).flatMap(([country, { pickup_point, locker }]) => [
  ...pickup_point.map((row, index) => placeOf(country, row, index, /poste|Post/.test(row[3]) ? "1" : "2")),
  ...locker.map((row, index) => placeOf(country, row, index, "4")),
])

function placeOf(country: string, row: Row, index: number, type: Place["type"]): Place {
  const [lat, lng] = TOWNS[row[2]] ?? [0, 0]
  return { type, country, row, lat: lat + index * APART_DEGREES, lng }
}

const digitsOf = (code: string): number => Number(code.replace(/\D/g, ""))

/** Returns the centre of a postal code: that of the nearest code in the sample. */
function middleOf(country: string, zone: string): readonly [number, number] | undefined {
  const nearest = PLACES.filter((place) => place.country === country)
    .map(({ row }) => ({ town: row[2], away: Math.abs(digitsOf(row[1]) - digitsOf(zone)) }))
    .sort((one, other) => one.away - other.away)[0]
  return nearest && TOWNS[nearest.town]
}

const EARTH_METRES = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the great-circle distance by the haversine formula. */
function metres([lat, lng]: readonly [number, number], place: Place): number {
  const [a, b] = [radians(place.lat - lat), radians(place.lng - lng)]
  const half =
    Math.sin(a / 2) ** 2 + Math.cos(radians(lat)) * Math.cos(radians(place.lat)) * Math.sin(b / 2) ** 2
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(half))
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
const element = (name: string, text: string | number): string => `<${name}>${escaped(String(text))}</${name}>`

type Times = readonly [string, string, string, string]
const NOON: Times = ["08:00", "12:30", "13:30", "18:30"]
const SATURDAY: Times = ["09:00", "13:00", "", ""]
const CLOSED: Times = ["", "", "", ""]
const ALWAYS: Times = ["00:01", "23:59", "", ""]
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

function hoursOf({ type }: Place): string {
  const days = DAYS.map((day) => {
    const times = type === "4" ? ALWAYS : day === "Sunday" ? CLOSED : day === "Saturday" ? SATURDAY : NOON
    const names = ["AMOpen", "AMClose", "PMOpen", "PMClose"]
    return `<${day}>${names.map((name, index) => element(name, times[index] ?? "")).join("")}</${day}>`
  })
  return `<Hours>${days.join("")}</Hours>`
}

function poiOf(place: Place, distance?: number): string {
  const { type, country, row, lat, lng } = place
  const [id, zip, city, name, street, number] = row
  const record = [
    ...[element("Id", id), element("Type", type), element("Name", name), element("Street", street)],
    ...[element("Number", number), element("Zip", zip), element("City", city), element("Country", country)],
    ...[element("Longitude", lng.toFixed(5)), element("Latitude", lat.toFixed(5)), hoursOf(place)],
  ].join("")
  return `<Poi><Record>${record}</Record>${distance === undefined ? "" : element("Distance", distance.toFixed(2))}</Poi>`
}

const located = (type: string, body: string): Answer => ({
  status: 200,
  type: "application/xml",
  body: `<?xml version="1.0" encoding="UTF-8"?><TaxipostLocator version="1.0" type="${type}">${body}</TaxipostLocator>`,
})
const fault = (status: number, text: string): Answer =>
  located("TaxipostLocatorError", element("txt", text) + element("status", status))

/** Answers like bpost's locator, with status 200 for errors. */
export function locate(query: URLSearchParams): Answer {
  if (!query.get("Partner")) return fault(401, "Unknown partner")
  const types = Number(query.get("Type") ?? 3)
  const isWanted = ({ type }: Place) => (types & Number(type)) > 0
  if (query.get("Function") === "info") {
    const found = PLACES.find((place) => isWanted(place) && place.row[0] === query.get("Id"))
    return found ? located("TaxipostLocatorInfo", poiOf(found)) : fault(404, "Unknown service point")
  }
  if (query.get("Function") !== "search") return fault(400, "Unknown function")
  const country = query.get("Country") ?? "BE"
  const middle = middleOf(country, query.get("Zone") ?? "")
  const near = PLACES.filter((place) => place.country === country && isWanted(place))
    .map((place) => ({ place, distance: middle ? metres(middle, place) : 0 }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, Number(query.get("Limit") ?? 10))
  return located(
    "TaxipostLocatorList",
    `<PoiList>${near.map(({ place, distance }) => poiOf(place, distance)).join("")}</PoiList>`,
  )
}
