import type { PointKind } from "@bon-perroquet/contract/sets"
import { elementsOf, textsOf } from "../xml"
import type { Point } from "@bon-perroquet/carrier"

const LOCKER = "4"
const kindOf = (type: string): PointKind => (type === LOCKER ? "locker" : "pickup_point")

/** Names of the elements in a search result and in the result for a single point. */
const SPELLINGS = {
  id: ["Id", "ID"],
  type: ["Type", "TYPE"],
  name: ["Name", "OFFICE"],
  street: ["Street", "STREET"],
  number: ["Number", "NR"],
  postal_code: ["Zip", "ZIP"],
  city: ["City", "CITY"],
  country: ["Country", "COUNTRY"],
} as const

const textIn = (xml: string, ...names: readonly string[]): string =>
  names.map((name) => textsOf(xml, name)[0]).find(Boolean) ?? ""

const numberIn = (xml: string, name: string): number => Number(textIn(xml, name) || Number.NaN)

/**
 * Returns null if data for a label is missing.
 * @param requestedCountry country of the request
 */
export function pointOf(poi: string, requestedCountry: string): Point | null {
  const text = (field: keyof typeof SPELLINGS): string => textIn(poi, ...SPELLINGS[field])
  const place = { street: text("street"), postal_code: text("postal_code"), city: text("city") }
  const named = { id: text("id"), name: text("name"), ...place }
  if (Object.values(named).includes("")) return null
  const [lat, lng] = [numberIn(poi, "Latitude"), numberIn(poi, "Longitude")]
  const distance = numberIn(poi, "Distance")
  const openings = openingsOf(poi)
  return {
    ...named,
    ...{ kind: kindOf(text("type")), number: text("number"), country: text("country") || requestedCountry },
    hours: (openings ?? []).map((day) => {
      const [first, last] = [day[0]?.[0], day.at(-1)?.[1]]
      return first !== undefined && last !== undefined ? [first, last] : null
    }),
    ...(openings && { openings }),
    ...(Number.isFinite(distance) && { distance_m: Math.round(distance) }),
    ...(Number.isFinite(lat) && Number.isFinite(lng) && { position: { lat, lng } }),
  }
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
/** Opening hours. A day without a break has only AMOpen and PMClose. */
const TIMES = ["AMOpen", "AMClose", "PMOpen", "PMClose"]

function openingsOf(poi: string): [string, string][][] | undefined {
  const [hours] = elementsOf(poi, "Hours")
  if (hours === undefined) return undefined
  return DAYS.map((day) => {
    const [own = ""] = elementsOf(hours, day)
    const [open, close, reopen, end] = TIMES.map((name) => timeOf(textIn(own, name))).filter(Boolean)
    if (!open || !close) return []
    if (!reopen || !end) return [wholeDay(open, close)]
    return reopen <= close
      ? [[open, end]]
      : [
          [open, close],
          [reopen, end],
        ]
  })
}

/** Writes "9:00" as "09:00". */
const timeOf = (written: string): string => (/^\d{1,2}:\d{2}$/.test(written) ? written.padStart(5, "0") : "")

/** bpost lists lockers that are always open from 00:01 to 23:59. */
const wholeDay = (from: string, to: string): [string, string] =>
  from <= "00:01" && to >= "23:59" ? ["00:00", "24:00"] : [from, to]
