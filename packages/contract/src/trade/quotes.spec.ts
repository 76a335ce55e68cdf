import { dayInBelgium, dayLater } from "../promise/working-days"
import { quoteOfferSchema } from "./quotes"

const line = { variant_id: "variant_1", quantity: 20, net_cents: 755 }
const today = dayInBelgium(new Date())

it.each([
  ["today", today, true],
  ["a later day", dayLater(today, 30), true],
  ["yesterday", dayLater(today, -1), false],
])("an offer that is valid until %s: %s, valid %s", (_, valid_until, isValid) => {
  expect(quoteOfferSchema.safeParse({ lines: [line], valid_until }).success).toBe(isValid)
})
