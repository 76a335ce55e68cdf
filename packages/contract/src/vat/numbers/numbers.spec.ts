import { vatNumberOf } from "."

describe("Validation of VAT numbers", () => {
  it.each([
    ["be 0123.456.749", "BE", "BE0123456749"],
    ["BE 123.456.749", "BE", "BE0123456749"],
    ["BE1000000120", "BE", "BE1000000120"],
    ["FR 40 303 265 045", "FR", "FR40303265045"],
    ["NL004495445B01", "NL", "NL004495445B01"],
    ["LU26375245", "LU", "LU26375245"],
    ["DE811907980", "DE", "DE811907980"],
    ["EL094259216", "GR", "EL094259216"],
  ])("vatNumberOf reads the typed VAT number %s", (typed, country, vat_number) => {
    expect(vatNumberOf(typed)).toEqual({ country, vat_number })
  })

  it.each([
    ["0123.456.749", "BE", "BE0123456749"],
    ["123.456.749", "BE", "BE0123456749"],
    ["40 303 265 045", "FR", "FR40303265045"],
    ["094.259.216", "GR", "EL094259216"],
    ["FR40303265045", "BE", "FR40303265045"],
  ])("vatNumberOf reads the VAT number %s of a business in %s", (typed, home, vat_number) => {
    expect(vatNumberOf(typed, home)?.vat_number).toBe(vat_number)
  })

  it.each([
    ["0123456748", "BE"],
    ["0123456749", "FR"],
    ["", "BE"],
  ])("vatNumberOf returns null for the VAT number %j of a business in %s", (typed, home) => {
    expect(vatNumberOf(typed, home)).toBeNull()
  })

  it.each([
    "BE0123456748",
    "BE1000000121",
    "0123456749",
    "FR123",
    "CHE116281710MWST",
    "GB980780684",
    "",
    "XX",
  ])("vatNumberOf returns null for %s, which is no valid VAT number of a member state", (typed) => {
    expect(vatNumberOf(typed)).toBeNull()
  })
})
