import { priceIn, stockIn } from "./price-and-stock"

describe("a price", () => {
  it.each([
    ["7.35", 735],
    ["7,35", 735],
    [" 7,5 ", 750],
    ["12", 1200],
    ["€ 7,35", 735],
    ["7,35 €", 735],
    ["1 234,50", 123_450],
    ["1.234,50", 123_450],
    ["1,234.50", 123_450],
    ["0,01", 1],
    ["10000", 1_000_000],
  ])("as %s is parsed", (written, cents) => expect(priceIn(written)).toBe(cents))

  it.each(["0", "-1", "7,355", "1.234", "abc", "7,3,5", "1e3", "10000,01", ",", "7;35", "=1+1"])(
    "as %s is invalid",
    (written) => expect(priceIn(written)).toBeUndefined(),
  )

  it("in an empty cell is null", () => expect(priceIn(" ")).toBeNull())
})

it("a stock is a whole number", () => {
  expect(["0", "12", "1 000"].map(stockIn)).toEqual([0, 12, 1000])
  expect(["-1", "1,5", "x", "1000001", "1e3"].map(stockIn)).toEqual(Array(5).fill(undefined))
  expect(stockIn("")).toBeNull()
})
