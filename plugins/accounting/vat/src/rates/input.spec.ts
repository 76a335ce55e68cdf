import { rateToAddSchema } from "./input"

const RATE = { country_code: "be", vat_class: 6, rate: 5.5, valid_from: "2030-01-01" }
const takes = (about: object) => rateToAddSchema.safeParse({ ...RATE, ...about }).success

describe("A new rate", () => {
  it("has a country, a class and a day", () => {
    expect(rateToAddSchema.parse(RATE)).toEqual(RATE)
    expect(takes({ vat_class: 21 })).toBe(true)
  })

  it.each([0, 0.01, 5.5, 21, 99.99, 100])("can be %d percent", (rate) => expect(takes({ rate })).toBe(true))

  it.each([-0.01, 100.01, 5.555, 0.001, NaN, "6", null])("can't be %p percent", (rate) =>
    expect(takes({ rate })).toBe(false),
  )

  it.each(["BE", "b", "bel", "1e", "", "be ", " be"])("rejects the country %p", (country_code) =>
    expect(takes({ country_code })).toBe(false),
  )

  it.each([13, "6", 0, null])("rejects the class %p", (vat_class) => expect(takes({ vat_class })).toBe(false))

  it.each(["2030-02-30", "01-01-2030", "2030-01-01T00:00:00Z", ""])("rejects the day %p", (valid_from) =>
    expect(takes({ valid_from })).toBe(false),
  )

  it("rejects unknown fields", () => {
    expect(takes({ note: "x" })).toBe(false)
  })
})
