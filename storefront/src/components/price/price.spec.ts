import { centsOf, formatCents, formatRate, formatRoundCents } from "./money"
import { formatWeight } from "./weight"
import { isPerKilogram, parseUnit } from "./unit-label"

/** Intl writes no-break spaces, of two kinds. */
const plain = (text: string) => text.replace(/\s/g, " ")

test("an amount is written as each language writes it", () => {
  expect(plain(formatCents(1890, "fr"))).toBe("18,90 €")
  expect(plain(formatCents(123456, "nl"))).toBe("€ 1.234,56")
  expect(plain(formatCents(123456, "en"))).toBe("€1,234.56")
})

test("a round amount in a sentence has no empty cents, another keeps its own", () => {
  expect(plain(formatRoundCents(7000, "fr"))).toBe("70 €")
  expect(plain(formatRoundCents(7050, "fr"))).toBe("70,50 €")
})

test("the cents of an amount are exact", () => {
  expect(centsOf(19.99)).toBe(1999)
  expect(centsOf(1.15)).toBe(115)
})

test("a rate may have a decimal", () => {
  expect(plain(formatRate(5.5, "fr"))).toBe("5,5 %")
  expect(plain(formatRate(21, "en"))).toBe("21%")
})

test("a unit is read from its label", () => {
  expect(parseUnit("€/500 g")).toEqual({ kind: "measure", text: "500 g" })
  expect(parseUnit("€ / pièce")).toEqual({ kind: "piece" })
  expect(isPerKilogram("€/kg")).toBe(true)
  expect(isPerKilogram("€/500 g")).toBe(false)
})

test("a net weight is written in the unit that suits it", () => {
  expect(plain(formatWeight(250, "fr"))).toBe("250 g")
  expect(plain(formatWeight(1000, "nl"))).toBe("1 kg")
  expect(plain(formatWeight(2500, "fr"))).toBe("2,5 kg")
  expect(plain(formatWeight(2500, "en"))).toBe("2.5 kg")
})
