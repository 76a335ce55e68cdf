import { hasUnitPrice, measureOf, weightOf } from "./measure"

test.each([
  ["€/kg", 1000],
  ["€/1 kg", 1000],
  ["€/kilo", 1000],
  ["€/500 g", 500],
  ["€ / 500gr", 500],
  ["€/1,5 kg", 1500],
  ["€/1.5 kg", 1500],
  ["€/2x250 g", 500],
  ["€/6 × 90 g", 540],
  ["€/sachet de 400 grammes", 400],
  ["€/zak (2,5 kg)", 2500],
])("the label %s means %d grams", (label, grams) => {
  expect(measureOf(label)).toEqual({ kind: "weight", grams })
  expect(weightOf(label, 7)).toBe(grams)
})

test.each([
  ["€/75 cl", 750],
  ["€/l", 1000],
  ["€/litre", 1000],
  ["€/6x33 cl", 1980],
  ["€/250 ml", 250],
])("the label %s means %d millilitres", (label, millilitres) => {
  expect(measureOf(label)).toEqual({ kind: "volume", millilitres })
  expect(weightOf(label, 700)).toBe(700)
})

test.each(["€/pièce", "€/stuk", "€/Stück", "€/piece", "€/3 pièces", "pc."])(
  "the label %s means a product sold by the piece",
  (label) => {
    expect(measureOf(label)).toEqual({ kind: "piece" })
    expect(hasUnitPrice(label, null)).toBe(true)
  },
)

test.each(["€/sachet", "€/boîte", "€", "€/500", "€/0 g", "€/gros sac", "€/kg de trop"])(
  "the label %s contains no measure",
  (label) => {
    expect(measureOf(label)).toBeUndefined()
    expect(hasUnitPrice(label, null)).toBe(false)
    expect(hasUnitPrice(label, 300)).toBe(true)
  },
)
