import { typedCents, typedPercent } from "./figures"

describe("What an administrator types", () => {
  it.each([
    ["12,95", 1295],
    ["12.9", 1290],
    [" 0 ", 0],
    ["70", 7000],
  ])("%p is so many cents", (text, cents) => expect(typedCents(text)).toBe(cents))

  it.each(["", "-1", "1.234,5", "12,955", "abc", "1e3"])("%p is no amount", (text) =>
    expect(typedCents(text)).toBeUndefined(),
  )

  it("is a rate up to a hundred per cent", () => {
    expect(typedPercent("5,5")).toBe(5.5)
    expect(typedPercent("100")).toBe(100)
    expect(typedPercent("100,01")).toBeUndefined()
  })
})
