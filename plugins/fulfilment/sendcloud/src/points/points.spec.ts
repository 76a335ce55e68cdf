import { PointsAway, type PointDirectory } from "@bon-perroquet/carrier"
import { startEmulator, type Emulator } from "@bon-perroquet/sendcloud-emulator"
import { pointDirectory } from "."
import { servicesOf, type Account } from "../options"

const SERVICES = servicesOf({
  services:
    "NL home postnl:standard, NL pickup_point postnl:standard/service_point, NL locker postnl:standard/service_point, FR pickup_point mondial_relay:service_point",
})
const AMSTERDAM = { country: "NL", kind: "pickup_point", postal_code: "1017 GC", language: "nl" } as const

let emulator: Emulator
let account: Account
let points: PointDirectory

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, publicKey: "public", secretKey: "secret" })
  account = { publicKey: "public", secretKey: "secret", apiBase: emulator.url }
})
beforeEach(() => {
  const directory = pointDirectory(account, SERVICES)
  if (!directory) throw new Error("There is no directory.")
  points = directory
})
afterAll(() => emulator.close())

describe("The service points of Sendcloud", () => {
  it("are those of the shipping option's carrier, nearest first, with opening hours", async () => {
    const near = await points.near(AMSTERDAM)
    expect(near.map(({ name, distance_m }) => [name, distance_m])).toEqual([
      ["Boekhandel De Papegaai", 85],
      ["PostNL Spui", 420],
    ])
    expect(near[0]).toMatchObject({
      ...{ id: "1000002", kind: "pickup_point", street: "Kerkstraat", number: "12", country: "NL" },
      hours: [...Array.from({ length: 5 }, () => ["09:00", "18:00"]), null, null],
    })
    expect(near[0]?.openings?.[0]).toEqual([
      ["09:00", "12:30"],
      ["13:30", "18:00"],
    ])
    const french = await points.near({ ...AMSTERDAM, country: "FR", postal_code: "" })
    expect(french.map(({ name }) => name)).toEqual(["Tabac du Perroquet"])
  })

  it("are found by id in their country and of their kind", async () => {
    const [locker] = await points.near({ ...AMSTERDAM, kind: "locker" })
    expect(locker?.hours).toEqual(Array.from({ length: 7 }, () => ["00:00", "24:00"]))
    const id = locker?.id ?? ""
    expect(await points.find({ kind: "locker", id, country: "NL" })).toMatchObject({ id, kind: "locker" })
    expect(await points.find({ kind: "pickup_point", id, country: "NL" })).toBeUndefined()
    expect(await points.find({ kind: "pickup_point", id, country: "FR" })).toBeUndefined()
    expect(await points.find({ kind: "locker", id: "999", country: "NL" })).toBeUndefined()
    expect(await points.find({ kind: "locker", id: "../shipments", country: "NL" })).toBeUndefined()
  })

  it("are not found by id if the shipping option has another carrier, which would reject the label", async () => {
    const [point] = await points.near(AMSTERDAM)
    const other = pointDirectory(account, servicesOf({ services: "NL pickup_point dhl:service_point" }))
    const query = { kind: "pickup_point", id: point?.id ?? "", country: "NL" } as const
    expect(await other?.find(query)).toBeUndefined()
    expect(await points.find(query)).toMatchObject({ id: query.id })
  })

  it("are unavailable while Sendcloud does not respond, and with a rejected account", async () => {
    await fetch(`${emulator.url}/_control/away`, { method: "POST", body: JSON.stringify({ calls: 1 }) })
    await expect(points.near(AMSTERDAM)).rejects.toThrow(PointsAway)
    expect(points.isAvailable()).toBe(false)
    const stranger = pointDirectory({ ...account, secretKey: "wrong" }, SERVICES)
    await expect(stranger?.near(AMSTERDAM)).rejects.toThrow(PointsAway)
  })

  it("are not offered without a service to them", () => {
    expect(pointDirectory(account, servicesOf({ services: "NL home postnl:standard" }))).toBeNull()
  })

  it("are searched with valid parameters, which the emulator checks", async () => {
    const search = async (query: string) => {
      const response = await fetch(`${emulator.url}/service-points?${query}`, {
        headers: { Authorization: `Basic ${Buffer.from("public:secret").toString("base64")}` },
      })
      const { errors } = (await response.json()) as { errors?: { code: string; source: object }[] }
      return [response.status, errors?.[0]?.code, errors?.[0]?.source]
    }
    expect(await search("carrier_code=postnl")).toEqual([400, "required", { parameter: "country_code" }])
    expect(await search("country_code=NL")).toEqual([400, "validation_error", { parameter: "carrier_code" }])
    expect(await search("country_code=NL&carrier_code=postnl&radius=99")).toEqual([
      ...[400, "invalid", { parameter: "radius" }],
    ])
    expect(await search("country_code=NL&carrier_code=postnl&general_shop_type=bank")).toEqual([
      ...[400, "invalid_choice", { parameter: "general_shop_type" }],
    ])
    expect(await search("country_code=NL&carrier_code=postnl")).toEqual([200, undefined, undefined])
  })
})
