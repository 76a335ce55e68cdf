import { sampleOption, sampleSnapshot } from "../../testing/sample-snapshot"
import { DISPATCH } from "@bon-perroquet/contract"
import type { Snapshot } from "../catalogue"
import { destinations as destinationsAt, type Terms } from "./destinations"
import type { ShippingOption } from "../catalogue/option-rows"

const shop = (...options: ShippingOption[]) => sampleSnapshot([], { options })
const locker = (about: Partial<ShippingOption>) =>
  sampleOption({ id: "so_locker", code: "locker", metadata: null, ...about })
const tariff = (free_from_cents: number | null) => ({
  steps: [{ up_to_grams: 30_000, price_cents: 995 }],
  free_from_cents,
})

const dispatch = {
  ...DISPATCH,
  cut_off: "14:00",
  min_days: 0,
  max_days: 0,
  worked_holidays: [],
  closures: [],
}
const TERMS: Terms = { now: new Date("2026-11-23T09:00:00Z"), dispatch, hasPoints: () => true }
const destinations = (snapshot: Snapshot, terms: Partial<Terms> = {}) =>
  destinationsAt(snapshot, { ...TERMS, ...terms })

describe("A delivery destination", () => {
  it("has the shortest and longest transit of its methods, and the free delivery threshold", () => {
    const quick = locker({
      metadata: { min_days: 0, max_days: 7 },
      prices: [],
      tariff: tariff(2_000),
    })
    expect(destinations(shop(sampleOption(), quick))).toMatchObject([
      { country: "BE", min_days: 0, max_days: 7, free_from_cents: 7_000 },
    ])
  })

  it("has prices and arrivals of each method, home delivery first", () => {
    const cheap = locker({ data: { min_days: 1, max_days: 1 }, prices: [], tariff: tariff(2_000) })
    const [belgium] = destinations(shop(cheap, sampleOption()))
    expect(belgium?.methods).toMatchObject([
      {
        ...{ code: "home", min_days: 1, max_days: 3, free_from_cents: 7_000 },
        prices: [{ up_to_grams: null, price_cents: 595 }],
        arrivals: [
          { until: "2026-11-23T13:00:00.000Z", from: "2026-11-24", by: "2026-11-26" },
          { from: "2026-11-25" },
          { from: "2026-11-26" },
        ],
      },
      {
        ...{ code: "locker", min_days: 1, max_days: 1, free_from_cents: 2_000 },
        prices: [{ up_to_grams: 30_000, price_cents: 995 }],
        arrivals: [{ from: "2026-11-24", by: "2026-11-24" }, {}, {}],
      },
    ])
  })

  it("lists no method to a point while points are unavailable", () => {
    const [belgium] = destinations(shop(sampleOption(), locker({})), { hasPoints: () => false })
    expect(belgium?.methods.map(({ code }) => code)).toEqual(["home"])
  })

  it("has no threshold for free home delivery if it only has deliveries to points", () => {
    expect(destinations(shop(locker({ prices: [], tariff: tariff(2_000) })))).toMatchObject([
      { country: "BE", free_from_cents: null },
    ])
  })

  it.each([
    ["never free without a free-delivery threshold", { prices: [], tariff: tariff(null) }, null],
    ["free from zero euro if delivery costs nothing", { prices: [{ amount: "0", rules: [] }] }, 0],
    [
      "not free if the free method does not carry the goods",
      {
        prices: [{ amount: "0", rules: [] }],
        rules: [{ attribute: "item_total", operator: "gte", value: "70" }],
      },
      null,
    ],
  ])("is %s", (_name, about: Partial<ShippingOption>, free_from_cents) => {
    expect(destinations(shop(sampleOption(about)))).toMatchObject([{ country: "BE", free_from_cents }])
  })

  it("is not listed without a delivery method", () => {
    expect(destinations(shop())).toEqual([])
  })
})
