import { refundShare } from "@bon-perroquet/contract"
import fc from "fast-check"
import {
  everythingLeft,
  leftAfter,
  namesSomething,
  partsTotal,
  pricedParts,
  valueOf,
  type Given,
  type SoldOrder,
} from "./left"

const ORDER: SoldOrder = {
  lines: [
    { id: "almonds", name: "Almonds", quantity: 3, amount_cents: 1000, vat_rate: 6 },
    { id: "mix", name: "Mix", quantity: 2, amount_cents: 1998, vat_rate: 21 },
  ],
  delivery: [
    { rate: 6, gross_cents: 198 },
    { rate: 21, gross_cents: 397 },
  ],
}

const givenFor = (named: Parameters<typeof pricedParts>[0], before: Given[] = []): Given => {
  const parts = pricedParts(named, leftAfter(ORDER, before), ORDER)
  return { cents: partsTotal(parts), parts }
}

function refusalOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return null
}

it("refunds of a discounted line unit by unit add up to its price", () => {
  const refunds: Given[] = []
  for (let unit = 0; unit < 3; unit++)
    refunds.push(givenFor({ items: [{ id: "almonds", quantity: 1 }] }, refunds))
  expect(refunds.map(({ cents }) => cents)).toEqual([333, 334, 333])
  expect(leftAfter(ORDER, refunds).items.map(({ id }) => id)).toEqual(["mix"])
})

it("refunds of a line in any split add up to its price", () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.integer({ min: 1, max: 99 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 30 }),
      (cents, units, steps) => {
        let [left, quantity] = [cents, units]
        for (const step of [...steps, units]) {
          const some = Math.min(step, quantity)
          left -= refundShare(left, some, quantity)
          quantity -= some
          if (left < 0) return false
        }
        return left === 0
      },
    ),
  )
})

