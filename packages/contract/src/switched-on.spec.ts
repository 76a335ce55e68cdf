import { switchedOn } from "./switched-on"

const SHIPPED: [string, ...string[]] = ["fr", "nl", "en", "de"]

describe("The enabled languages", () => {
  it("are in the order of the supported ones", () => {
    expect(switchedOn(["de", "en", "fr"], SHIPPED)).toEqual(["fr", "en", "de"])
  })

  it("always include the first supported one", () => {
    expect(switchedOn(["nl"], SHIPPED)).toEqual(["fr", "nl"])
    expect(switchedOn([], SHIPPED)).toEqual(["fr"])
  })

  it("are rejected at the start if one is not supported", () => {
    expect(() => switchedOn(["fr", "it"], SHIPPED)).toThrow(
      "unsupported languages: it. Supported: fr, nl, en, de.",
    )
  })
})
