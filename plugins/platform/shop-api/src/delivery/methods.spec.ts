import { sampleOption, sampleSnapshot } from "../../testing/sample-snapshot"
import { usualTotals, methodsFor } from "./methods"
import type { ShippingOption } from "../catalogue/option-rows"

const lines = (gross_cents: number) => [{ gross_cents, rate: 21 }]
const shop = (...options: ShippingOption[]) => sampleSnapshot([], { options })
const rule = (attribute: string, operator: string, value: string) => ({ attribute, operator, value })

describe("The delivery of a cart", () => {
  it.each([
    [1, 595, 6_999],
    [6_999, 595, 1],
    [7_000, 0, 0],
    [20_000, 0, 0],
  ])(
    "of goods for %d cents costs %d cents in Belgium, %d cents below free delivery",
    (cents, delivery, missing) => {
      expect(usualTotals(shop(sampleOption()), "BE", lines(cents))).toMatchObject({
        delivery_cents: delivery,
        total_cents: cents + delivery,
        free_delivery_missing_cents: missing,
      })
    },
  )

  it("is free for an empty cart, with the threshold for free delivery", () => {
    expect(usualTotals(shop(sampleOption()), "BE", [])).toMatchObject({
      total_cents: 0,
      delivery_cents: 0,
      free_delivery_missing_cents: 7_000,
    })
  })

  it("has home delivery first, each method with its totals and days", () => {
    const locker = sampleOption({
      id: "so_locker",
      code: "locker",
      metadata: { min_days: 2, max_days: 4 },
      prices: [{ amount: "3.5", rules: [] }],
    })
    expect(methodsFor(shop(sampleOption(), locker), "BE", lines(1_000))).toMatchObject([
      {
        id: "so_be",
        code: "home",
        needs_point: false,
        price_cents: 595,
        min_days: 1,
        max_days: 3,
        totals: { total_cents: 1_595 },
      },
      {
        id: "so_locker",
        code: "locker",
        needs_point: true,
        price_cents: 350,
        min_days: 2,
        max_days: 4,
        totals: { total_cents: 1_350 },
      },
    ])
  })

  it("has a price by weight with a carrier tariff, and is free from the tariff's threshold on", () => {
    const tariff = {
      steps: [
        { up_to_grams: 2_000, price_cents: 595 },
        { up_to_grams: 10_000, price_cents: 795 },
      ],
      free_from_cents: 7_000,
    }
    const carrier = shop(sampleOption({ prices: [], tariff }))
    const lines = [
      { gross_cents: 500, rate: 21, grams: 1_500 },
      { gross_cents: 500, rate: 6, grams: 501 },
      { gross_cents: 500, rate: 6 },
    ]
    expect(usualTotals(carrier, "BE", lines)).toMatchObject({
      delivery_cents: 795,
      free_delivery_missing_cents: 5_500,
    })
    expect(usualTotals(carrier, "BE", lines.slice(1))).toMatchObject({ delivery_cents: 595 })
    expect(usualTotals(carrier, "BE", [{ gross_cents: 7_000, rate: 6, grams: 9_000 }])).toMatchObject({
      delivery_cents: 0,
      free_delivery_missing_cents: 0,
    })
  })

  it("is available only to countries with a shipping option, and free only with a threshold", () => {
    const abroad = sampleOption({
      id: "so_fr",
      country_code: "fr",
      data: null,
      prices: [{ amount: "12.95", rules: [] }],
    })
    const both = shop(sampleOption(), abroad)
    expect(methodsFor(both, "FR", lines(10_000))).toMatchObject([
      { id: "so_fr", min_days: 3, max_days: 5, totals: { free_delivery_missing_cents: null } },
    ])
    expect(methodsFor(both, "LU", lines(10_000))).toEqual([])
    expect(usualTotals(both, "LU", lines(1_000))).toMatchObject({
      delivery_cents: 0,
      free_delivery_missing_cents: null,
    })
  })

  it.each([
    ["for returns", rule("is_return", "eq", "true")],
    ["hidden from the shop", rule("enabled_in_store", "eq", "false")],
    ["with a rule about an unknown attribute", rule("customer_group", "eq", "vip")],
    ["for another region", rule("region_id", "eq", "reg_fr")],
    ["for every country except Belgium", rule("country_code", "ne", "be")],
  ])("excludes an option %s", (_name, condition) => {
    expect(methodsFor(shop(sampleOption({ rules: [condition] })), "BE", lines(100))).toEqual([])
  })

  it.each([
    ["eq", [false, true, false]],
    ["gt", [false, false, true]],
    ["gte", [false, true, true]],
    ["lt", [true, false, false]],
    ["lte", [true, true, false]],
    ["ne", [false, false, false]],
  ])(
    "by a method with the rule “goods %s 100 euro” is offered below, at and above that value: %j",
    (operator, offered) => {
      const option = sampleOption({ rules: [rule("item_total", operator, "100")] })
      const isOffered = (cents: number) => methodsFor(shop(option), "BE", lines(cents)).length > 0
      expect([9_999, 10_000, 10_001].map(isOffered)).toEqual(offered)
    },
  )

  it.each([
    ["in", ["be", "fr"], true],
    ["in", ["fr"], false],
    ["nin", ["fr"], true],
    ["nin", ["be"], false],
  ])("by a method with the rule “country %s %j” is offered in Belgium: %s", (operator, value, isOffered) => {
    const option = sampleOption({ rules: [{ attribute: "country_code", operator, value }] })
    expect(methodsFor(shop(option), "BE", lines(100)).length > 0).toBe(isOffered)
  })

  it("is offered if its condition requires euro, or excludes a value of an unknown attribute", () => {
    const offered = (condition: ReturnType<typeof rule>) =>
      methodsFor(shop(sampleOption({ rules: [condition] })), "BE", lines(100)).length
    expect(offered(rule("currency_code", "eq", "eur"))).toBe(1)
    expect(offered(rule("currency_code", "eq", "usd"))).toBe(0)
    expect(offered(rule("customer_group", "ne", "vip"))).toBe(1)
  })

  it("is free from the lowest total for which a price is zero", () => {
    const free = (...rules: ReturnType<typeof rule>[]) => ({ amount: "0", rules })
    const missing = (...prices: { amount: string; rules: ReturnType<typeof rule>[] }[]) =>
      usualTotals(
        shop(sampleOption({ prices: [{ amount: "5.95", rules: [] }, ...prices] })),
        "BE",
        lines(1_000),
      ).free_delivery_missing_cents
    expect(missing(free(rule("item_total", "gte", "50")))).toBe(4_000)
    expect(missing(free(rule("item_total", "gt", "50")))).toBe(4_001)
    expect(missing(free(rule("item_total", "gte", "50")), free(rule("item_total", "gte", "30")))).toBe(2_000)
    expect(missing(free(rule("item_total", "gte", "50"), rule("region_id", "eq", "reg_be")))).toBe(4_000)
    expect(missing(free(rule("region_id", "eq", "reg_fr")))).toBeNull()
    expect(missing(free(rule("item_total", "lt", "5")))).toBeNull()
    expect(missing(free(rule("item_total", "gte", "50"), rule("region_id", "eq", "reg_fr")))).toBeNull()
    expect(missing(free(rule("item_total", "gte", "50"), rule("item_total", "lt", "90")))).toBeNull()
    expect(missing({ amount: "1", rules: [rule("item_total", "gte", "50")] })).toBeNull()
  })

  it("uses, like Medusa, the matching price with the most conditions, and the lowest of several", () => {
    const price = (amount: string, ...rules: ReturnType<typeof rule>[]) => ({ amount, rules })
    const option = sampleOption({
      prices: [
        price("4.00"),
        price("4.50"),
        price("6.00", rule("region_id", "eq", "reg_be")),
        price("1.00", rule("region_id", "eq", "reg_fr")),
        price("5.00", rule("item_total", "gt", "100"), rule("region_id", "eq", "reg_be")),
      ],
    })
    const at = (cents: number) => methodsFor(shop(option), "BE", lines(cents))[0]?.price_cents
    expect([at(1_000), at(10_000), at(10_001)]).toEqual([600, 600, 500])
  })
})
