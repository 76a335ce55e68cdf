import { unitWeights } from "./unit-weights"

it("a product weighs what each of its sizes weighs, and nothing is known where one says nothing", () => {
  expect(unitWeights({ weight: 500, variants: [{ weight: null }] })).toEqual([500])
  expect(unitWeights({ weight: null, variants: [{ weight: 250 }, { weight: 5000 }] })).toEqual([250, 5000])
  expect(unitWeights({ weight: null, variants: [{ weight: 250 }, { weight: null }] })).toEqual([])
  expect(unitWeights({ weight: 500, variants: null })).toEqual([500])
})
