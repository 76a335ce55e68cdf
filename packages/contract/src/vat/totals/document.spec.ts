import fc from "fast-check"
import { blendedRate, documentTotals, splitByProportion, vatOf } from "./index"

const rate = fc.constantFrom(0, 3, 5.5, 6, 9, 17, 20, 21)
const cents = fc.integer({ min: 0, max: 1_000_000_00 })
const line = fc.record({ gross_cents: cents, rate })
const document = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 12 }), delivery_cents: cents })
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe("VAT included in a price", () => {
  it.each([
    [4203, 21, 729],
    [2205, 6, 125],
    [1998, 21, 347],
    [1055, 5.5, 55],
    [121, 21, 21],
    [0, 21, 0],
    [999, 0, 0],
  ])("a price of %d cents at %d %% contains %d cents of VAT", (gross, percent, vat) => {
    expect(vatOf(gross, percent)).toBe(vat)
  })

  it("VAT is rounded half up to the cent", () => {
    // A price of 3 cents contains exactly 0.5 cents of VAT at 20 %.
    expect(vatOf(3, 20)).toBe(1)
    expect(vatOf(2, 20)).toBe(0)
  })

  it("the VAT of a credit is the negated VAT of the charge", () => {
    fc.assert(
      fc.property(cents, rate, (gross, percent) => vatOf(-gross, percent) === 0 - vatOf(gross, percent)),
    )
  })

  it("VAT is within half a cent of the exact value", () => {
    fc.assert(
      fc.property(cents, rate, (gross, percent) => {
        const exact = (gross * percent) / (100 + percent)
        expect(Math.abs(vatOf(gross, percent) - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })

  it.each([NaN, Infinity, -1, 101, 5.555])("vatOf rejects the rate %d", (percent) => {
    expect(() => vatOf(100, percent)).toThrow(
      `Invalid VAT rate (a percentage with at most two decimals): ${percent}`,
    )
  })

  it("VAT at a rate of 100 % equals the net price", () => {
    expect(vatOf(200, 100)).toBe(100)
  })

  it.each([0.1 + 0.2, 10.5, NaN, 2 ** 60])("vatOf rejects an amount of %d cents", (amount) => {
    expect(() => vatOf(amount, 21)).toThrow(`Not an integer number of cents: ${amount}`)
  })
})

describe("Splitting an amount by weights", () => {
  it("splitByProportion gives the remaining cent to the share with the largest remainder", () => {
    expect(splitByProportion(595, [2205, 1998])).toEqual([312, 283])
    expect(splitByProportion(100, [1, 1, 1])).toEqual([34, 33, 33])
  })

  it("splitByProportion splits evenly if all weights are zero, and throws without weights", () => {
    expect(splitByProportion(5, [0, 0])).toEqual([3, 2])
    expect(splitByProportion(0, [])).toEqual([])
    expect(() => splitByProportion(1, [])).toThrow("without weights")
    expect(() => splitByProportion(1, [-1, 2])).toThrow("must not be negative: -1")
  })

  it("splitByProportion gives nothing to a zero weight if another weight is positive", () => {
    expect(splitByProportion(10, [0, 5])).toEqual([0, 10])
  })

  it("splitByProportion splits a negative amount like the positive one", () => {
    expect(splitByProportion(-595, [2205, 1998])).toEqual([-312, -283])
    expect(splitByProportion(-1, [1, 1])).toEqual([-1, 0])
  })

  it("shares add up to the amount, and each is less than a cent from its exact value", () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 1, max: 1e7 }), { minLength: 1, maxLength: 9 }),
        (amount, weights) => {
          const shares = splitByProportion(amount, weights)
          expect(sum(shares)).toBe(amount)
          shares.forEach((share, index) => {
            const exact = (amount * (weights[index] ?? 0)) / sum(weights)
            expect(Math.abs(share - exact)).toBeLessThan(1)
          })
        },
      ),
    )
  })
})

