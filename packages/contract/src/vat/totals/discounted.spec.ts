import fc from "fast-check"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { chargedLine, discountedTotals, documentTotals } from "./index"

const BASKETS = repetitions(100_000, 1 / 40)

const line = fc
  .record({
    full: fc.integer({ min: 0, max: 500_000 }),
    permille: fc.integer({ min: 0, max: 1000 }),
    rate: fc.constantFrom(3, 5.5, 6, 9, 17, 20, 21),
  })
  .map(({ full, permille, rate }) => ({
    gross_cents: full,
    discount_cents: Math.floor((full * permille) / 1000),
    rate,
  }))
const basket = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  delivery_cents: fc.integer({ min: 0, max: 3_000 }),
  permille: fc.integer({ min: 0, max: 1000 }),
})

describe("Totals with a discount", () => {
  it(`totals with a discount are those of the charged amounts and add up in ${BASKETS} random baskets`, () => {
    fc.assert(
      fc.property(basket, ({ lines, delivery_cents, permille }) => {
        const delivery_discount_cents = Math.floor((delivery_cents * permille) / 1000)
        const totals = discountedTotals({ lines, delivery_cents, delivery_discount_cents })
        const charged = documentTotals({
          lines: lines.map(chargedLine),
          delivery_cents: delivery_cents - delivery_discount_cents,
        })
        const { items_cents, discount_cents, total_cents, subtotal_cents, tax_cents } = totals
        const { items_net_cents, delivery_net_cents, discount_net_cents } = totals
        const agrees =
          items_cents + delivery_cents - discount_cents === total_cents &&
          items_net_cents + delivery_net_cents - discount_net_cents === subtotal_cents &&
          subtotal_cents + tax_cents === total_cents &&
          total_cents === charged.total_cents &&
          tax_cents === charged.tax_cents
        if (!agrees) throw new Error(JSON.stringify(totals))
      }),
      { numRuns: BASKETS },
    )
  }, 120_000)

  it("without a discount, discountedTotals equals documentTotals", () => {
    const lines = [{ gross_cents: 2205, discount_cents: 0, rate: 6 }]
    expect(discountedTotals({ lines, delivery_cents: 595, delivery_discount_cents: 0 })).toEqual({
      ...documentTotals({ lines, delivery_cents: 595 }),
      discount_cents: 0,
      discount_net_cents: 0,
    })
  })
})
