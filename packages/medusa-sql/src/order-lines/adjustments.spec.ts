import { MathBN } from "@medusajs/framework/utils"
import { discountCents, netEuro } from "./adjustments"

describe("The discount of a price", () => {
  it("the discount is zero without adjustments", () => {
    for (const none of [null, undefined, []]) expect(discountCents(none, 1000, 21)).toBe(0)
  })

  it("the discount is the sum of the adjustments, and VAT is added to adjustments without VAT", () => {
    const adjustments = [{ amount: 1, is_tax_inclusive: true }, { amount: 1 }]
    expect(discountCents(adjustments, 1000, 21)).toBe(100 + 121)
  })

  it("the discount is rounded half up once, after all adjustments are added", () => {
    expect(discountCents([{ amount: 0.004 }, { amount: 0.001 }], 1000, 0)).toBe(1)
    expect(discountCents([{ amount: 0.0049 }], 1000, 0)).toBe(0)
  })

  it("the discount never exceeds the price", () => {
    expect(discountCents([{ amount: 10.01, is_tax_inclusive: true }], 1000, 6)).toBe(1000)
    expect(discountCents([{ amount: 9.99, is_tax_inclusive: true }], 1000, 6)).toBe(999)
  })

  it("the discount is the same in cents after conversion to euro without VAT and back", () => {
    for (const rate of [0, 3, 5.5, 6, 21])
      for (const cents of [1, 99, 1234, 999_999])
        expect(discountCents([{ amount: netEuro(cents, rate) }], 1_000_000, rate)).toBe(cents)
    expect(MathBN.eq(netEuro(121, 21), 1)).toBe(true)
  })
})