describe("Totals of a document", () => {
  it("totals of 3 × 7.35 at 6 % and 2 × 9.99 at 21 % add up to 42.03", () => {
    const lines = [
      { gross_cents: 3 * 735, rate: 6 },
      { gross_cents: 2 * 999, rate: 21 },
    ]
    expect(documentTotals({ lines, delivery_cents: 0 })).toEqual({
      items_cents: 4203,
      delivery_cents: 0,
      total_cents: 4203,
      vat: [
        { rate: 6, net_cents: 2080, vat_cents: 125 },
        { rate: 21, net_cents: 1651, vat_cents: 347 },
      ],
      tax_cents: 472,
      subtotal_cents: 3731,
      items_net_cents: 3731,
      delivery_net_cents: 0,
    })
  })

  it("a delivery of 5.95 is taxed at the goods' VAT rates, in proportion to their value", () => {
    const lines = [
      { gross_cents: 3 * 735, rate: 6 },
      { gross_cents: 2 * 999, rate: 21 },
    ]
    expect(documentTotals({ lines, delivery_cents: 595 })).toEqual({
      items_cents: 4203,
      delivery_cents: 595,
      total_cents: 4798,
      vat: [
        { rate: 6, net_cents: 2375, vat_cents: 142 },
        { rate: 21, net_cents: 1885, vat_cents: 396 },
      ],
      tax_cents: 538,
      subtotal_cents: 4260,
      items_net_cents: 3731,
      delivery_net_cents: 529,
    })
  })

  it("VAT is rounded once per rate, not once per line", () => {
    // Each line contains 0.5 cents of VAT. Rounded per line, the VAT would be 100 cents.
    const lines = Array.from({ length: 100 }, () => ({ gross_cents: 3, rate: 20 }))
    expect(documentTotals({ lines, delivery_cents: 0 }).tax_cents).toBe(50)
  })

  it("the totals of an empty document are zero, and a delivery without goods has the standard VAT rate", () => {
    expect(documentTotals({ lines: [], delivery_cents: 0 })).toMatchObject({
      total_cents: 0,
      tax_cents: 0,
      vat: [],
    })
    expect(documentTotals({ lines: [], delivery_cents: 121 }).vat).toEqual([
      { rate: 21, net_cents: 100, vat_cents: 21 },
    ])
  })

  it("a document with only a delivery uses the VAT rates of the goods in earlier documents, by value", () => {
    const accompanies = [
      { gross_cents: 2205, rate: 6 },
      { gross_cents: 1998, rate: 21 },
    ]
    expect(documentTotals({ lines: [], delivery_cents: 595, accompanies })).toMatchObject({
      items_cents: 0,
      items_net_cents: 0,
      total_cents: 595,
      vat: [
        { rate: 6, net_cents: 294, vat_cents: 18 },
        { rate: 21, net_cents: 234, vat_cents: 49 },
      ],
    })
  })

  it("documentTotals leaves out VAT rates without an amount", () => {
    const lines = [
      { gross_cents: 0, rate: 6 },
      { gross_cents: 121, rate: 21 },
    ]
    expect(documentTotals({ lines, delivery_cents: 0 }).vat).toEqual([
      { rate: 21, net_cents: 100, vat_cents: 21 },
    ])
  })

  it("the totals of every document add up exactly", () => {
    fc.assert(
      fc.property(document, (input) => {
        const totals = documentTotals(input)
        expect(totals.items_cents).toBe(sum(input.lines.map((each) => each.gross_cents)))
        expect(totals.total_cents).toBe(totals.items_cents + input.delivery_cents)
        expect(totals.subtotal_cents + totals.tax_cents).toBe(totals.total_cents)
        expect(totals.items_net_cents + totals.delivery_net_cents).toBe(totals.subtotal_cents)
        expect(sum(totals.vat.map((each) => each.vat_cents))).toBe(totals.tax_cents)
        expect(sum(totals.vat.map((each) => each.net_cents))).toBe(totals.subtotal_cents)
        for (const each of totals.vat)
          expect(each.vat_cents).toBe(vatOf(each.net_cents + each.vat_cents, each.rate))
        expect(totals.items_net_cents).toBeLessThanOrEqual(totals.items_cents)
        expect(totals.delivery_net_cents).toBeLessThanOrEqual(totals.delivery_cents)
        expect(totals.delivery_net_cents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it("the value of the goods without VAT does not depend on the delivery price", () => {
    fc.assert(
      fc.property(document, fc.integer({ min: 0, max: 500_00 }), (input, delivery_cents) => {
        const elsewhere = documentTotals({ ...input, delivery_cents })
        expect(elsewhere.items_net_cents).toBe(documentTotals(input).items_net_cents)
      }),
    )
  })

  it("the totals do not depend on the order of the lines", () => {
    fc.assert(
      fc.property(document, (input) => {
        expect(documentTotals({ ...input, lines: [...input.lines].reverse() })).toEqual(documentTotals(input))
      }),
    )
  })
})

describe("The blended VAT rate of a delivery", () => {
  it("the blended rate of a delivery equals the goods' VAT rate if they have only one", () => {
    expect(blendedRate([{ gross_cents: 500, rate: 6 }], 595)).toBe(6)
    expect(blendedRate([{ gross_cents: 500, rate: 6 }], 0)).toBe(6)
    expect(blendedRate([], 595)).toBe(21)
  })

  it("the blended rate is one of the goods' rates if rounding leaves no net amount", () => {
    const lines = [
      { gross_cents: 500, rate: 100 },
      { gross_cents: 1, rate: 50 },
    ]
    expect(blendedRate(lines, 1)).toBe(100)
  })

  it("the blended rate of a delivery ignores free goods", () => {
    const lines = [
      { gross_cents: 500, rate: 6 },
      { gross_cents: 0, rate: 21 },
    ]
    expect(blendedRate(lines, 595)).toBe(6)
  })

  it("the blended rate gives the document's net amount of the delivery, even if Medusa rounds the rate to seven digits", () => {
    const dearEnough = fc.integer({ min: 1, max: 10_000_00 })
    const priced = fc.array(fc.record({ gross_cents: dearEnough, rate }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(priced, fc.integer({ min: 1, max: 500_00 }), (lines, delivery) => {
        const blended = blendedRate(lines, delivery)
        const { delivery_net_cents } = documentTotals({ lines, delivery_cents: delivery })
        const rates = new Set(lines.map((each) => each.rate))
        const most = rates.size > 1 ? 0.01 : 1.001
        // After rounding, the price of a delivery of a few cents can be VAT only, with a net amount of 0. No blended rate
        // produces that, so the rate is one of the goods' rates.
        if (rates.size > 1 && delivery_net_cents === 0) expect(rates).toContain(blended)
        else
          expect(Math.abs(delivery / (1 + Math.fround(blended) / 100) - delivery_net_cents)).toBeLessThan(
            most,
          )
      }),
    )
  })
})
