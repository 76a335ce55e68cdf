import { ShopClient } from "@bon-perroquet/testing"
import { everyNth } from "@bon-perroquet/testing/campaign"
import { publishableKey } from "../store-api/buyer"
import { Campaign } from "./campaign"
import { medusaCalls } from "./medusa-calls"
import { nameOf } from "./calls"
import type { FuzzRequest } from "./requests"
import { MINUTES } from "./size"
import { Wire } from "./wire"

const ODD_FIELDS = [
  "nothing_such",
  "-nothing_such",
  "nothing.such",
  "id.such",
  "%25E0%25A4%25A",
  "",
  "-",
  ".",
  "id,created_at",
]
const ODD = everyNth(
  [
    ...ODD_FIELDS.map((field) => `order=${field}`),
    ...[
      "created_at=x",
      "created_at[$gt]=x",
      "created_at[$lt]=2026-02-31",
      "deleted_at[$lt]=x",
      "status=x",
      "status[]=x",
    ],
    ...["id[$nothing]=1", "$and[0][nothing]=1", "fields=nothing_such", "fields=id.such"],
  ],
  3,
)

it(
  "the engine's lists reject unknown fields and invalid values without failing",
  async () => {
    const administrator = new ShopClient()
    await administrator.signInOwner()
    const campaign = new Campaign(new Wire({ administrator: administrator.token ?? "" }))
    const headers: FuzzRequest["headers"] = [["X-Publishable-Api-Key", await publishableKey()]]
    const lists = medusaCalls().filter(({ method, path }) => method === "GET" && !path.includes(":"))
    await campaign.send(
      lists.flatMap((call): FuzzRequest[] =>
        ODD.map((query) => ({
          of: nameOf(call),
          ...{ method: "GET", target: `${call.path}?${query}`, headers },
          ...{ server: "engine", caller: "administrator" },
        })),
      ),
    )
    expect(campaign.findings).toEqual([])
    // Lists that the caller may read answer a wrong parameter with 400. Other lists answer with other errors.
    expect(campaign.statuses.get(400)).toBeGreaterThan(lists.length)
  },
  MINUTES,
)
