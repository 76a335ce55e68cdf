import { Campaign } from "./campaign"
import type { FuzzRequest } from "./requests"
import type { Rows } from "./rows"

const request = (target: string): FuzzRequest => ({
  ...{ of: `GET ${target}`, method: "GET", target, headers: [] },
  ...{ server: "engine", caller: "nobody" },
})

/** @param effects what the simulated server does on a request, by address */
function campaignWith(effects: Record<string, () => void>, status: () => number = () => 400) {
  const counts = new Map([
    ["cart", 0],
    ["e_invoice", 0],
  ])
  const write = (table: string) => counts.set(table, (counts.get(table) ?? 0) + 1)
  const campaign = new Campaign({
    send: ({ target }) => {
      effects[target]?.()
      return Promise.resolve({ status: status(), headers: {}, body: "" })
    },
  })
  const database = {
    rows: (): Promise<Rows> =>
      Promise.resolve(new Map([...counts].map(([name, count]) => [name, `${count}`]))),
  }
  const findings = async (targets: string[]) => {
    await campaign.provesHarmless(targets.map(request), database)
    return campaign.findings.map(({ of, what }) => [of, what])
  }
  return { write, findings }
}

describe("Rejected requests that are sent again", () => {
  it("are reported if they change a row each time, both alone and in a batch", async () => {
    const { write, findings } = campaignWith({ "/harmful": () => void write("cart") })
    expect(await findings(["/one", "/harmful", "/other"])).toEqual([
      ["GET /harmful", "changed cart"],
      ["", "a batch changed cart"],
    ])
  })

  it("are reported as a batch if they change a row only together", async () => {
    let last = ""
    const sent = (target: string) => () => {
      if (last && last !== target) write("cart")
      last = target
    }
    const { write, findings } = campaignWith({ "/one": sent("/one"), "/other": sent("/other") })
    expect(await findings(["/one", "/other"])).toContainEqual(["", "a batch changed cart"])
  })

  it("are not reported for a row that a background job changes at the same time", async () => {
    let sent = 0
    const job = () => {
      if (++sent % 4 === 1) write("e_invoice")
    }
    const { write, findings } = campaignWith({ "/one": job })
    expect(await findings(["/one"])).toEqual([])
  })

  it("are not reported if the shop accepts them the next time", async () => {
    let left = 2
    const { write, findings } = campaignWith({ "/one": () => void write("cart") }, () =>
      left-- > 0 ? 200 : 400,
    )
    expect(await findings(["/one"])).toEqual([])
  })
})
