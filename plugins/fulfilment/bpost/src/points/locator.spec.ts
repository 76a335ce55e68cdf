import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { readPoint, searchPoints } from "./locator"
import { PointsAway } from "@bon-perroquet/carrier"

const HOURS = `<Hours>
  <Monday><AMOpen>9:00</AMOpen><AMClose></AMClose><PMOpen></PMOpen><PMClose>18:00</PMClose></Monday>
  <Tuesday><AMOpen>9:00</AMOpen><AMClose>12:30</AMClose><PMOpen>13:30</PMOpen><PMClose>18:00</PMClose></Tuesday>
  <Wednesday><AMOpen>9:00</AMOpen><AMClose>12:30</AMClose><PMOpen></PMOpen><PMClose></PMClose></Wednesday>
  <Thursday><AMOpen></AMOpen><AMClose></AMClose><PMOpen>13:30</PMOpen><PMClose>18:00</PMClose></Thursday>
  <Friday><AMOpen>00:01</AMOpen><AMClose>23:59</AMClose><PMOpen/><PMClose/></Friday>
  <Saturday><AMOpen>9:00</AMOpen><AMClose></AMClose><PMOpen></PMOpen><PMClose></PMClose></Saturday>
  <Sunday><AMOpen></AMOpen><AMClose></AMClose><PMOpen></PMOpen><PMClose></PMClose></Sunday></Hours>`
const NAMED = `<Record><Id>220000</Id><Type>1</Type><Name>GENT &amp; CENTRUM</Name><Street>Lange Kruisstraat</Street>
  <Number>55</Number><BoxNumber>b</BoxNumber><Zip>9000</Zip><City>Gent</City><Country>BE</Country>
  <Longitude>3.72581</Longitude><Latitude>51.05178</Latitude>${HOURS}<Note></Note></Record>
  <Distance>547.81</Distance><Info ServiceRef="https://example.org/Locator?Function=info&amp;Id=220000"/>`
const CAPITALS = `<Record><ID>220000</ID><Type>1</Type><OFFICE>GENT &amp; CENTRUM</OFFICE>
  <STREET>Lange Kruisstraat</STREET><NR>55</NR><ZIP>9000</ZIP><CITY>Gent</CITY><X>104918</X><Y>193708</Y>
  <Longitude>3.72581</Longitude><Latitude>51.05178</Latitude>${HOURS}<NOTE></NOTE></Record>
  <Page ServiceRef="https://example.org/Locator?Function=page&amp;Id=220000"/>`
