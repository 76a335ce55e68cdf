import { dayInBelgium, dayLater } from "../promise/working-days"
import { quoteNetCents, quoteOfferSchema } from "./quotes"

const line = { variant_id: "variant_1", quantity: 20, net_cents: 755 }
const today = dayInBelgium(new Date())

it.each([
  ["today", today, true],
  ["a later day", dayLater(today, 30), true],
  ["yesterday", dayLater(today, -1), false],
])("an offer that is valid until %s: %s, valid %s", (_, valid_until, isValid) => {
  expect(quoteOfferSchema.safeParse({ lines: [line], valid_until }).success).toBe(isValid)
})

const quoteLine = { variant_id: "variant_1", name: "Noix", sku: "N", quantity: 20, usual_net_cents: 849 }

it("a request has the value of its usual prices", () => {
  expect(quoteNetCents({ lines: [{ ...quoteLine, net_cents: null }] })).toBe(16_980)
})

it("an offer has the value of the offered lines only", () => {
  const lines = [
    { ...quoteLine, net_cents: 755 },
    { ...quoteLine, net_cents: null },
  ]
  expect(quoteNetCents({ lines })).toBe(15_100)
})
