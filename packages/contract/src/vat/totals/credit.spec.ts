import fc from "fast-check"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { creditPerRate, leftPerRate, lessPerRate, partsPerRate, type Credit, type Credited } from "./credit"
import { deliveryPerRate, type DocumentLine } from "./document"

const line = fc.record({
  gross_cents: fc.integer({ min: 0, max: 50_000 }),
  rate: fc.constantFrom(5.5, 6, 20, 21),
})
const sold = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    delivery_cents: fc.integer({ min: 0, max: 3_000 }),
  })
  .map(({ lines, delivery_cents }) => ({ lines, delivery: deliveryPerRate(delivery_cents, lines) }))
const refund = fc.record({
  share: fc.integer({ min: 1, max: 1_000 }),
  names: fc.constantFrom("lines", "delivery", "nothing"),
  which: fc.nat(5),
})

const sum = (lines: readonly DocumentLine[]) =>
  lines.reduce((total, { gross_cents }) => total + gross_cents, 0)

it("refunds per VAT rate add up to the refunded amount and never exceed the amount left at a rate", () => {
  fc.assert(
    fc.property(sold, fc.array(refund, { maxLength: 6 }), (order, refunds) => {
      const earlier: Credit[] = []
      let left = sum(leftPerRate([order], []))
      const credit = (credited: Credited) => {
        const perRate = creditPerRate([order], earlier, credited)
        if (sum(perRate) !== credited.cents || perRate.some(({ gross_cents }) => gross_cents < 0))
          throw new Error(JSON.stringify(perRate))
        earlier.push({ perRate, delivery_cents: credited.parts?.delivery_cents ?? 0 })
        left -= credited.cents
      }
      for (const { share, names, which } of refunds) {
        const named = order.lines[which % order.lines.length]
        const most =
          names === "lines" ? (named?.gross_cents ?? 0) : names === "delivery" ? sum(order.delivery) : left
        const cents = Math.min(left, Math.floor((most * share) / 1000))
        if (cents < 1) continue
        const lines = names === "lines" && named ? [{ gross_cents: cents, rate: named.rate }] : []
        const parts = { lines, delivery_cents: names === "delivery" ? cents : 0 }
        credit({ cents, parts: names === "nothing" ? null : parts })
      }
      if (left > 0) credit({ cents: left, parts: null })
      return leftPerRate([order], earlier).every(({ gross_cents }) => gross_cents === 0)
    }),
    { numRuns: repetitions(20_000) },
  )
}, 120_000)

it("refunds of a delivery in any parts add up to its VAT rates, and none of them is negative at a rate", () => {
  const cents = fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(sold, cents, (order, refunds) => {
      const all: DocumentLine[] = []
      const earlier: { delivery_cents: number }[] = []
      for (const delivery_cents of [...refunds, 3_000]) {
        const share = partsPerRate([order], earlier, { lines: [], delivery_cents })
        if (share.some(({ gross_cents }) => gross_cents < 0)) throw new Error(JSON.stringify(share))
        all.push(...share)
        earlier.push({ delivery_cents })
      }
      expect(lessPerRate(order.delivery, all).every(({ gross_cents }) => gross_cents === 0)).toBe(true)
    }),
    { numRuns: repetitions(2_000) },
  )
})

it("a refunded line is credited at its VAT rate, a refunded delivery at the rates of the goods", () => {
  const lines = [
    { gross_cents: 2205, rate: 6 },
    { gross_cents: 1998, rate: 21 },
  ]
  const order = { lines, delivery: deliveryPerRate(595, lines) }
  const parts = { lines: [{ gross_cents: 1998, rate: 21 }], delivery_cents: 0 }
  expect(creditPerRate([order], [], { cents: 1998, parts })).toEqual([
    { rate: 6, gross_cents: 0 },
    { rate: 21, gross_cents: 1998 },
  ])
  expect(creditPerRate([order], [], { cents: 595, parts: { lines: [], delivery_cents: 595 } })).toEqual([
    { rate: 6, gross_cents: 312 },
    { rate: 21, gross_cents: 283 },
  ])
  expect(() => creditPerRate([order], [], { cents: 4799, parts: null })).toThrow(RangeError)
})