const answer = (type: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<TaxipostLocator version="1.0" type="TaxipostLocator${type}">${body}</TaxipostLocator>\n`
const list = (...records: string[]) =>
  answer("List", `<PoiList>${records.map((record) => `<Poi>${record}</Poi>`).join("")}</PoiList>`)
const fault = (status: number, text: string) =>
  answer("Error", `<txt>${text}</txt><status>${status}</status>`)

let server: Server
let reply: RequestListener
let requestUrl: URL
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    requestUrl = new URL(request.url ?? "", "http://locator")
    reply(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Locator`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const replying = (body: string, status = 200): void => {
  reply = (_request, response) => response.writeHead(status).end(body)
}
const NOW = Date.parse("2026-12-24T12:00:00Z")
const GENT = { country: "BE", kind: "pickup_point", postal_code: "9000", language: "nl" } as const
/** Timeout of a request in milliseconds, long enough for slow machines. */
const PATIENT_MS = 60_000
const near = (
  change: Partial<{ country: string; postal_code: string }> = {},
  key?: string,
  timeoutMs = PATIENT_MS,
) => searchPoints({ url, key, timeoutMs }, { ...GENT, ...change }, { limit: 8, now: NOW })
const read = (change: Partial<{ id: string; country: string }> = {}) =>
  readPoint({ url, timeoutMs: PATIENT_MS }, { ...GENT, id: "220000", ...change })

const POINT = {
  ...{
    id: "220000",
    kind: "pickup_point",
    name: "GENT & CENTRUM",
    street: "Lange Kruisstraat",
    number: "55",
  },
  ...{ postal_code: "9000", city: "Gent", country: "BE", position: { lat: 51.05178, lng: 3.72581 } },
}
const OPENINGS = [
  [["09:00", "18:00"]],
  [
    ["09:00", "12:30"],
    ["13:30", "18:00"],
  ],
  [["09:00", "12:30"]],
  [["13:30", "18:00"]],
  [["00:00", "24:00"]],
  [],
  [],
]

describe("The client of bpost's locator", () => {
  it("sends every mandatory parameter, and as date the next working day after holidays", async () => {
    replying(list())
    await near({}, "secret")
    expect(Object.fromEntries(requestUrl.searchParams)).toEqual({
      ...{
        Function: "search",
        Partner: "999999",
        Format: "xml",
        Language: "NL",
        Country: "BE",
        Zone: "9000",
      },
      ...{ Type: "3", Limit: "8", Info: "1", DD: "28-12-2026", CheckDate: "1", CheckOpen: "1" },
    })
    replying(answer("Info", ""))
    await read()
    expect(Object.fromEntries(requestUrl.searchParams)).toEqual({
      ...{ Function: "info", Partner: "999999", Format: "xml", Language: "NL", Country: "BE", Id: "220000" },
      Type: "3",
    })
  })

  it("searches near the capital if no postal code is given", async () => {
    replying(list())
    await near({ country: "NL", postal_code: "" })
    expect(requestUrl.searchParams.get("Zone")).toBe("Amsterdam")
    await near({ country: "LU", postal_code: "L-1234" })
    expect(requestUrl.searchParams.get("Zone")).toBe("1234")
    expect(await near({ country: "DE", postal_code: "" })).toEqual([])
  })

  it("reads both spellings of elements, and days with and without a break", async () => {
    replying(list(NAMED))
    expect(await near()).toMatchObject([{ ...POINT, openings: OPENINGS, distance_m: 548 }])
    replying(answer("Info", `<Poi>${CAPITALS}</Poi>`))
    const point = await read()
    expect(point).toMatchObject({ ...POINT, openings: OPENINGS })
    expect(point?.hours).toEqual([
      ["09:00", "18:00"],
      ["09:00", "18:00"],
      ["09:00", "12:30"],
      ["13:30", "18:00"],
      ["00:00", "24:00"],
      null,
      null,
    ])
  })

  it("leaves out records of another kind or country, and records without an address", async () => {
    replying(
      list(
        NAMED.replace("<Type>1<", "<Type>4<"),
        NAMED.replace("<Country>BE<", "<Country>FR<"),
        NAMED.replace("Lange Kruisstraat", ""),
        "<Record></Record>",
      ),
    )
    expect(await near()).toEqual([])
  })

  it("returns no point for an id or a postal code that bpost rejects", async () => {
    replying(fault(404, "No match for id : 220000 and type : 3"))
    expect(await read()).toBeUndefined()
    replying(answer("Info", ""))
    expect(await read()).toBeUndefined()
    replying(fault(400, "Zone is mandatory"))
    expect(await near()).toEqual([])
  })

  it.each([
    ["an empty answer", "", 200],
    ["a page instead of XML", "<html><head></head><body>Maintenance</body></html>", 200],
    ["an incomplete answer", list(NAMED).slice(0, 600), 200],
    ["an answer to another question", answer("Info", `<Poi>${CAPITALS}</Poi>`), 200],
    ["a rejected partner", fault(401, "Unknown partner"), 200],
    ["an error of the service", fault(500, "Internal error"), 200],
    ["a missing key", '{"message":"Forbidden"}', 403],
    ["too many requests", "", 429],
    ["status 500", list(NAMED), 500],
    ["status 503", "away", 503],
  ])("reports bpost as unavailable after %s", async (_name, body, status) => {
    replying(body, status)
    await expect(near()).rejects.toThrow(PointsAway)
  })

  it("reports bpost as unavailable if the answer lacks its start or end, or is cut off", async () => {
    reply = () => undefined
    await expect(near({}, undefined, 200)).rejects.toThrow(PointsAway)
    reply = (_request, response) => void response.writeHead(200).write(list(NAMED).slice(0, 300))
    await expect(near({}, undefined, 200)).rejects.toThrow(PointsAway)
    reply = (request) => request.socket.destroy()
    await expect(near()).rejects.toThrow(PointsAway)
  })
})
