import { merchantSchema } from "@bon-perroquet/contract"
import { merchantOf, valuesOf } from "./merchant-form"
import merchant from "../../../../../merchant.json"

const file = merchantSchema.parse(merchant)

it("the merchant's data are unchanged after they are loaded into the form and saved", () => {
  expect(merchantOf(valuesOf(file))).toEqual(file)
})

it("an empty text about the trade register is not sent", () => {
  const values = valuesOf(file)
  const sent = merchantOf({ ...values, register: { ...values.register, de: "" } })
  expect(sent.company_register).not.toHaveProperty("de")
})
