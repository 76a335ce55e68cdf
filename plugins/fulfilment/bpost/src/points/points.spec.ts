import { startEmulator, type Emulator } from "@bon-perroquet/bpost-emulator"
import { PointsAway, type PointDirectory } from "@bon-perroquet/carrier"
import { pointDirectory } from "."

const HOUR_MS = 60 * 60_000

let emulator: Emulator
let now: number
let directory: PointDirectory

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, account: "000000", passphrase: "emulator" })
})
beforeEach(() => {
  now = 0
  const points = pointDirectory({ pointsUrl: `${emulator.url}/Locator` }, () => now)
  if (!points) throw new Error("There is no directory.")
  directory = points
})
afterAll(() => emulator.close())

const GENT = { country: "BE", kind: "locker", postal_code: "9000", language: "nl" } as const
const fail = (calls: number) =>
  fetch(`${emulator.url}/_control/locator-away`, { method: "POST", body: JSON.stringify({ calls }) })

describe("The directory of bpost's pick-up points", () => {
  it("returns the nearest point first with hours and location", async () => {
    const [nearest] = await directory.near(GENT)
    expect(nearest).toMatchObject({ city: "Gent", kind: "locker", country: "BE" })
    expect(nearest?.hours).toEqual(Array.from({ length: 7 }, () => ["00:00", "24:00"]))
    expect(nearest?.position?.lat).toBeCloseTo(51, 0)
  })

  it("finds a point by its id, but not one of another kind", async () => {
    const [nearest] = await directory.near(GENT)
    const id = nearest?.id ?? ""
    const point = await directory.find({ kind: "locker", id, country: "BE" })
    expect(point).toMatchObject({ id, city: "Gent" })
    expect(point).not.toHaveProperty("distance_m")
    now += 8 * 24 * HOUR_MS
    expect(await directory.find({ kind: "locker", id, country: "BE" })).toEqual(point)
    expect(await directory.find({ kind: "pickup_point", id, country: "BE" })).toBeUndefined()
    expect(await directory.find({ kind: "locker", id, country: "NL" })).toBeUndefined()
    const nowhere = { kind: "locker", id: "NONE", country: "BE" } as const
    expect(await directory.find(nowhere)).toBeUndefined()
    await fail(1)
    expect(await directory.find(nowhere)).toBeUndefined()
    expect(directory.isAvailable()).toBe(true)
    await fail(0)
  })

  it("caches an answer for an hour, and for a week while bpost is unavailable", async () => {
    const before = await directory.near(GENT)
    now += HOUR_MS + 1
    await fail(1)
    expect(await directory.near(GENT)).toEqual(before)
    expect(directory.isAvailable()).toBe(true)
    now += 7 * 24 * HOUR_MS
    await fail(1)
    await expect(directory.near(GENT)).rejects.toThrow(PointsAway)
    now += HOUR_MS
    expect(await directory.near(GENT)).toEqual(before)
  })

  it("sends no request for some time after a failure if it has no earlier answer", async () => {
    await fail(1)
    await expect(directory.near(GENT)).rejects.toThrow(PointsAway)
    expect(directory.isAvailable()).toBe(false)
    await expect(directory.near(GENT)).rejects.toThrow("failed a moment ago")
    now += HOUR_MS
    expect(directory.isAvailable()).toBe(true)
    expect(await directory.near(GENT)).not.toEqual([])
  })

  it("sends requests again after a failure if the clock was set back", async () => {
    await fail(1)
    await expect(directory.near(GENT)).rejects.toThrow(PointsAway)
    now -= HOUR_MS
    expect(directory.isAvailable()).toBe(true)
    expect(await directory.near(GENT)).not.toEqual([])
  })

  it("is tested with an emulator that rejects what the service rejects", async () => {
    const complete = {
      ...{ Function: "search", Partner: "999999", Zone: "9000", Country: "BE", Type: "3", Limit: "8" },
      ...{ DD: "28-12-2026", CheckDate: "1", CheckOpen: "1" },
    }
    const ask = async (change: Record<string, string>) => {
      const query = new URLSearchParams({ ...complete, ...change })
      const answer = await fetch(`${emulator.url}/Locator?${query.toString()}`)
      return [answer.status, await answer.text()] as const
    }
    expect(await ask({})).toEqual([200, expect.stringContaining("<Name>Postkantoor Grote Markt</Name>")])
    expect((await ask({}))[1]).not.toContain("<Hours>")
    expect((await ask({ DD: "27-12-2026" }))[1]).toContain("<PoiList></PoiList>")
    for (const [change, text] of [
      [{ Partner: "" }, "Unknown partner"],
      [{ Function: "list" }, "Unknown function"],
      [{ Zone: "" }, "Zone is mandatory"],
      [{ DD: "" }, "DD is mandatory"],
      [{ DD: "2026-12-28" }, "Invalid DD"],
      [{ CheckDate: "" }, "CheckDate is mandatory"],
      [{ CheckOpen: "" }, "CheckOpen is mandatory"],
      [{ Type: "32" }, "Invalid Type"],
      [{ Language: "EN" }, "Invalid Language"],
      [{ Function: "info", Id: "0" }, "Id is mandatory"],
      [{ Function: "info", Id: "-1" }, "No match for id : -1 and type : 3"],
    ] as const)
      expect(await ask(change)).toEqual([
        200,
        expect.stringMatching(new RegExp(`type="TaxipostLocatorError"><txt>${text}`)),
      ])
  })

  it("is null if the shop's options disable it", () => {
    expect(pointDirectory({ pointsUrl: "off" })).toBeNull()
    expect(pointDirectory({ pointsUrl: "" })).not.toBeNull()
  })
})
