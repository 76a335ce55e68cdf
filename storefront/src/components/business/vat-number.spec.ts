import { vatNumberProblem } from "./vat-number"

test.each([
  ["BE0403170701", null],
  ["FR40303265045", null],
  ["EL123456789", null],
  ["BE0403170702", "digits"],
  ["BE0403170", "digits"],
  ["FR", "digits"],
  ["ZZ403170701", "country"],
  ["K7399859412", "country"],
] as const)("the VAT number %s has the problem %s", (number, problem) => {
  expect(vatNumberProblem(number)).toBe(problem)
})
