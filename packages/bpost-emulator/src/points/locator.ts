import type { Answer } from "../answer"
import { middleOf, metres, PLACES, type Place } from "./places"

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
const element = (name: string, text: string | number): string => `<${name}>${escaped(String(text))}</${name}>`

/** Opening and closing times before and after noon. Without a break, only the first and last are set. */
type Times = readonly [string, string, string, string]
const WITH_BREAK: Times = ["08:00", "12:30", "13:30", "18:30"]
const ALL_DAY: Times = ["9:00", "", "", "18:00"]
const SATURDAY: Times = ["9:00", "13:00", "", ""]
const CLOSED: Times = ["", "", "", ""]
const ALWAYS: Times = ["00:01", "23:59", "", ""]
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

function timesOf({ type }: Place, day: string): Times {
  if (type === "4") return ALWAYS
  if (day === "Sunday") return CLOSED
  if (day === "Saturday") return SATURDAY
  return type === "1" ? WITH_BREAK : ALL_DAY
}

function hoursOf(place: Place): string {
  const days = DAYS.map((day) => {
    const times = timesOf(place, day)
    const names = ["AMOpen", "AMClose", "PMOpen", "PMClose"]
    return `<${day}>${names.map((name, index) => element(name, times[index] ?? "")).join("")}</${day}>`
  })
  return `<Hours>${days.join("")}</Hours>`
}

/** Names of the XML elements. bpost's search call and its info call spell them differently. */
const SPELLINGS = {
  search: ["Id", "Name", "Street", "Number", "Zip", "City"],
  info: ["ID", "OFFICE", "STREET", "NR", "ZIP", "CITY"],
} as const

function recordOf(place: Place, call: keyof typeof SPELLINGS, hours: string): string {
  const { type, country, row, lat, lng } = place
  const [idName, nameName, ...placeNames] = SPELLINGS[call]
  const [id, zip, city, name, street, number] = row
  const texts = [street, number, zip, city]
  const elements = [
    ...[element(idName, id), element("Type", type), element(nameName, name)],
    ...placeNames.map((each, index) => element(each, texts[index] ?? "")),
    ...[
      element("Country", country),
      element("Longitude", lng.toFixed(5)),
      element("Latitude", lat.toFixed(5)),
    ],
    hours,
  ]
  return `<Record>${elements.join("")}</Record>`
}

const link = (call: "Info" | "Page", { row: [id], type }: Place): string =>
  `<${call} ServiceRef="https://pudo.bpost.be/Locator?Function=${call.toLowerCase()}&amp;Id=${id}&amp;Type=${type}"/>`

const located = (type: string, body: string): Answer => ({
  status: 200,
  type: "application/xml",
  body: `<?xml version="1.0" encoding="UTF-8"?><TaxipostLocator version="1.0" type="${type}">${body}</TaxipostLocator>`,
})
const fault = (status: number, text: string): Answer =>
  located("TaxipostLocatorError", element("txt", text) + element("status", status))

/** Allowed values of parameters. A parameter is mandatory if its pattern rejects an empty text. */
const SHARED: Record<string, RegExp> = {
  Language: /^(?:|NL|FR)$/i,
  Country: /^(?:|[A-Z]{2})$/,
  Type: /^(?:|[1-9]|[12]\d|3[01])$/,
}
const ACCEPTED: Record<string, Record<string, RegExp>> = {
  info: { Id: /./, ...SHARED },
  search: {
    ...{ Zone: /./, DD: /^(?:0[1-9]|[12]\d|3[01])-(?:0[1-9]|1[0-2])-\d{4}$/ },
    ...{ CheckDate: /^[01]$/, CheckOpen: /^[01]$/ },
    ...{ Info: /^[01]?$/, Limit: /^(?:|[1-9]\d?)$/, ...SHARED },
  },
}

function refusalOf(query: URLSearchParams): Answer | null {
  if (!query.get("Partner")) return fault(401, "Unknown partner")
  const accepted = ACCEPTED[query.get("Function") ?? ""]
  if (!accepted) return fault(400, "Unknown function")
  for (const [name, values] of Object.entries(accepted)) {
    const raw = query.get(name) ?? ""
    // bpost treats an id of 0 as no id.
    const value = name === "Id" && raw === "0" ? "" : raw
    if (!values.test(value)) return fault(400, value ? `Invalid ${name} : ${value}` : `${name} is mandatory`)
  }
  return null
}

/** Answers a request to the locator. Errors also have status 200 (bpost's manual, section B.4.1). */
export function locate(query: URLSearchParams): Answer {
  const refusal = refusalOf(query)
  if (refusal) return refusal
  const types = Number(query.get("Type") || 3)
  const country = query.get("Country") || "BE"
  const requested = PLACES.filter((place) => place.country === country && (types & Number(place.type)) > 0)
  return query.get("Function") === "info" ? info(requested, query, types) : search(requested, query)
}

function info(requested: readonly Place[], query: URLSearchParams, types: number): Answer {
  const id = query.get("Id") ?? ""
  const match = requested.find(({ row }) => row[0] === id)
  if (!match) return fault(404, `No match for id : ${id} and type : ${types}`)
  const record = recordOf(match, "info", hoursOf(match))
  return located("TaxipostLocatorInfo", `<Poi>${record}${link("Page", match)}</Poi>`)
}

function search(requested: readonly Place[], query: URLSearchParams): Answer {
  const middle = middleOf(query.get("Country") || "BE", query.get("Zone") ?? "")
  const [date = 1, month = 1, year = 0] = (query.get("DD") ?? "").split("-").map(Number)
  const day = DAYS[(new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % 7] ?? ""
  const near = requested
    .filter((place) => query.get("CheckOpen") === "0" || timesOf(place, day) !== CLOSED)
    .map((place) => ({ place, distance: middle ? metres(middle, place) : 0 }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, Number(query.get("Limit") || 10))
  const list = near.map(({ place, distance }) => {
    const record = recordOf(place, "search", query.get("Info") === "1" ? hoursOf(place) : "")
    return `<Poi>${record}${element("Distance", distance.toFixed(2))}${link("Info", place)}</Poi>`
  })
  return located("TaxipostLocatorList", `<PoiList>${list.join("")}</PoiList>`)
}
