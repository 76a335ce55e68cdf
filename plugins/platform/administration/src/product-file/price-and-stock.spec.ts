import fc from "fast-check"
import { netPriceIn, priceIn, stockIn } from "./price-and-stock"

describe("A price in a file", () => {
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
    ["7.3500", 735],
    ["7,350000", 735],
    ["0.500", 50],
    ["1.234,500", 123_450],
  ])("written as %s is parsed", (written, cents) => expect(priceIn(written)).toBe(cents))

  it.each([
    "0",
    "-1",
    "7,355",
    "7.3549",
    "7.350",
    "1.230",
    "1.234",
    "abc",
    "7,3,5",
    "1e3",
    "10000,01",
    ",",
    "7;35",
    "=1+1",
  ])("written as %s is invalid", (written) => expect(priceIn(written)).toBeUndefined())

  it("in an empty cell is null", () => expect(priceIn(" ")).toBeNull())
})

it("a stock is a whole number", () => {
  expect(["0", "12", "1 000"].map(stockIn)).toEqual([0, 12, 1000])
  expect(["-1", "1,5", "x", "1000001", "1e3"].map(stockIn)).toEqual(Array(5).fill(undefined))
  expect(stockIn("")).toBeNull()
})

it("a price without VAT gets the VAT of its class, rounded once", () => {
  expect(netPriceIn("6,933962", 6)).toBe(735)
  expect(netPriceIn("8.256198", 21)).toBe(999)
  expect(netPriceIn("10", 21)).toBe(1_210)
  expect(netPriceIn("0.0041", 21)).toBe(undefined)
  expect(["", " € "].map((cell) => netPriceIn(cell, 6))).toEqual([null, null])
  expect(["x", "7.350", "-1"].map((cell) => netPriceIn(cell, 6))).toEqual(Array(3).fill(undefined))
})

it("a price with VAT that is divided and multiplied again is unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(6, 21), (cents, rate) => {
      expect(netPriceIn((cents / (100 + rate)).toFixed(6), rate)).toBe(cents)
    }),
  )
})
