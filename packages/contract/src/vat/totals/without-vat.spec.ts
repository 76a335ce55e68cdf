import { withoutVat } from "./without-vat"

const LINES = [
  { unit_cents: 735, quantity: 3, rate: 6 },
  { unit_cents: 999, quantity: 2, rate: 21 },
]

describe("Prices without VAT", () => {
  it("withoutVat removes VAT from each unit price, and from the delivery at the rates of its goods", () => {
    expect(withoutVat({ lines: LINES, delivery_cents: 1295 })).toEqual({
      units: [693, 826],
      delivery_cents: 1150,
    })
  })

  it("withoutVat does not change prices of free goods and of goods without VAT", () => {
    expect(withoutVat({ lines: LINES, delivery_cents: 0 }).delivery_cents).toBe(0)
    const untaxed = [{ unit_cents: 735, quantity: 3, rate: 0 }]
    expect(withoutVat({ lines: untaxed, delivery_cents: 500 })).toEqual({ units: [735], delivery_cents: 500 })
  })
})
