import type { ComputeActions } from "@medusajs/framework/types"
import { DELIVERY_ID } from "./context"
import type { Terms } from "../uses"
import { discountsOf, rounded, usesOf, type RoundedPart } from "./round"
import type { Problem } from "./types"

const LINES = [
  { id: "one", unit_cents: 1000, quantity: 2, rate: 6 },
  { id: "two", unit_cents: 500, quantity: 1, rate: 21 },
]
const DELIVERY = { shipping_option_id: "home", price_cents: 595 }

const off = (code: string, item_id: string, amount: number, is_tax_inclusive = true) =>
  ({ action: "addItemAdjustment", code, item_id, amount, is_tax_inclusive }) as unknown as ComputeActions
const offDelivery = (code: string, amount: number) =>
  ({ action: "addShippingMethodAdjustment", code, amount }) as unknown as ComputeActions

describe("Discounts in whole cents", () => {
  it("are listed per promotion, with the line or delivery that they reduce", () => {
    const actions = [off("A", "one", 2), offDelivery("B", 5.95), off("A", "two", 0.5)]
    expect(rounded(actions, LINES, DELIVERY)).toEqual([
      { code: "A", on: "one", cents: 200 },
      { code: "A", on: "two", cents: 50 },
      { code: "B", on: DELIVERY_ID, cents: 595 },
    ])
  })

  it("subtract the line's VAT, too, if the amount is without VAT", () => {
    expect(rounded([off("A", "one", 1, false), off("A", "two", 1, false)], LINES, null)).toEqual([
      { code: "A", on: "one", cents: 106 },
      { code: "A", on: "two", cents: 121 },
    ])
  })

  it("are rounded once per promotion", () => {
    expect(rounded([off("A", "one", 0.005), off("A", "two", 0.005)], LINES, null)).toEqual([
      { code: "A", on: "one", cents: 1 },
    ])
  })

  it("never make a price negative", () => {
    const actions = [off("A", "two", 4), off("B", "two", 4), off("C", "two", 4), offDelivery("D", 9)]
    expect(rounded(actions, LINES, DELIVERY)).toEqual([
      { code: "A", on: "two", cents: 400 },
      { code: "B", on: "two", cents: 100 },
      { code: "D", on: DELIVERY_ID, cents: 595 },
    ])
  })

  it("ignore a missing delivery, a removed line and other actions", () => {
    const other = { action: "campaignBudgetExceeded", code: "A", item_id: "one", amount: 1 }
    const actions = [offDelivery("A", 5), off("A", "gone", 5), other as unknown as ComputeActions]
    expect(rounded(actions, LINES, null)).toEqual([])
    expect(rounded([], LINES, DELIVERY)).toEqual([])
  })
})

describe("Discounts of a cart", () => {
  const terms = (code: string, about: Partial<Terms> = {}) =>
    ({ id: `promo_${code}`, code, is_automatic: false, rules: [], ...about }) as unknown as Terms
  const USABLE = [terms("A"), terms("B", { is_automatic: true }), terms("C")]
  const PARTS: RoundedPart[] = [
    { code: "A", on: "one", cents: 200 },
    { code: "B", on: "one", cents: 30 },
    { code: "A", on: DELIVERY_ID, cents: 5 },
    { code: "B", on: DELIVERY_ID, cents: 100 },
  ]

  it("count as one use of each promotion that has an effect, with its total", () => {
    expect(usesOf(PARTS, USABLE)).toEqual([
      { promotion_id: "promo_A", code: "A", amount_cents: 205 },
      { promotion_id: "promo_B", code: "B", amount_cents: 130 },
    ])
  })

  it("are listed per line and delivery with their promotions", () => {
    const { lines, delivery, applied, total_cents } = discountsOf(PARTS, USABLE, LINES, new Map())
    expect([...lines]).toEqual([
      [
        "one",
        [
          { promotion_id: "promo_A", code: "A", cents: 200 },
          { promotion_id: "promo_B", code: "B", cents: 30 },
        ],
      ],
    ])
    expect(delivery).toEqual([
      { promotion_id: "promo_A", code: "A", cents: 5 },
      { promotion_id: "promo_B", code: "B", cents: 100 },
    ])
    expect(applied).toEqual([
      { id: "promo_A", code: "A", is_automatic: false, amount_cents: 205 },
      { id: "promo_B", code: "B", is_automatic: true, amount_cents: 130 },
    ])
    expect(total_cents).toBe(335)
  })

  it("contain the reason why a promotion has no effect", () => {
    const unknown: Problem = { reason: "unknown" }
    const minimum = { attribute: "item_total", operator: "gte", values: ["100"] }
    const usable = [terms("A"), terms("C"), terms("D", { rules: [minimum] })]
    const { problems } = discountsOf(PARTS, usable, LINES, new Map([["X", unknown]]))
    expect([...problems]).toEqual([
      ["X", unknown],
      ["C", { reason: "not_applicable" }],
      ["D", { reason: "below_minimum", minimum_cents: 10_000 }],
    ])
  })
})
