import type { CountryMethod } from "../countries"
import { fallingSteps } from "./falling-tariff"

const GRAMS = [2_000, 10_000, 30_000]
const method = (kind: CountryMethod["kind"], ...prices: number[]): CountryMethod => ({
  kind,
  steps: prices.map((price_cents, index) => ({ up_to_grams: GRAMS[index] ?? 0, price_cents })),
  free_from_cents: null,
  min_days: 1,
  max_days: 2,
})

test("fallingSteps returns nothing if prices never fall with the weight", () => {
  expect(fallingSteps([method("home", 500, 500, 900), method("locker", 400)])).toEqual([])
})

test("fallingSteps returns each method's first step that is cheaper than the lighter step before it", () => {
  const falling = fallingSteps([
    method("home", 1295, 129, 100),
    method("locker", 300, 400, 390),
    method("pickup_point", 1, 2, 3),
  ])
  expect(falling).toEqual([
    {
      kind: "home",
      lighter: { up_to_grams: 2_000, price_cents: 1295 },
      heavier: { up_to_grams: 10_000, price_cents: 129 },
    },
    {
      kind: "locker",
      lighter: { up_to_grams: 10_000, price_cents: 400 },
      heavier: { up_to_grams: 30_000, price_cents: 390 },
    },
  ])
})
