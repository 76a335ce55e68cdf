import { slowerBy } from "./pairs"

const pairs = (differs: number) =>
  Array.from({ length: 20 }, (_, index) => {
    const noise = [0, 3, 40, 7, 180][index % 5] ?? 0
    return index % 2
      ? { known: 20 + noise + differs, unknown: 20 }
      : { known: 20 + differs, unknown: 20 + noise }
  })

it("slowerBy detects a slower call despite noise, and returns 0 if there is only noise", () => {
  expect(slowerBy(pairs(0))).toBe(0)
  expect(
    slowerBy(Array.from({ length: 20 }, (_, index) => ({ known: 30 + (index % 3), unknown: 18 }))),
  ).toBeGreaterThan(10)
})
