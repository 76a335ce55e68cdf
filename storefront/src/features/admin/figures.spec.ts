import { parseCents, parseUnits, typedCents } from "./figures"

describe("an amount as it is typed", () => {
  test.each([
    ["12", 1200],
    ["12,5", 1250],
    ["12.05", 1205],
    ["0,01", 1],
    ["1234567.89", 123456789],
    [" 7,35 € ", 735],
    ["8.", 800],
  ])("%s is %i cents", (text, cents) => expect(parseCents(text)).toBe(cents))

  test.each(["", "abc", "-1", "1,234", "1.2.3", "12e3", "Infinity"])("%p is none", (text) =>
    expect(parseCents(text)).toBeNull(),
  )

  test("stands in a field as it would be typed", () => {
    expect([1, 735, 1200].map(typedCents)).toEqual(["0.01", "7.35", "12.00"])
  })
})

test("units are whole and never negative", () => {
  expect(["12", "0", "1.5", "-3", "", "1e3"].map(parseUnits)).toEqual([12, 0, null, null, null, null])
})
