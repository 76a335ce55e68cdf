import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { LIMITS } from "@bon-perroquet/contract/address/testing"
import {
  NEW_PHONE_ORDER,
  paymentOf,
  phoneOrderFormSchema,
  phoneOrderFrom,
  valuesOfOrder,
} from "./phone-order-form"

const ORDER = {
  ...NEW_PHONE_ORDER,
  ...{ first_name: "Ada", last_name: "Peeters", email: "ada@example.org" },
  ...{ street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles" },
}

it("the telephone order form limits texts to the length of the carrier's label", () => {
  expect(phoneOrderFormSchema(() => LIMITS).safeParse(ORDER).success).toBe(true)
  const long = { box: "bus 1234567890", phone: "1".repeat(21), note: "x".repeat(51), company: "x".repeat(41) }
  const { error } = phoneOrderFormSchema(() => LIMITS).safeParse({ ...ORDER, ...long })
  expect(error?.issues.map(({ path, message }) => [path[0], message]).sort()).toEqual([
    ["box", "long|8|"],
    ["company", "long|40|"],
    ["note", "long|50|"],
    ["phone", "long|20|"],
  ])
})

it("the telephone order form sends the note for the driver with the address", () => {
  const chosen = { delivery_method: "so_1", expected_total_cents: 1_000 }
  expect(phoneOrderFrom(ORDER, chosen).address).not.toHaveProperty("note")
  expect(phoneOrderFrom({ ...ORDER, note: "Chez les voisins" }, chosen).address).toMatchObject({
    note: "Chez les voisins",
  })
})

it("payment by invoice that was chosen for one account does not apply to the next customer", () => {
  expect(paymentOf({ code: "invoice", customer: "cus_1" }, "cus_1")).toBe("invoice")
  expect(paymentOf({ code: "invoice", customer: "cus_1" }, "")).toBe("")
  expect(paymentOf({ code: "transfer", customer: "cus_1" }, "")).toBe("transfer")
})

it("a copied telephone order has the buyer of the order, and its address only for the same country", () => {
  const order = {
    ...{ email: "ada@example.org", language: "nl", delivery: { point: null }, invoice_address: null },
    business: { company: "Volière", vat_number: "FR40303265045" },
    shipping_address: {
      ...{ first_name: "Ada", last_name: "Peeters", phone: null, company: null, note: null },
      ...{
        street: "Veldstraat",
        number: "5",
        apartment: "2",
        postal_code: "9000",
        city: "Gent",
        country: "BE",
      },
    },
  } as unknown as AdminOrderDetail
  const buyer = { email: "ada@example.org", language: "nl", company: "Volière", vat_number: "FR40303265045" }
  expect(valuesOfOrder(order, null)).toMatchObject({
    ...buyer,
    country: "BE",
    street: "Veldstraat",
    box: "2",
  })
  expect(valuesOfOrder(order, "FR")).toMatchObject({ ...buyer, country: "FR", street: "", postal_code: "" })
})
