import { dayInBelgium, publicHolidays, workingDaysAfter } from "@bon-perroquet/contract"
import type { PointKind } from "@bon-perroquet/contract/sets"
import { elementsOf } from "../xml"
import { pointOf } from "./locator-point"
import { PointsAway, type FindQuery, type NearQuery, type Point } from "@bon-perroquet/carrier"

/** bpost's older locator, which needs no account, unlike pudo.bpost.cloud. */
export const LOCATOR_URL = "https://pudo.bpost.be/Locator"
/** Partner id of bpost's website. */
const PARTNER = "999999"
const TIMEOUT_MS = 4_000

const TYPES: Record<PointKind, string> = { pickup_point: "3", locker: "4" }

export interface LocatorOptions {
  url: string
  key?: string | undefined
  timeoutMs?: number
}

/** Matches a whole answer with its type. Errors have HTTP status 200 and type TaxipostLocatorError. */
const ANSWER = /<TaxipostLocator\s[^>]*?\btype="(\w+)"[^>]*>([\s\S]*)<\/TaxipostLocator>\s*$/

/** Returns whether the error is bpost's failure, and not an unknown place. */
const isAway = (status: number): boolean =>
  status === 401 || status === 403 || status === 429 || status >= 500

/**
 * Returns "" for an unknown postal code or id.
 * @throws PointsAway if bpost does not answer, rejects the caller, or sends anything but a whole answer of this type
 */
async function ask(
  { url, key, timeoutMs = TIMEOUT_MS }: LocatorOptions,
  type: string,
  parameters: Record<string, string>,
): Promise<string> {
  const query = new URLSearchParams({ ...parameters, Partner: PARTNER, Format: "xml" })
  let status: number
  let text: string
  try {
    const response = await fetch(`${url}?${query.toString()}`, {
      headers: { Accept: "application/xml", ...(key && { "x-api-key": key }) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    throw new PointsAway(`bpost's locator did not answer: ${String(error)}`)
  }
  const [, answered, content = ""] = ANSWER.exec(text) ?? []
  if (status === 200 && answered === type) return content
  if (status === 200 && answered === "TaxipostLocatorError" && !isAway(statusIn(content))) return ""
  throw new PointsAway(`bpost's locator answered ${status}: ${text.slice(0, 200)}`)
}

const statusIn = (content: string): number => Number(/<status>\s*(\d+)\s*<\/status>/.exec(content)?.[1])

/** Returns the language of names in the answer. bpost has French and Dutch ones. */
const language = (requested: string): string => (requested === "nl" ? "NL" : "FR")

/** Town by country for a search without a postal code. */
const CENTRES: Record<string, string> = { BE: "Bruxelles", FR: "Paris", LU: "Luxembourg", NL: "Amsterdam" }

/** Removes prefixes and spaces of postal codes, which the locator rejects. */
const zoneOf = ({ country, postal_code }: NearQuery): string | undefined =>
  postal_code.replace(/^[A-Z]{1,2}-/, "").replaceAll(" ", "") || CENTRES[country]

/** Returns the next working day. bpost omits points that are closed on that day. */
function deliveryDate(now: number): string {
  const today = dayInBelgium(new Date(now))
  const year = Number(today.slice(0, 4))
  const closed = [year, year + 1].flatMap((each) => publicHolidays(each).map(({ day }) => day))
  return workingDaysAfter(today, 1, closed).split("-").reverse().join("-")
}

/** Returns pick-up points, nearest first. @throws PointsAway */
export async function searchPoints(
  options: LocatorOptions,
  query: NearQuery,
  { limit, now }: { limit: number; now: number },
): Promise<Point[]> {
  const { country, kind } = query
  const zone = zoneOf(query)
  if (zone === undefined) return []
  const answer = await ask(options, "TaxipostLocatorList", {
    ...{ Function: "search", Language: language(query.language), Country: country, Zone: zone },
    // `Info` adds opening hours.
    ...{ Type: TYPES[kind], Limit: String(limit), Info: "1" },
    ...{ DD: deliveryDate(now), CheckDate: "1", CheckOpen: "1" },
  })
  return elementsOf(answer, "Poi")
    .flatMap((poi) => pointOf(poi, country) ?? [])
    .filter((point) => point.kind === kind && point.country === country)
    .sort((one, other) => (one.distance_m ?? 0) - (other.distance_m ?? 0) || one.id.localeCompare(other.id))
}

/** @throws PointsAway */
export async function readPoint(
  options: LocatorOptions,
  { kind, id, country, language: requested }: FindQuery & { language: string },
): Promise<Point | undefined> {
  const answer = await ask(options, "TaxipostLocatorInfo", {
    ...{ Function: "info", Id: id, Language: language(requested), Country: country },
    Type: TYPES[kind],
  })
  return elementsOf(answer, "Poi")
    .flatMap((poi) => pointOf(poi, country) ?? [])
    .find((point) => point.id === id && point.kind === kind && point.country === country)
}
