import fc from "fast-check"
import { balanceShares } from "./balance-shares"

const balance = (id: string, available_cents: number) => ({ id, available_cents })
const limits = (total_cents: number, needs_rest = false) => ({
  total_cents,
  least_rest_cents: 50,
  needs_rest,
})

describe("The amounts that balances pay", () => {
  it("are taken in order, until the total is paid", () => {
    const cards = [balance("a", 1000), balance("b", 1000), balance("c", 1000)]
    expect(balanceShares(cards, limits(1500))).toEqual([
      { id: "a", cents: 1000 },
      { id: "b", cents: 500 },
    ])
  })

  it("leave the smallest amount that the other method collects", () => {
    expect(balanceShares([balance("a", 1480)], limits(1500))).toEqual([{ id: "a", cents: 1450 }])
  })

  it("leave a rest if the other method must save a card", () => {
    expect(balanceShares([balance("a", 9000)], limits(1500, true))).toEqual([{ id: "a", cents: 1450 }])
  })

  it("never exceed a balance, and leave no rest that cannot be collected", () => {
    const cents = fc.integer({ min: -500, max: 10_000 })
    fc.assert(
      fc.property(fc.array(cents), fc.nat(20_000), fc.boolean(), (amounts, total, needsRest) => {
        const cards = amounts.map((amount, index) => balance(String(index), amount))
        const shares = balanceShares(cards, limits(total, needsRest))
        const rest = shares.reduce((left, share) => left - share.cents, total)
        for (const { id, cents } of shares) {
          expect(cents).toBeGreaterThan(0)
          expect(cents).toBeLessThanOrEqual(amounts[Number(id)] ?? 0)
        }
        expect(rest).toBeGreaterThanOrEqual(Math.min(total, needsRest ? 50 : 0))
        expect(rest === 0 || rest >= Math.min(50, total)).toBe(true)
      }),
    )
  })
})
