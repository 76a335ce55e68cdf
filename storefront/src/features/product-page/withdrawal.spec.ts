import { withdrawalFor } from "./withdrawal"

test("Food is excluded from the right to withdraw, and nothing else", () => {
  expect(withdrawalFor({ handle: "in-shell" })).toBe("perishable")
  expect(withdrawalFor(undefined)).toBe("perishable")
  expect(withdrawalFor({ handle: "toys" })).toBe("fourteenDays")
})
