import { given, ShopClient } from "@bon-perroquet/testing"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { publishableKey } from "../store-api/buyer"
import { Campaign } from "./campaign"
import { engineRelations } from "./engine-relations"
import { medusaCalls } from "./medusa-calls"
import { nameOf, type Call } from "./calls"
import type { FuzzRequest } from "./requests"
import { MINUTES } from "./size"
import { Wire } from "./wire"

/** Aliases of several record types. `location` of a shipping option once blocked the engine permanently. */
const ALIASES = ["location", "locations", "order", "cart", "prices", "sales_channels"]

/** Returns the names of this run: the aliases above in `npm test`, all names of the engine in a campaign. */
function names(): string[] {
  const all = [...new Set([...ALIASES, ...engineRelations()])]
  return all.slice(0, repetitions(all.length, ALIASES.length / all.length))
}

const isRead = ({ method, path }: Call) => method === "GET" && /^\/(admin|store)\//.test(path)
const isList = ({ path }: Call) => !path.includes(":")

/** Returns lists in `npm test`, and also details in a campaign. */
function readCalls(): Call[] {
  const all = medusaCalls().filter(isRead)
  const [lists, details] = [all.filter(isList), all.filter((call) => !isList(call))]
  return [...lists, ...details].slice(0, repetitions(all.length, lists.length / all.length))
}

/** Returns requests for a path of relations: as fields, and for a list also as its order. */
function requestsFor(call: Call, path: string, headers: FuzzRequest["headers"]): FuzzRequest[] {
  const address = call.path.replaceAll(/:\w+/g, "unknown_1")
  const queries = [`limit=1&fields=id,*${path}`, ...(isList(call) ? [`limit=1&order=${path}.id`] : [])]
  return queries.map((query) => ({
    of: `${nameOf(call)} ${path}`,
    ...{ method: "GET", target: `${address}?${query}`, headers },
    ...{ server: "engine", caller: "administrator" },
  }))
}

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
    await administrator.login(given("SHOP_ADMIN_EMAIL"), given("SHOP_ADMIN_PASSWORD"))
    const campaign = new Campaign(new Wire({ administrator: administrator.token ?? "" }))
    const headers: FuzzRequest["headers"] = [["X-Publishable-Api-Key", await publishableKey()]]
    const calls = readCalls()
    const paths = names()
    await campaign.send(calls.flatMap((call) => paths.flatMap((path) => requestsFor(call, path, headers))))
    // A nested path may have an alias of another record. Lists of the Store API ignore unknown names.
    const lists = calls.filter((call) => isList(call) && call.path.startsWith("/admin/"))
    const deeper = lists.flatMap((call) =>
      paths
        .filter((path) => campaign.accepted.has(`${nameOf(call)} ${path}`))
        .flatMap((path) => ALIASES.flatMap((alias) => requestsFor(call, `${path}.${alias}`, headers))),
    )
    expect(deeper.length).toBeGreaterThan(0)
    await campaign.send(deeper)
    expect(campaign.findings).toEqual([])
    expect(campaign.statuses.get(200)).toBeGreaterThan(0)
    expect(campaign.statuses.get(400)).toBeGreaterThan(0)
  },
  4 * MINUTES,
)
