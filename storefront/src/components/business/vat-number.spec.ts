import { completeVatNumber, vatNumberProblem } from "./vat-number"

test.each([
  ["0403.170.701", "BE", "BE0403.170.701"],
  ["403.170.701", "BE", "BE0403.170.701"],
  [" 0403 170 701 ", "BE", "BE0403 170 701"],
  ["BE 0403.170.701", "FR", "BE 0403.170.701"],
  ["40303265045", "FR", "FR40303265045"],
  ["123456789", "GR", "EL123456789"],
  ["", "BE", ""],
] as const)("the number %j of a business in %s becomes %j", (typed, country, complete) => {
  expect(completeVatNumber(typed, country)).toBe(complete)
})

test.each([
  ["BE0403.170.701", null],
  ["be 0403170701", null],
  ["FR40303265045", null],
  ["EL123456789", null],
  ["BE0403.170.702", "digits"],
  ["BE0403.170", "digits"],
  ["FR", "digits"],
  ["ZZ403170701", "country"],
  ["K7399859412", "country"],
] as const)("the problem of %s is %s", (number, problem) => {
  expect(vatNumberProblem(number)).toBe(problem)
})
