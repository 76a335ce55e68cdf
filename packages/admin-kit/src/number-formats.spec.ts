import { typedPercent } from "./number-formats"

describe("What an administrator types", () => {
  it("is a rate up to a hundred per cent", () => {
    expect(typedPercent("5,5")).toBe(5.5)
    expect(typedPercent("100")).toBe(100)
    expect(typedPercent("100,01")).toBeUndefined()
  })
})
