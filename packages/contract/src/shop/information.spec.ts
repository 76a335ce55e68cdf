import { markedParts, withoutMarks } from "../information-sets"
import { missingIn, NO_INFORMATION, productInformationInputSchema } from "./information"

const MAKER = {
  manufacturer_name: "Noiseraie SRL",
  manufacturer_address: "Rue du Moulin 3, 5000 Namur",
  manufacturer_country: "BE",
} as const
const FOOD = {
  ...{ kind: "food", ingredients_fr: "Riz, *cacahuètes*, sel", allergens: ["peanuts"] },
  ...{ energy_kj: 1650, energy_kcal: 394, fat: 6.2, saturates: 1.1, carbohydrate: 76, sugars: 2.5 },
  ...{ protein: 7.8, salt: 0.75 },
}
const missing = (about: object) => missingIn({ ...NO_INFORMATION, ...MAKER, ...about })

it("missingIn returns the information that the regulation for the product's kind requires", () => {
  expect(missing({})).toEqual(["kind"])
  expect(missing(FOOD)).toEqual([])
  expect(missing({ ...FOOD, salt: null })).toEqual(["salt"])
  expect(missing({ ...FOOD, salt: 0 })).toEqual([])
  expect(missing({ kind: "single_ingredient_food" })).toEqual(["allergens"])
  expect(missing({ kind: "single_ingredient_food", allergens: [] })).toEqual([])
  expect(missing({ kind: "feed_material" })).toEqual(["crude_protein", "crude_fat", "crude_fibre"])
  expect(missing({ kind: "complete_feed", crude_ash: 3 })).toEqual([
    ...["species", "ingredients", "use", "crude_protein", "crude_fat", "crude_fibre"],
  ])
  expect(missing({ kind: "other" })).toEqual(["manufacturer_contact"])
})

it("food with several ingredients requires emphasised allergens", () => {
  expect(missing({ ...FOOD, ingredients_fr: "Riz, cacahuètes" })).toEqual(["allergens_marked"])
  expect(missing({ ...FOOD, ingredients_fr: "Riz", allergens: [] })).toEqual([])
  expect(markedParts("Riz, *cacahuètes*, 3 * 2")).toEqual([
    { text: "Riz, ", isMarked: false },
    { text: "cacahuètes", isMarked: true },
    { text: ", 3 * 2", isMarked: false },
  ])
  expect(withoutMarks("*Lait*, *œufs*")).toBe("Lait, œufs")
})

it("a manufacturer outside the Union requires a responsible operator in the Union", () => {
  const outside = { ...FOOD, manufacturer_country: "CN" }
  expect(missing(outside)).toEqual(["responsible_name", "responsible_address"])
  expect(missing({ ...outside, kind: "other", manufacturer_contact: "a@example.org" })).toEqual([
    ...["responsible_name", "responsible_address", "responsible_contact"],
  ])
})

it("the input schema sorts allergens, removes duplicates, and accepts amounts with at most two decimals", () => {
  const read = (about: object) =>
    productInformationInputSchema.safeParse({ ...NO_INFORMATION, ...about }).data
  expect(read({ allergens: ["nuts", "gluten", "nuts"] })?.allergens).toEqual(["gluten", "nuts"])
  expect(read({ salt: 0.29 })?.salt).toBe(0.29)
  for (const wrong of [{ salt: 0.123 }, { fat: -1 }, { energy_kj: 1.5 }, { origin: "ZZ" }])
    expect(read(wrong)).toBeUndefined()
})
