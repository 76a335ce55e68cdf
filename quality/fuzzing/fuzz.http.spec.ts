import fc from "fast-check"
import { isAllowed, type Role } from "@bon-perroquet/contract"
import { rightFor } from "@bon-perroquet/api-kit/roles"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { everyNth, representatives } from "@bon-perroquet/testing/campaign"
import { allCalls, isForAdministrators, nameOf, type Call } from "./calls"
import { Campaign, quietRows } from "./campaign"
import { medusaCalls } from "./medusa-calls"
import { pageRequests } from "./pages"
import { CALLERS, sampleOf, type FuzzRequest } from "./requests"
import { changedTables, Database } from "./rows"
import { MINUTES, REQUESTS, SEED } from "./size"
import { Wire } from "./wire"
import { createWorld, type World } from "./world"

const OWNERS_TABLES =
  /^"?(user|invite|api_key|auth_identity|provider_identity|administrator_role|store|region|tax_|sales_channel|stock_location|shipping_|vat_)/
type LimitedRole = Exclude<Role, "owner">
/** Tables that a role must not change. */
const UNTOUCHED: Record<LimitedRole, RegExp[]> = {
  orders: [OWNERS_TABLES, /^(product|price|listing|translation|image|promotion)/, /^product_import/],
  goods: [OWNERS_TABLES, /^"?(order|payment|refund|capture|fulfillment|return|customer|checkout|document)/],
  accounting: [/./],
}

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
      await campaign.provesHarmless(everyNth(refused, 3), database)
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

  it.each(representatives(["orders", "goods", "accounting"] as const))(
    "allows the role %s no action outside its rights",
    async (role) => {
      const person = await inviteAdministrator(role)
      const attempts = new Campaign(new Wire({ administrator: person.token }))
      const reachable = [...everyNth(calls, 3), ...everyNth(medusaCalls(), 9)].filter(({ path }) =>
        isForAdministrators(path),
      )
      const each = REQUESTS / reachable.length
      const before = await quietRows(database)
      await attempts.send(
        reachable.flatMap((call) => sample(call, each).flatMap((request) => requestsOf(role, call, request))),
      )
      const changed = changedTables(before, await quietRows(database))
      expect(attempts.findings.slice(0, 20)).toEqual([])
      expect(changed.filter((table) => UNTOUCHED[role].some((pattern) => pattern.test(table)))).toEqual([])
      expect(attempts.accepted.size).toBeGreaterThan(3)
      await removeAdministrator(person)
    },
    MINUTES,
  )

  it("has the same users with the same rights afterwards", async () => {
    expect(await world.customer.me()).toMatchObject({ is_admin: false })
    expect((await world.administrator.send("GET", "/api/admin/orders?limit=1")).status).toBe(200)
    expect((await world.customer.send("GET", "/api/admin/orders")).status).toBe(403)
  })
})

/** Returns false for administrators' writes to Medusa, because they may change any record. */
const isTame = (call: Call, { caller, method }: FuzzRequest) =>
  !(isForAdministrators(call.path) && caller === "administrator") || method === "GET"

/** Returns the request of an administrator with the role, unless it may change any record of Medusa. */
function requestsOf(role: LimitedRole, call: Call, request: FuzzRequest): FuzzRequest[] {
  const right = rightFor(request.method, call.path)
  const may = right !== null && isAllowed(role, right)
  const isHarmless = !may || call.path.startsWith("/api/") || request.method === "GET"
  if (!isHarmless || ["OPTIONS", "TRACE"].includes(request.method)) return []
  const sent: FuzzRequest = { ...request, caller: "administrator" }
  if (may) delete sent.refusedFor
  else sent.refusedFor = `not for ${role}`
  return [sent]
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item, index) => ({ item, at: (index * 2_654_435_761) % 4_294_967_291 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
