import { discountsLeft, givenForUnits, type EditedLine } from "./balance"

const line = (fields: Partial<EditedLine> = {}): EditedLine => ({
  ...{ id: "seeds", quantity: 2, gross_cents: 1000, unit_cents: 1000 },
  ...{ discounts: [{ id: "half", cents: 1000 }], ...fields },
})

describe("An edit that reduces a discounted line", () => {
  it("leaves half the discount on one of two half-price units", () => {
    expect(discountsLeft(line(), 1)).toEqual([{ id: "half", cents: 500 }])
  })

  it("shares the remaining discount among several promotions to the cent", () => {
    const discounts = [
      { id: "a", cents: 100 },
      { id: "b", cents: 201 },
    ]
    const left = discountsLeft(line({ quantity: 3, gross_cents: 2699, discounts }), 2)
    // 1799 of 2699 is left for two units of 1000.
    expect(left.reduce((sum, { cents }) => sum + cents, 0)).toBe(201)
    expect(left.map(({ cents }) => cents)).toEqual([67, 134])
  })

  it("leaves no discount on a line that had none", () => {
    expect(discountsLeft(line({ gross_cents: 2000, discounts: [] }), 1)).toEqual([])
  })
})

describe("The amount refunded by line for removed or returned units", () => {
  const refunded = (quantity: number, amount_cents: number) => ({
    items: [{ id: "seeds", name: "Seeds", quantity, amount_cents, vat_rate: 6 }],
    ...{ delivery_cents: 0, amounts: [] },
  })

  it("is the price of the refunded units, at most of the lost ones", () => {
    expect(givenForUnits("seeds", { before: 0, lost: 1 }, [refunded(1, 1000)])).toBe(1000)
    expect(givenForUnits("seeds", { before: 0, lost: 1 }, [refunded(3, 3000)])).toBe(1000)
  })

  it("excludes lost units that were not refunded", () => {
    expect(givenForUnits("seeds", { before: 0, lost: 2 }, [refunded(1, 1000)])).toBe(1000)
  })

  it("excludes refunds for units that the order lost earlier", () => {
    expect(givenForUnits("seeds", { before: 1, lost: 1 }, [refunded(1, 1000)])).toBe(0)
    expect(givenForUnits("seeds", { before: 1, lost: 1 }, [refunded(1, 1000), refunded(1, 900)])).toBe(900)
  })

  it("ignores refunds of other lines", () => {
    expect(givenForUnits("other", { before: 0, lost: 1 }, [refunded(1, 1000)])).toBe(0)
  })
})
