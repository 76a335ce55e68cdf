import { isAllowed, type Role } from "@bon-perroquet/contract"
import { rightFor } from "@bon-perroquet/api-kit/roles"
import { representatives } from "@bon-perroquet/testing/campaign"
import { inviteAdministrator, removeAdministrator, type Invited } from "@bon-perroquet/testing/administrators"
import { allCalls, isForAdministrators, type Call } from "./calls"
import { Campaign, quietRows } from "./campaign"
import { medusaCalls } from "./medusa-calls"
import { sampleOf, type FuzzRequest } from "./requests"
import { changedTables, Database } from "./rows"
import { MINUTES, REQUESTS, SEED } from "./size"
import { Wire } from "./wire"
import { createWorld, type World } from "./world"

const OWNERS_TABLES =
  /^"?(user|invite|api_key|auth_identity|provider_identity|administrator_role|store|region|tax_|sales_channel|stock_location|shipping_|vat_)/
const UNTOUCHED: Record<Exclude<Role, "owner">, RegExp[]> = {
  orders: [OWNERS_TABLES, /^(product|price|listing|translation|image|promotion)/, /^product_import/],
  goods: [OWNERS_TABLES, /^"?(order|payment|refund|capture|fulfillment|return|customer|checkout|document)/],
  accounting: [/./],
}

let world: World
let database: Database
let calls: Call[]
beforeAll(async () => {
  world = await createWorld()
  database = await Database.open()
  calls = [...(await allCalls()), ...medusaCalls()].filter(({ path }) => isForAdministrators(path))
}, MINUTES)
afterAll(async () => {
  await world.tidy()
  await database.close()
})

describe.each(representatives(["orders", "goods", "accounting"] as const))(
  `A generated request with the role %s (FUZZ_SEED=${SEED})`,
  (role) => {
    let person: Invited
    beforeAll(async () => {
      person = await inviteAdministrator(role)
    })
    afterAll(() => removeAdministrator(person))

    const requestsFor = (call: Call, request: FuzzRequest): FuzzRequest[] => {
      const right = rightFor(request.method, call.path)
      const may = right !== null && isAllowed(role, right)
      // A role with the right to write may change any record of Medusa.
      const isTame = !may || call.path.startsWith("/api/") || request.method === "GET"
      if (!isTame || ["OPTIONS", "TRACE"].includes(request.method)) return []
      const mine: FuzzRequest = { ...request, caller: "administrator" }
      if (may) delete mine.refusedFor
      else mine.refusedFor = `not for ${role}`
      return [mine]
    }

    it(
      "causes no failure, and no action outside the role's rights",
      async () => {
        const wire = new Wire({ administrator: person.token })
        const campaign = new Campaign(wire)
        const each = REQUESTS / calls.length
        const requests = calls.flatMap((call) =>
          sampleOf(call, world.knownValues, SEED, each).flatMap((request) => requestsFor(call, request)),
        )
        const before = await quietRows(database)
        await campaign.send(requests)
        const changed = changedTables(before, await quietRows(database))
        expect(campaign.findings.slice(0, 20)).toEqual([])
        expect(changed.filter((table) => UNTOUCHED[role].some((pattern) => pattern.test(table)))).toEqual([])
        expect(campaign.accepted.size).toBeGreaterThan(3)
      },
      MINUTES,
    )
  },
)
