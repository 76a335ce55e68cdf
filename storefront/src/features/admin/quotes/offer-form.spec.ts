import { dayInBelgium, dayLater, type StaffQuote } from "@bon-perroquet/contract"
import { offerFormSchema, offerFrom, offerValuesOf } from "./offer-form"

const line = { name: "Noix", sku: "N", quantity: 20, usual_net_cents: 849, net_cents: null }
const quote: StaffQuote = {
  ...{ id: "quote_1", state: "requested", requested_at: "2026-11-30T10:00:00Z", version: "1" },
  ...{ customer_id: "cus_1", name: "Volière SRL", email: "voliere@example.org" },
  lines: [
    { ...line, variant_id: "variant_1" },
    { ...line, variant_id: "variant_2" },
  ],
  ...{
    net_cents: 33_962,
    total_cents: 36_000,
    message: "",
    answer: "",
    valid_until: null,
    order_number: null,
  },
}
const today = dayInBelgium(new Date())
const values = offerValuesOf(quote, "fr")

it("a new offer has the requested quantities, no prices, and two weeks", () => {
  expect(values).toEqual({
    lines: [
      { id: "variant_1", quantity: "20", price: "" },
      { id: "variant_2", quantity: "20", price: "" },
    ],
    ...{ message: "", valid_until: dayLater(today, 14) },
  })
})

it("a line without a price is not offered", () => {
  const typed = {
    ...values,
    lines: [
      { id: "variant_1", quantity: "20", price: "" },
      { id: "variant_2", quantity: "30", price: "7,55" },
    ],
  }
  expect(offerFormSchema.safeParse(typed).success).toBe(true)
  expect(offerFrom(typed).lines).toEqual([{ variant_id: "variant_2", quantity: 30, net_cents: 755 }])
})

it.each([
  ["no price", { quantity: "20", price: "" }],
  ["a price that is no amount", { quantity: "20", price: "sept" }],
  ["a price of 0", { quantity: "20", price: "0" }],
  ["no quantity", { quantity: "", price: "7,55" }],
  ["a quantity of 0", { quantity: "0", price: "7,55" }],
])("an offer with %s is refused", (_, only) => {
  expect(offerFormSchema.safeParse({ ...values, lines: [{ id: "variant_1", ...only }] }).success).toBe(false)
})

it("an offer until yesterday is refused", () => {
  const lines = [{ id: "variant_1", quantity: "20", price: "7,55" }]
  const typed = { ...values, lines, valid_until: dayLater(today, -1) }
  expect(offerFormSchema.safeParse(typed).success).toBe(false)
})
