import { DEFAULT_RATES } from "./default-rates"
import { asVatClass, nextRateChange, rateAt } from "./index"

const question = (vatClass: number, countryCode: string, scheme: "origin" | "oss", at?: string) =>
  rateAt(DEFAULT_RATES, { vatClass, countryCode, scheme, ...(at && { at: new Date(at) }) })

describe("The VAT rate", () => {
  it.each(["BE", "fr", "NL", "lu", "de"])("is Belgium's for a parcel to %s by default", (country) => {
    expect(question(6, country, "origin")).toBe(6)
    expect(question(21, country, "origin")).toBe(21)
  })

  it.each([
    ["BE", 6, 21],
    ["FR", 5.5, 20],
    ["NL", 9, 21],
    ["LU", 3, 17],
  ])("is that of %s for a parcel to it under the One-Stop Shop", (country, reduced, standard) => {
    expect(question(6, country, "oss")).toBe(reduced)
    expect(question(21, country, "oss")).toBe(standard)
  })

  it("is Belgium's for a country without rates", () => {
    expect(question(6, "DE", "oss")).toBe(6)
    expect(rateAt([], { vatClass: 21, countryCode: "be", scheme: "origin" })).toBe(21)
  })

  it("changes on its day and not before", () => {
    const rates = [
      { vat_class: 6, country_code: "be", rate: 9, valid_from: new Date("2030-01-01T00:00:00Z") },
      ...DEFAULT_RATES,
    ]
    const at = (day: string) =>
      rateAt(rates, { vatClass: 6, countryCode: "be", scheme: "origin", at: new Date(day) })
    expect(at("2029-12-31T23:59:59Z")).toBe(6)
    expect(at("2030-01-01T00:00:00Z")).toBe(9)
  })

  it("changes at midnight in Brussels, in winter and summer", () => {
    const from = (valid_from: string, rate: number) => ({
      vat_class: 6,
      country_code: "be",
      rate,
      valid_from: new Date(valid_from),
    })
    const rates = [from("2030-06-30T22:00:00Z", 12), ...DEFAULT_RATES, from("2029-12-31T23:00:00Z", 9)]
    const at = (moment: string) =>
      rateAt(rates, { vatClass: 6, countryCode: "be", scheme: "origin", at: new Date(moment) })
    expect([at("2029-12-31T23:59:59+01:00"), at("2030-01-01T00:00:00+01:00")]).toEqual([6, 9])
    expect([at("2030-06-30T23:59:59+02:00"), at("2030-07-01T00:00:00+02:00")]).toEqual([9, 12])
    expect(nextRateChange(rates, new Date("2030-01-01T00:00:00+01:00"))).toEqual(
      new Date("2030-07-01T00:00:00+02:00"),
    )
    expect(nextRateChange(DEFAULT_RATES)).toBeUndefined()
  })

  it("is the first of two listed rates with the same start", () => {
    const [since] = DEFAULT_RATES
    const twice = [10, 11].map((rate) => ({
      ...since,
      vat_class: 6,
      country_code: "be",
      rate,
      valid_from: new Date(0),
    }))
    expect(rateAt(twice, { vatClass: 6, countryCode: "be", scheme: "origin" })).toBe(10)
  })

  it("changes next on the earliest future day", () => {
    const days = ["2031-01-01", "2030-01-01", "2029-01-01", "2032-01-01"].map((day) => ({
      vat_class: 6,
      country_code: "be",
      rate: 6,
      valid_from: new Date(day),
    }))
    expect(nextRateChange(days, new Date("2029-06-01"))).toEqual(new Date("2030-01-01"))
    expect(nextRateChange(days, new Date("2030-01-01"))).toEqual(new Date("2031-01-01"))
  })

  it("requires a known VAT class", () => {
    expect([6, "6", 21, "21"].map(asVatClass)).toEqual([6, 6, 21, 21])
    expect([13, "", null, undefined, "six"].map(asVatClass)).toEqual(
      [...Array(5).keys()].map(() => undefined),
    )
  })
})
