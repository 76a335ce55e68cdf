import type { PointKind } from "@bon-perroquet/contract/sets"
import { elementsOf, textsOf } from "../xml"
import { PointsAway, type FindQuery, type NearQuery, type Point } from "./point"

/** bpost's public locator, which needs no account. */
export const LOCATOR_URL = "https://pudo.bpost.be/Locator"
/** The partner id of bpost's website. */
const PARTNER = "999999"
const TIMEOUT_MS = 4_000

/** Post offices (1) and post points (2) are 3, parcel lockers 4. */
const TYPES: Record<PointKind, string> = { pickup_point: "3", locker: "4" }
const kindOf = (type: string | undefined): PointKind => (type === "4" ? "locker" : "pickup_point")

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

export interface LocatorOptions {
  url: string
  key?: string | undefined
}

/**
 * Returns bpost's answer. Empty for an unknown postal code or id.
 * @throws PointsAway if bpost does not answer
 */
async function ask({ url, key }: LocatorOptions, parameters: Record<string, string>): Promise<string> {
  const query = new URLSearchParams({ ...parameters, Partner: PARTNER, Format: "xml" })
  try {
    const response = await fetch(`${url}?${query.toString()}`, {
      headers: { Accept: "application/xml", ...(key && { "x-api-key": key }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    // Errors have status 200 and a separate type.
    if (response.ok && text.includes("TaxipostLocatorError")) return ""
    if (response.ok && text.includes("<TaxipostLocator")) return text
    throw new PointsAway(`bpost's locator answered ${response.status}: ${text.slice(0, 200)}`)
  } catch (error) {
    if (error instanceof PointsAway) throw error
    throw new PointsAway(`bpost's locator did not answer: ${String(error)}`)
  }
}

const language = (wanted: string): string => (wanted === "nl" ? "NL" : "FR")

/**
 * Returns points near a postal code, nearest first.
 * @throws PointsAway
 */
export async function searchPoints(
  options: LocatorOptions,
  { country, kind, postal_code, language: wanted }: NearQuery,
  limit: number,
): Promise<Point[]> {
  const answer = await ask(options, {
    ...{ Function: "search", Language: language(wanted), Country: country },
    // The locator needs postal codes without country prefix and spaces.
    ...{ Zone: postal_code.replace(/^[A-Z]{1,2}-/, "").replaceAll(" ", "") },
    ...{ Type: TYPES[kind], Limit: String(limit), Info: "1" },
  })
  return elementsOf(answer, "Poi")
    .flatMap((poi) => pointOf(poi, Number(textsOf(poi, "Distance")[0])))
    .filter((point) => point.kind === kind && point.country === country)
    .sort((one, other) => (one.distance_m ?? 0) - (other.distance_m ?? 0) || one.id.localeCompare(other.id))
}

/**
 * Returns the point with this id, or undefined.
 * @throws PointsAway
 */
export async function readPoint(
  options: LocatorOptions,
  { kind, id, language: wanted }: FindQuery & { language: string },
): Promise<Point | undefined> {
  const answer = await ask(options, {
    ...{ Function: "info", Id: id, Language: language(wanted) },
    Type: TYPES[kind],
  })
  return elementsOf(answer, "Poi")
    .flatMap((poi) => pointOf(poi))
    .find((point) => point.id === id && point.kind === kind)
}

function pointOf(poi: string, distance = Number.NaN): Point[] {
  const text = (name: string): string => textsOf(poi, name)[0] ?? ""
  const id = text("Id")
  if (!id || !text("Name")) return []
  const openings = openingsOf(poi)
  const [lat, lng] = [Number(text("Latitude") || Number.NaN), Number(text("Longitude") || Number.NaN)]
  return [
    {
      ...{ id, kind: kindOf(text("Type")), name: text("Name") },
      ...{ street: text("Street"), number: text("Number"), postal_code: text("Zip"), city: text("City") },
      country: text("Country") || "BE",
      hours: (openings ?? []).map((day) => {
        const [first, last] = [day[0]?.[0], day.at(-1)?.[1]]
        return first !== undefined && last !== undefined ? [first, last] : null
      }),
      ...(openings && { openings }),
      ...(Number.isFinite(distance) && { distance_m: Math.round(distance) }),
      ...(Number.isFinite(lat) && Number.isFinite(lng) && { position: { lat, lng } }),
    },
  ]
}

/** Returns times from Monday to Sunday, or undefined without opening hours. */
function openingsOf(poi: string): [string, string][][] | undefined {
  const [hours] = elementsOf(poi, "Hours")
  if (hours === undefined) return undefined
  return DAYS.map((day) => {
    const [times = ""] = elementsOf(hours, day)
    const at = (name: string): string => textsOf(times, name)[0] ?? ""
    const parts: [string, string][] = [
      [at("AMOpen"), at("AMClose")],
      [at("PMOpen"), at("PMClose")],
    ]
    return joined(parts.filter(([from, to]) => from !== "" && to !== "").map(wholeDay))
  })
}

/** Lockers that are always open are listed from 00:01 to 23:59. */
const wholeDay = ([from, to]: [string, string]): [string, string] =>
  from <= "00:01" && to >= "23:59" ? ["00:00", "24:00"] : [from, to]

/** Merges times without a break at noon. */
function joined([morning, afternoon]: [string, string][]): [string, string][] {
  if (!morning) return []
  if (!afternoon) return [morning]
  return afternoon[0] <= morning[1] ? [[morning[0], afternoon[1]]] : [morning, afternoon]
}
