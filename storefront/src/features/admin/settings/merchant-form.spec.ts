import { merchantSchema } from "@bon-perroquet/contract"
import { merchantOf, valuesOf } from "./merchant-form"
import merchant from "../../../../../merchant.json"

const file = merchantSchema.parse(merchant)

it("a merchant is unchanged after loading and saving", () => {
  expect(merchantOf(valuesOf(file))).toEqual(file)
})

it("an empty register text is not sent", () => {
  const values = valuesOf(file)
  const sent = merchantOf({ ...values, register: { ...values.register, de: "" } })
  expect(sent.company_register).not.toHaveProperty("de")
})
