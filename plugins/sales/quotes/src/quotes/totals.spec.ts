import { quoteTotals } from "./totals"

const line = { quantity: 20, usual_net_cents: 849, usual_cents: 900, net_cents: null, vat_rate: 6 }

describe("The value of a quote", () => {
  it("is the one of the usual prices before an offer", () => {
    expect(quoteTotals([line])).toEqual({ net_cents: 16_981, total_cents: 18_000 })
    expect(quoteTotals([{ ...line, usual_cents: 901 }]).total_cents).toBe(18_020)
  })

  it("is the one of the cart, whose unit prices have whole cents with VAT, for offered lines only", () => {
    expect(quoteTotals([{ ...line, net_cents: 755 }, line])).toEqual({
      net_cents: 15_094,
      total_cents: 16_000,
    })
  })

  it("rounds VAT once per rate", () => {
    const [food, seed] = [
      { ...line, quantity: 3, net_cents: 33 },
      { ...line, quantity: 1, net_cents: 33, vat_rate: 21 },
    ]
    expect(quoteTotals([food, food, seed])).toEqual({ net_cents: 231, total_cents: 250 })
  })
})
