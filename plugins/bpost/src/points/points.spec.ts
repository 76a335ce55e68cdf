import { startEmulator, type Emulator } from "@bon-perroquet/bpost-emulator"
import type { MedusaContainer } from "@medusajs/framework/types"
import { pointDirectory } from "."
import { CachedDirectory } from "./cached-directory"
import { PointsAway } from "./point"

const HOUR_MS = 60 * 60_000

let emulator: Emulator
let now: number
let directory: CachedDirectory

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, account: "000000", passphrase: "emulator" })
})
beforeEach(() => {
  now = 0
  directory = new CachedDirectory({ url: `${emulator.url}/Locator` }, 8, () => now)
})
afterAll(() => emulator.close())

const GENT = { country: "BE", kind: "locker", postal_code: "9000", language: "nl" } as const
const fail = (calls: number) =>
  fetch(`${emulator.url}/_control/locator-away`, { method: "POST", body: JSON.stringify({ calls }) })

describe("The directory of points", () => {
  it("returns the nearest point first with hours and location", async () => {
    const [nearest] = await directory.near(GENT)
    expect(nearest).toMatchObject({ city: "Gent", kind: "locker", country: "BE" })
    expect(nearest?.hours).toEqual(Array.from({ length: 7 }, () => ["00:00", "24:00"]))
    expect(nearest?.position?.lat).toBeCloseTo(51, 0)
  })

  it("finds a point by its id, but not one of another kind", async () => {
    const [nearest] = await directory.near(GENT)
    const id = nearest?.id ?? ""
    const found = await directory.find({ kind: "locker", id })
    expect(found).toMatchObject({ id, city: "Gent" })
    expect(found).not.toHaveProperty("distance_m")
    expect(await directory.find({ kind: "pickup_point", id })).toBeUndefined()
    expect(await directory.find({ kind: "locker", id: "NONE" })).toBeUndefined()
    expect(directory.isAvailable()).toBe(true)
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

  it("pauses briefly after a failure without an earlier answer", async () => {
    await fail(1)
    await expect(directory.near(GENT)).rejects.toThrow(PointsAway)
    expect(directory.isAvailable()).toBe(false)
    await expect(directory.near(GENT)).rejects.toThrow("failed a moment ago")
    now += HOUR_MS
    expect(directory.isAvailable()).toBe(true)
    expect(await directory.near(GENT)).not.toEqual([])
  })

  it("is null if the shop's options disable it", () => {
    const container = (pointsUrl: string) =>
      ({
        resolve: () => ({ plugins: [{ resolve: "@bon-perroquet/bpost", options: { pointsUrl } }] }),
      }) as unknown as MedusaContainer
    expect(pointDirectory(container("off"))).toBeNull()
    expect(pointDirectory(container(""))).not.toBeNull()
  })
})
