import { sampleOption, sampleSnapshot } from "../../testing/sample-snapshot"
import { destinations } from "./destinations"
import type { ShippingOption } from "../catalogue/option-rows"

const shop = (...options: ShippingOption[]) => sampleSnapshot([], { options })
const locker = (about: Partial<ShippingOption>) =>
  sampleOption({ id: "so_locker", code: "locker", metadata: null, ...about })
const tariff = (free_from_cents: number | null) => ({
  steps: [{ up_to_grams: 30_000, price_cents: 995 }],
  free_from_cents,
})

describe("A destination", () => {
  it("has the days of all its methods and the threshold for free home delivery", () => {
    const quick = locker({
      metadata: { min_days: 0, max_days: 7 },
      prices: [],
      tariff: tariff(2_000),
    })
    expect(destinations(shop(sampleOption(), quick))).toEqual([
      { country: "BE", min_days: 0, max_days: 7, free_from_cents: 7_000 },
    ])
  })

  it("with points only has no free home delivery", () => {
    expect(destinations(shop(locker({ prices: [], tariff: tariff(2_000) })))).toMatchObject([
      { country: "BE", free_from_cents: null },
    ])
  })

  it.each([
    ["never free where no amount makes it so", { prices: [], tariff: tariff(null) }, null],
    ["free from nothing on where it costs nothing", { prices: [{ amount: "0", rules: [] }] }, 0],
    [
      "not free for those whose goods the free way does not take",
      {
        prices: [{ amount: "0", rules: [] }],
        rules: [{ attribute: "item_total", operator: "gte", value: "70" }],
      },
      null,
    ],
  ])("is %s", (_name, about: Partial<ShippingOption>, free_from_cents) => {
    expect(destinations(shop(sampleOption(about)))).toMatchObject([{ country: "BE", free_from_cents }])
  })

  it("is missing without a delivery method", () => {
    expect(destinations(shop())).toEqual([])
  })
})
