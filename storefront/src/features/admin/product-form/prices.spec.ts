import { isPriceJump, typedPrice } from "./prices"

test("a typed price can have a decimal comma or a decimal point", () => {
  expect(["13,90", "13.90", " 13,9 € ", "7"].map(typedPrice)).toEqual([1390, 1390, 1390, 700])
  expect(["", "0", "-3", "1.390,00", "1,390", "1e3", "10000000"].map(typedPrice)).toEqual(Array(7).fill(null))
})

test("a price change by more than half needs a confirmation", () => {
  expect(isPriceJump(1390, 13_90)).toBe(false)
  expect([1000, 500, 1500].map((cents) => isPriceJump(cents, 1000))).toEqual([false, false, false])
  expect([499, 1501, 139_000].map((cents) => isPriceJump(cents, 1000))).toEqual([true, true, true])
})
