import { completeVatNumber, isVatNumber } from "./vat-number"

it.each([
  ["0403.170.701", "BE", "BE0403170701"],
  ["403.170.701", "BE", "BE0403170701"],
  ["BE 403.170.701", "FR", "BE0403170701"],
  [" 0403 170 701 ", "BE", "BE0403170701"],
  ["be 0403.170.701", "FR", "BE0403170701"],
  ["40 303 265 045", "FR", "FR40303265045"],
  ["123456789", "NL", "NL123456789"],
  ["K7399859412", "FR", "FRK7399859412"],
  ["U12345678", "AT", "ATU12345678"],
  ["094.259.216", "GR", "EL094259216"],
  ["ZZ403170701", "BE", "ZZ403170701"],
  ["403.170.701", undefined, "403170701"],
  ["", "BE", ""],
])(
  "completeVatNumber completes the typed VAT number %j of a business in %s: %s",
  (typed, country, complete) => {
    expect(completeVatNumber(typed, country)).toBe(complete)
  },
)

it.each([
  ["BE0403.170.701", true],
  ["be 0403170701", true],
  ["BE1000000120", true],
  ["FR40303265045", true],
  ["EL123456789", true],
  ["BE0403.170.702", false],
  ["BE0403.170", false],
  ["BE 403.170.701", false],
  ["0403.170.701", false],
  ["FR", false],
  ["", false],
])("isVatNumber checks the format and check digits of the VAT number %j: %s", (typed, isPossible) => {
  expect(isVatNumber(typed)).toBe(isPossible)
})
