import { discountsLeft, type EditedLine } from "./balance"

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
    expect(left.reduce((sum, { cents }) => sum + cents, 0)).toBe(201)
    expect(left.map(({ cents }) => cents)).toEqual([67, 134])
  })

  it("leaves no discount on a line that had none", () => {
    expect(discountsLeft(line({ gross_cents: 2000, discounts: [] }), 1)).toEqual([])
  })
})
