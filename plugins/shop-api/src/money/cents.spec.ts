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

  it.each(["", "7,35", "1e3", "NaN", "7."])("refuses %j", (amount) =>
    expect(() => centsOf(amount)).toThrow(`Not a decimal amount: ${amount}`),
  )

  it("are read as the euro they are written as", () => {
    expect([735, 10, 0, -50].map(euroOf)).toEqual([7.35, 0.1, 0, -0.5])
  })

  it("writes every price of the shop with at most two decimals", () => {
    const prices = Array.from({ length: 100_001 }, (_, cents) => JSON.stringify(euroOf(cents)))
    expect(prices.filter((price) => !/^\d+(\.\d{1,2})?$/.test(price))).toEqual([])
  })
})
