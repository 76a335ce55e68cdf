import { merchantSchema } from "@bon-perroquet/contract"
import { merchantOf, valuesOf } from "./merchant-form"
import merchant from "../../../../../merchant.json"

// Fields that are not editable settings are removed.
const file = merchantSchema.parse(merchant)

it("what the form shows of a merchant is the same merchant when it is sent", () => {
  expect(merchantOf(valuesOf(file))).toEqual(file)
})

it("a register that a language says nothing of is not sent", () => {
  const values = valuesOf(file)
  const sent = merchantOf({ ...values, register: { ...values.register, de: "" } })
  expect(sent.company_register).not.toHaveProperty("de")
})
