import fc from "fast-check"
import { allCalls, isForAdministrators, nameOf, type Call } from "./calls"
import { Campaign } from "./campaign"
import { medusaCalls } from "./medusa-calls"
import { pageRequests } from "./pages"
import { CALLERS, sampleOf, type FuzzRequest } from "./requests"
import { Database } from "./rows"
import { MINUTES, REQUESTS, SEED } from "./size"
import { Wire } from "./wire"
import { createWorld, type World } from "./world"

describe(`The shop under ${REQUESTS} generated requests (FUZZ_SEED=${SEED})`, () => {
  let world: World
  let wire: Wire
  let database: Database
  let campaign: Campaign
  let calls: Call[]
  let refused: FuzzRequest[]
  let faults: ReturnType<typeof verdict>

  beforeAll(async () => {
    world = await createWorld()
    wire = new Wire(world.tokens, world.leaving)
    database = await Database.open()
    campaign = new Campaign(wire)
    calls = await allCalls()
    const each = (REQUESTS * 0.7) / calls.length
    refused = await campaign.send(shuffled(calls.flatMap((call) => sample(call, each))))
    faults = verdict()
  }, MINUTES)
  afterAll(async () => {
    await world.tidy()
    wire.close()
    await database.close()
  })

  const sample = (call: Call, count: number) => sampleOf(call, world.knownValues, SEED, count)

  /** Returns the errors since the last call, one of each kind per API call. */
  const verdict = () => {
    const kinds = new Map(
      campaign.findings.splice(0).map((finding) => [`${finding.what} ${finding.of}`, finding]),
    )
    return [...kinds.values()].slice(0, 40)
  }

  it("responds without internal errors, leaked data or wrongly accepted requests", () => {
    expect(faults).toEqual([])
  })

  it(
    "changes no row for a rejected request",
    async () => {
      expect(refused.length).toBeGreaterThan(REQUESTS / 4)
      await campaign.provesHarmless(refused, database)
      expect(verdict()).toEqual([])
    },
    MINUTES,
  )

  it(
    "renders its pages without internal errors or leaked data",
    async () => {
      await campaign.send(fc.sample(pageRequests, { seed: SEED, numRuns: Math.round(REQUESTS * 0.15) }))
      expect(verdict()).toEqual([])
    },
    MINUTES,
  )

  it(
    "answers requests to Medusa's routes without internal errors or leaked data",
    async () => {
      const calls = medusaCalls()
      const each = (REQUESTS * 0.15) / calls.length
      const requests = calls.flatMap((call) => sample(call, each).filter((request) => isTame(call, request)))
      await campaign.send(shuffled(requests).slice(0, REQUESTS * 0.15))
      expect(verdict()).toEqual([])
    },
    MINUTES,
  )

  it("receives requests for every call of the plugins", () => {
    expect(calls.length).toBeGreaterThan(90)
    expect(calls.map(nameOf).filter((name) => !campaign.tried.has(name))).toEqual([])
  })

  it("accepts many requests, so that the rejections are meaningful", () => {
    expect(campaign.accepted.size).toBeGreaterThan(Math.min(40, REQUESTS / 25))
  })

  it("receives requests of every caller, including a removed administrator and an unverified customer", () => {
    expect([...campaign.callers].sort()).toEqual([...CALLERS].sort())
  })

  it("has the same users with the same rights afterwards", async () => {
    expect(await world.customer.me()).toMatchObject({ is_admin: false })
    expect((await world.administrator.send("GET", "/api/admin/orders")).status).toBe(200)
    expect((await world.customer.send("GET", "/api/admin/orders")).status).toBe(403)
  })
})

/** Returns false for administrators' writes to Medusa, because they may change any record. */
const isTame = (call: Call, { caller, method }: FuzzRequest) =>
  !(isForAdministrators(call.path) && caller === "administrator") || method === "GET"

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item, index) => ({ item, at: (index * 2_654_435_761) % 4_294_967_291 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
