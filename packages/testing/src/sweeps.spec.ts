import { jobsOfRound } from "./sweeps"

const before = process.env["SHOP_SWEEPS"]
beforeAll(() => {
  process.env["SHOP_SWEEPS"] =
    "invoices:issue:seldom,orders:reconcile,subscriptions:advance,subscriptions:begin:seldom"
})
afterAll(() => {
  process.env["SHOP_SWEEPS"] = before ?? ""
})

describe("The jobs that a waiting test runs", () => {
  const ofSubscriptions = (round: number) =>
    jobsOfRound(round, "/shop/plugins/sales/subscriptions/src/a.http.spec.ts")

  it("a waiting test first runs the jobs of its own plugin", () => {
    expect([ofSubscriptions(0), ofSubscriptions(1)]).toEqual([["advance"], ["advance", "begin"]])
  })

  it("a waiting test later runs the jobs of all plugins, and rarely needed jobs in every fifth round", () => {
    expect(ofSubscriptions(2)).toEqual(["reconcile", "advance"])
    expect(ofSubscriptions(4)).toEqual(["issue", "reconcile", "advance", "begin"])
  })

  it("a waiting test runs the jobs of all plugins if its own plugin has none", () => {
    expect(jobsOfRound(0, "/shop/quality/sales/a.http.spec.ts")).toEqual(["reconcile", "advance"])
    expect(jobsOfRound(0, "")).toEqual(["reconcile", "advance"])
  })
})
