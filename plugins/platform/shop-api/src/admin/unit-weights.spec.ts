import { unitWeights } from "./unit-weights"

it("the weights of a product are those of its sizes, or none if one size has no weight", () => {
  expect(unitWeights({ weight: 500, variants: [{ weight: null }] })).toEqual([500])
  expect(unitWeights({ weight: null, variants: [{ weight: 250 }, { weight: 5000 }] })).toEqual([250, 5000])
  expect(unitWeights({ weight: null, variants: [{ weight: 250 }, { weight: null }] })).toEqual([])
  expect(unitWeights({ weight: 500, variants: null })).toEqual([500])
})
