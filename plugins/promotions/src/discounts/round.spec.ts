import type { ComputeActions } from "@medusajs/framework/types"
import { DELIVERY_ID } from "./context"
import { rounded } from "./round"

const LINES = [
  { id: "one", unit_cents: 1000, quantity: 2, rate: 6 },
  { id: "two", unit_cents: 500, quantity: 1, rate: 21 },
]
const DELIVERY = { shipping_option_id: "home", price_cents: 595 }

const off = (code: string, item_id: string, amount: number, is_tax_inclusive = true) =>
  ({ action: "addItemAdjustment", code, item_id, amount, is_tax_inclusive }) as unknown as ComputeActions
const offDelivery = (code: string, amount: number) =>
  ({ action: "addShippingMethodAdjustment", code, amount }) as unknown as ComputeActions

describe("What promotions take off, in whole cents", () => {
  it("is told by promotion and price", () => {
    const actions = [off("A", "one", 2), offDelivery("B", 5.95), off("A", "two", 0.5)]
    expect(rounded(actions, LINES, DELIVERY)).toEqual([
      { code: "A", on: "one", cents: 200 },
      { code: "A", on: "two", cents: 50 },
      { code: "B", on: DELIVERY_ID, cents: 595 },
    ])
  })

  it("takes the line's VAT off with an amount without it", () => {
    expect(rounded([off("A", "one", 1, false), off("A", "two", 1, false)], LINES, null)).toEqual([
      { code: "A", on: "one", cents: 106 },
      { code: "A", on: "two", cents: 121 },
    ])
  })

  it("is rounded once for each promotion", () => {
    // 0.5 cents twice are one cent, not two.
    expect(rounded([off("A", "one", 0.005), off("A", "two", 0.005)], LINES, null)).toEqual([
      { code: "A", on: "one", cents: 1 },
    ])
  })

  it("leaves no price below nothing, however many promotions there are", () => {
    const actions = [off("A", "two", 4), off("B", "two", 4), off("C", "two", 4), offDelivery("D", 9)]
    expect(rounded(actions, LINES, DELIVERY)).toEqual([
      { code: "A", on: "two", cents: 400 },
      { code: "B", on: "two", cents: 100 },
      { code: "D", on: DELIVERY_ID, cents: 595 },
    ])
  })

  it("is nothing off a delivery that is not there, a line that is gone, or by another action", () => {
    const other = { action: "campaignBudgetExceeded", code: "A", item_id: "one", amount: 1 }
    const actions = [offDelivery("A", 5), off("A", "gone", 5), other as unknown as ComputeActions]
    expect(rounded(actions, LINES, null)).toEqual([])
    expect(rounded([], LINES, DELIVERY)).toEqual([])
  })
})
