import { jobsOfRound } from "./sweeps"

const before = process.env["SHOP_SWEEPS"]
beforeAll(() => {
  process.env["SHOP_SWEEPS"] =
    "invoices:issue:seldom,orders:reconcile,subscriptions:advance,subscriptions:begin:seldom"
})
afterAll(() => {
  process.env["SHOP_SWEEPS"] = before ?? ""
})

describe("The jobs of a test that waits", () => {
  const ofSubscriptions = (round: number) =>
    jobsOfRound(round, "/shop/plugins/sales/subscriptions/src/a.http.spec.ts")

  it("are first those of its plugin", () => {
    expect([ofSubscriptions(0), ofSubscriptions(1)]).toEqual([["advance"], ["advance", "begin"]])
  })

  it("are later those of all plugins, with rarely needed ones in every fifth round", () => {
    expect(ofSubscriptions(2)).toEqual(["reconcile", "advance"])
    expect(ofSubscriptions(4)).toEqual(["issue", "reconcile", "advance", "begin"])
  })

  it("are those of all plugins if its plugin has none", () => {
    expect(jobsOfRound(0, "/shop/quality/sales/a.http.spec.ts")).toEqual(["reconcile", "advance"])
    expect(jobsOfRound(0, "")).toEqual(["reconcile", "advance"])
  })
})
