import { ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { publishableKey } from "../store-api/buyer"
import { verifiedCustomer } from "./callers"
import { Campaign } from "./campaign"
import { engineRelations } from "./engine-relations"
import { medusaCalls } from "./medusa-calls"
import { nameOf, type Call } from "./calls"
import type { FuzzRequest } from "./requests"
import { MINUTES } from "./size"
import { Wire } from "./wire"

/**
 * Names of relations that are requested from every list. The relation `location` of a shipping option once blocked the
 * engine permanently.
 */
const ALIASES = ["location", "locations", "order", "cart", "prices", "sales_channels"]
/** Names that are requested within relations, in sort orders and in details. */
const SOME_ALIASES = representatives(ALIASES, 1)
const UNKNOWN = "nothing_such"

/** Returns the names of relations to request: all of them in a campaign, otherwise the first of ALIASES. */
const names = () => (found ??= representatives([...new Set([...ALIASES, ...engineRelations()])], 4))
/** Kept, because the engine's files are read for hundreds of milliseconds. */
let found: readonly string[] | undefined

const isRead = ({ method, path }: Call) => method === "GET" && /^\/(admin|store)\//.test(path)
const isList = ({ path }: Call) => !path.includes(":")
/** Returns whether only a signed-in customer may read a list. */
const isOfCustomer = ({ path }: Call) => /^\/store\/(customers|orders)/.test(path)

/** Returns the list that belongs to a detail call: /admin/orders for /admin/orders/:id. */
const listOf = ({ path }: Call) => path.split("/:")[0]

it("reads every relation of the schema from the engine's files", () => {
  const all = engineRelations()
  expect(all.length).toBeGreaterThan(150)
  expect(all).toEqual(
    expect.arrayContaining(["variants", "inventory_items", "locations_link", "order_status"]),
  )
})

it(
  "every list and detail of the engine responds in time for every requested relation",
  async () => {
    const administrator = new ShopClient()
    await administrator.signInOwner()
    const { customer } = await verifiedCustomer()
    const wire = new Wire({ administrator: administrator.token ?? "", customer: customer.token ?? "" })
    const campaign = new Campaign(wire)
    const headers: FuzzRequest["headers"] = [["X-Publishable-Api-Key", await publishableKey()]]
    const requestFor = (call: Call, query: string, of = ""): FuzzRequest => ({
      ...{ of: `${nameOf(call)} ${of}`, method: "GET", headers },
      target: `${call.path.replaceAll(/:\w+/g, "unknown_1")}?${query}`,
      ...{ server: "engine", caller: isOfCustomer(call) ? "customer" : "administrator" },
    })
    const related = (call: Call, path: string) => requestFor(call, `limit=1&fields=id,*${path}`, path)
    const sorted = (call: Call, path: string) => requestFor(call, `limit=1&order=${path}.id`)

    const reads = medusaCalls().filter(isRead)
    const lists = reads.filter(isList)
    await campaign.send(lists.flatMap((list) => [UNKNOWN, ...names()].map((path) => related(list, path))))

    // Nested names are requested only below relations that a list has. A list that accepts UNKNOWN ignores all names.
    const has = (path: string, name: string) => campaign.accepted.has(`GET ${path} ${name}`)
    const relationsOf = (path = "") => names().filter((name) => has(path, name) && !has(path, UNKNOWN))
    const deeper = lists.flatMap((list) => [
      ...SOME_ALIASES.map((alias) => sorted(list, alias)),
      ...relationsOf(list.path).flatMap((path) => [
        sorted(list, path),
        ...SOME_ALIASES.map((alias) => related(list, `${path}.${alias}`)),
      ]),
    ])
    const details = representatives(reads, 0).filter((call) => !isList(call))
    const single = details.flatMap((call) =>
      [...SOME_ALIASES, ...relationsOf(listOf(call))].map((path) => related(call, path)),
    )
    await campaign.send([...deeper, ...single])
    expect(campaign.findings).toEqual([])
    expect(lists.map(nameOf).filter((name) => !campaign.tried.has(`${name} location`))).toEqual([])
    expect(campaign.statuses.get(200)).toBeGreaterThan(lists.length)
    expect(campaign.statuses.get(400)).toBeGreaterThan(lists.length)
  },
  MINUTES,
)
