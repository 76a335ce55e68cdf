import { MathBN } from "@medusajs/framework/utils"
import fc from "fast-check"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { wholeCents } from "./whole-cents"

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe("A discount in whole cents", () => {
  it("is rounded once, and cents left after rounding go to the largest remainders", () => {
    const shares = ["333.333333", "333.333333", "333.333334"].map((exact_cents) => ({
      exact_cents,
      most_cents: 1000,
    }))
    expect(wholeCents(shares)).toEqual([333, 333, 334])
  })

  it("equals the examples of docs/vat.md", () => {
    const shares = [
      { exact_cents: "220.5", most_cents: 2205 },
      { exact_cents: "199.8", most_cents: 1998 },
    ]
    expect(wholeCents(shares)).toEqual([220, 200])
  })

  it("ignores rounding errors of Medusa's divisions", () => {
    expect(wholeCents([{ exact_cents: "249.99999999999999", most_cents: 1000 }])).toEqual([250])
    expect(wholeCents([{ exact_cents: "2.4999999999", most_cents: 1000 }])).toEqual([3])
  })

  it("never exceeds the price", () => {
    const shares = [
      { exact_cents: "0.6", most_cents: 0 },
      { exact_cents: "0.6", most_cents: 5 },
    ]
    expect(wholeCents(shares)).toEqual([0, 1])
  })

  it("differs from the exact sum by at most half a cent, and from each share by less than a cent", () => {
    const baskets = fc.array(
      fc.record({
        gross: fc.integer({ min: 1, max: 100_000 }),
        percent: fc.integer({ min: 1, max: 10_000 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(baskets, (lines) => {
        const exact = lines.map(({ gross, percent }) => MathBN.div(gross * percent, 10_000))
        const whole = wholeCents(
          exact.map((exact_cents, index) => ({ exact_cents, most_cents: lines[index]?.gross ?? 0 })),
        )
        const off = exact.reduce((total, each) => total + each.toNumber(), 0) - sum(whole)
        expect(Math.abs(off)).toBeLessThanOrEqual(0.500_001)
        whole.forEach((cents, index) => {
          expect(Math.abs(cents - (exact[index]?.toNumber() ?? 0))).toBeLessThan(1.000_001)
          expect(cents).toBeLessThanOrEqual(lines[index]?.gross ?? 0)
        })
      }),
      { numRuns: repetitions(10_000) },
    )
  })
})
