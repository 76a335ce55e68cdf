import { switchedOn } from "./switched-on"

const SHIPPED: [string, ...string[]] = ["fr", "nl", "en", "de"]

describe("The languages that a merchant switches on", () => {
  it("are in the order of those that are shipped", () => {
    expect(switchedOn(["de", "en", "fr"], SHIPPED)).toEqual(["fr", "en", "de"])
  })

  it("always have the first, which stands in for the others", () => {
    expect(switchedOn(["nl"], SHIPPED)).toEqual(["fr", "nl"])
    expect(switchedOn([], SHIPPED)).toEqual(["fr"])
  })

  it("are told at the start when one is not shipped", () => {
    expect(() => switchedOn(["fr", "it"], SHIPPED)).toThrow("not shipped: it. There are fr, nl, en, de.")
  })
})