it("a refund without parts reduces each VAT rate and its lines", () => {
  const left = leftAfter(ORDER, [{ cents: 1000, parts: null }])
  expect(left.rates.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(3593 - 1000)
  for (const { amount_cents, vat_rate } of left.items)
    expect(amount_cents).toBeLessThanOrEqual(
      left.rates.find((rate) => rate.vat_rate === vat_rate)?.amount_cents ?? 0,
    )
})

it.each([
  [{ items: [{ id: "mix", quantity: 3 }] }, "refund_too_much", { amount_cents: 1998 }],
  [{ items: [{ id: "none", quantity: 1 }] }, "refund_unknown_part", { field: "items" }],
  [{ amounts: [{ vat_rate: 12, amount_cents: 1 }] }, "refund_unknown_part", { field: "amounts" }],
  [{ delivery_cents: 596 }, "refund_too_much", { amount_cents: 595 }],
  [{ amounts: [{ vat_rate: 6, amount_cents: 1200 }] }, "refund_too_much", { amount_cents: 1198 }],
  [
    { delivery_cents: 595, amounts: [{ vat_rate: 6, amount_cents: 1198 }] },
    "refund_too_much",
    { amount_cents: 1198 },
  ],
])("a refund of %j is rejected: %s %j", (named, code, params) => {
  expect(refusalOf(() => givenFor(named))).toMatchObject({ code, params })
})

it("a refunded line has no unit left", () => {
  const all = givenFor({ items: [{ id: "mix", quantity: 2 }] })
  expect(refusalOf(() => givenFor({ items: [{ id: "mix", quantity: 1 }] }, [all]))).toMatchObject({
    code: "refund_too_much",
    params: { amount_cents: 0 },
  })
})

it("goods, delivery and amounts of all that is left are accepted together", () => {
  const items = [
    { id: "almonds", quantity: 3 },
    { id: "mix", quantity: 2 },
  ]
  expect(givenFor({ items, delivery_cents: 595 }).cents).toBe(3593)
})

it("refunds of goods, amounts and delivery reduce what is left of them and of their VAT rates", () => {
  const refunds = givenFor({
    items: [{ id: "almonds", quantity: 3 }],
    amounts: [{ vat_rate: 21, amount_cents: 98 }],
    delivery_cents: 95,
  })
  expect(refunds.cents).toBe(1000 + 98 + 95)
  const left = leftAfter(ORDER, [refunds])
  expect(left.delivery_cents).toBe(500)
  expect(left.items).toMatchObject([{ id: "mix", quantity: 2, amount_cents: 1998 }])
  // The refunded delivery is split by the goods' rates. 6 % had 198 of 595 cents, minus 32 of the 95 refunded
  // ones.
  expect(left.rates).toEqual([
    { vat_rate: 6, amount_cents: 166 },
    { vat_rate: 21, amount_cents: 2234 },
  ])
})

it("a refunded delivery has nothing left, and a cent more is rejected", () => {
  const all = givenFor({ delivery_cents: 595 })
  expect(leftAfter(ORDER, [all]).delivery_cents).toBe(0)
  expect(leftAfter(ORDER, [{ cents: 3593, parts: null }]).delivery_cents).toBe(0)
  expect(() => givenFor({ delivery_cents: 1 }, [all])).toThrow()
})

it("a refund of more than is left leaves nothing, and a refund of zero changes nothing", () => {
  const noRates = [
    { vat_rate: 6, amount_cents: 0 },
    { vat_rate: 21, amount_cents: 0 },
  ]
  expect(
    leftAfter(ORDER, [
      { cents: 9999, parts: null },
      { cents: 1, parts: null },
    ]).rates,
  ).toEqual(noRates)
  expect(
    leftAfter(ORDER, [
      { cents: 3592, parts: null },
      { cents: 1, parts: null },
    ]).rates,
  ).toEqual(noRates)
  expect(leftAfter(ORDER, [{ cents: 0, parts: null }]).rates).toEqual(leftAfter(ORDER, []).rates)
})

it("the delivery cannot be refunded at a VAT rate of which an amount took its share", () => {
  const amount = givenFor({ amounts: [{ vat_rate: 6, amount_cents: 1198 }] })
  const left = leftAfter(ORDER, [amount])
  expect(left.delivery_cents).toBe(1)
  expect(left.rates).toEqual([
    { vat_rate: 6, amount_cents: 0 },
    { vat_rate: 21, amount_cents: 2395 },
  ])
  expect(everythingLeft(left, 2395)).toMatchObject({
    delivery_cents: 1,
    amounts: [{ vat_rate: 21, amount_cents: 396 }],
  })
})

it("an assigned refund takes its parts before later refunds without parts", () => {
  const parts = pricedParts({ items: [{ id: "almonds", quantity: 3 }] }, leftAfter(ORDER, []), ORDER)
  const all = leftAfter(ORDER, [
    { cents: 2593, parts: null },
    { cents: 1000, parts },
  ])
  expect(all.rates.map(({ amount_cents }) => amount_cents)).toEqual([0, 0])
  const some = leftAfter(ORDER, [
    { cents: 2000, parts: null },
    { cents: 1000, parts },
  ])
  expect(valueOf(some.rates)).toBe(593)
  expect(some.rates[0]?.amount_cents).toBeLessThanOrEqual(198)
})

it("an amount of one VAT rate does not reduce another", () => {
  const named = {
    items: [{ id: "mix", quantity: 2 }],
    amounts: [{ vat_rate: 6, amount_cents: 1000 }],
  }
  expect(givenFor(named).cents).toBe(2998)
})

it.each([
  [{}, false],
  [{ items: [], amounts: [], delivery_cents: 0 }, false],
  [{ items: [{ id: "mix", quantity: 1 }] }, true],
  [{ amounts: [{ vat_rate: 6, amount_cents: 1 }] }, true],
  [{ delivery_cents: 1 }, true],
])(
  "namesSomething returns for the refund %j whether it names goods, delivery or an amount: %s",
  (named, names) => {
    expect(namesSomething(named)).toBe(names)
  },
)

it("everythingLeft returns the rest after any refund of an amount, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3592 }), fc.boolean(), (cents, isUnitRefunded) => {
      const before: Given[] = isUnitRefunded ? [givenFor({ items: [{ id: "mix", quantity: 1 }] })] : []
      const most = leftAfter(ORDER, before).rates.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
      if (cents >= most) return true
      const left = leftAfter(ORDER, [...before, ...(cents ? [{ cents, parts: null }] : [])])
      const parts = everythingLeft(left, most - cents)
      if (!parts || partsTotal(parts) !== most - cents) return false
      return left.rates.every(({ vat_rate, amount_cents }) => {
        const named = [...parts.items, ...parts.amounts].filter((part) => part.vat_rate === vat_rate)
        return named.reduce((sum, part) => sum + part.amount_cents, 0) <= amount_cents
      })
    }),
  )
})

it("everythingLeft returns null if less money is left than the goods cost", () => {
  expect(everythingLeft(leftAfter(ORDER, []), 500)).toBeNull()
})

it("everythingLeft reduces the goods of a VAT rate in proportion to what an amount left of it", () => {
  const order: SoldOrder = {
    lines: [
      { id: "almonds", name: "Almonds", quantity: 1, amount_cents: 1000, vat_rate: 6 },
      { id: "walnuts", name: "Walnuts", quantity: 1, amount_cents: 3000, vat_rate: 6 },
    ],
    delivery: [],
  }
  const left = leftAfter(order, [{ cents: 2000, parts: null }])
  expect(everythingLeft(left, 2000)).toMatchObject({
    items: [
      { id: "almonds", amount_cents: 667 },
      { id: "walnuts", amount_cents: 1333 },
    ],
    delivery_cents: 0,
    amounts: [],
  })
})
