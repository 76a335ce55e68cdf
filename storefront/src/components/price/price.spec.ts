import { formatWeight } from "./weight"
import { isUnitPrice, parseUnit, unitPriceBeside } from "./unit-label"

const plain = (text: string) => text.replace(/\s/g, " ")

test("the unit of a price is derived from its label", () => {
  expect(parseUnit("€/500 g")).toEqual({ kind: "measure", text: "500 g" })
  expect(parseUnit("€ / pièce")).toEqual({ kind: "piece" })
  expect(isUnitPrice("€/kg")).toBe(true)
  expect(isUnitPrice("€/1 l")).toBe(true)
  expect(isUnitPrice("€/500 g")).toBe(false)
})

test("a price that is not per kilogram or litre also shows the price per kilogram or litre", () => {
  const none = { price_per_kg: null, price_per_litre: null }
  expect(unitPriceBeside({ ...none, unit_label: "€/kg", price_per_kg: 12 })).toBeNull()
  expect(unitPriceBeside({ ...none, unit_label: "€/500 g", price_per_kg: 12 })).toEqual({
    unit: "kilogram",
    euro: 12,
  })
  expect(unitPriceBeside({ ...none, unit_label: "€/75 cl", price_per_litre: 8 })).toEqual({
    unit: "litre",
    euro: 8,
  })
  expect(unitPriceBeside({ ...none, unit_label: "€/pièce" })).toBeNull()
})

test("a net weight is shown in grams below one kilogram, and in kilograms above", () => {
  expect(plain(formatWeight(250, "fr"))).toBe("250 g")
  expect(plain(formatWeight(1000, "nl"))).toBe("1 kg")
  expect(plain(formatWeight(2500, "fr"))).toBe("2,5 kg")
  expect(plain(formatWeight(2500, "en"))).toBe("2.5 kg")
})
