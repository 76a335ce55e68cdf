import { parseUnits } from "./number-formats"

test("a number of units must be whole and not negative", () => {
  expect(["12", "0", "1.5", "-3", "", "1e3"].map(parseUnits)).toEqual([12, 0, null, null, null, null])
})
