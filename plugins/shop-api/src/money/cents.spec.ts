import { centsOf, euroOf } from "./cents"

describe("cents", () => {
  it.each([
    ["7.35", 735],
    ["0.1", 10],
    ["12", 1200],
    ["1.005", 101],
    ["1.0049", 100],
    ["19.999", 2000],
    ["-0.50", -50],
    ["0", 0],
  ])("reads %s as %d cents", (amount, cents) => expect(centsOf(amount)).toBe(cents))

  it.each(["", "7,35", "1e3", "NaN", "7."])("refuses %j", (amount) => expect(() => centsOf(amount)).toThrow())

  it("writes every price of the shop with at most two decimals", () => {
    const prices = Array.from({ length: 100_001 }, (_, cents) => JSON.stringify(euroOf(cents)))
    expect(prices.filter((price) => !/^\d+(\.\d{1,2})?$/.test(price))).toEqual([])
  })
})
