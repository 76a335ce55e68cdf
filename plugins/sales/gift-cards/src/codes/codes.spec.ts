import { hashOf, lastFourOf, newCode, normaliseCode } from "."

describe("The code of a gift card", () => {
  it("has four groups of four letters and digits that do not look alike", () => {
    for (let index = 0; index < 100; index++)
      expect(newCode()).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/)
  })

  it("is random", () => {
    expect(new Set(Array.from({ length: 100 }, newCode)).size).toBe(100)
  })

  it("can be entered in lower case, with spaces and without dashes", () => {
    expect(normaliseCode(" k7qf 2mxd-9tra hb4c ")).toBe("K7QF2MXD9TRAHB4C")
  })

  it("may come from a former shop, with other letters and another length", () => {
    expect(normaliseCode("gift-01io-8")).toBe("GIFT01IO8")
  })

  it.each(["", "K7QF", "K7QF-2MX", "K7QF2MXD".repeat(4) + "K", "ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ"])("is not %j", (entered) =>
    expect(normaliseCode(entered)).toBeNull(),
  )

  it("is stored as a hash that depends on the secret", () => {
    const code = "K7QF2MXD9TRAHB4C"
    expect(hashOf(code, "one")).toMatch(/^[0-9a-f]{64}$/)
    expect(hashOf(code, "one")).toBe(hashOf(code, "one"))
    expect(hashOf(code, "one")).not.toBe(hashOf(code, "another"))
  })

  it("is recognised by its last four characters", () => {
    expect(lastFourOf("K7QF2MXD9TRAHB4C")).toBe("HB4C")
  })
})
