import { ROWS, TOWNS, type Row } from "./sample"

/** Pick-up point. Type 1 is a post office, 2 a post point, 4 a locker. */
export interface Place {
  type: "1" | "2" | "4"
  country: string
  row: Row
  lat: number
  lng: number
}

const APART_DEGREES = 0.003

export const PLACES: Place[] = Object.entries(ROWS).flatMap(([country, { pickup_point, locker }]) => [
  ...pickup_point.map((row, index) => placeOf(country, row, index, /poste|Post/.test(row[3]) ? "1" : "2")),
  ...locker.map((row, index) => placeOf(country, row, index, "4")),
])

function placeOf(country: string, row: Row, index: number, type: Place["type"]): Place {
  const [lat, lng] = TOWNS[row[2]] ?? [0, 0]
  return { type, country, row, lat: lat + index * APART_DEGREES, lng }
}

const digitsOf = (code: string): number => Number(code.replace(/\D/g, ""))

/** Returns the coordinates of a postal code, or of the nearest one in the sample. */
export function middleOf(country: string, zone: string): readonly [number, number] | undefined {
  if (TOWNS[zone]) return TOWNS[zone]
  const nearest = PLACES.filter((place) => place.country === country)
    .map(({ row }) => ({ town: row[2], away: Math.abs(digitsOf(row[1]) - digitsOf(zone)) }))
    .sort((one, other) => one.away - other.away)[0]
  return nearest && TOWNS[nearest.town]
}

const EARTH_METRES = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

export function metres([lat, lng]: readonly [number, number], place: Place): number {
  const [a, b] = [radians(place.lat - lat), radians(place.lng - lng)]
  const half =
    Math.sin(a / 2) ** 2 + Math.cos(radians(lat)) * Math.cos(radians(place.lat)) * Math.sin(b / 2) ** 2
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(half))
}
