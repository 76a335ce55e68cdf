import { LIMITS } from "@bon-perroquet/contract/address/testing"
import { addressFormSchema } from "./account-rules"

it("the address form limits texts to the length of the carrier's label", () => {
  const address = {
    ...{ country: "BE", street: "Rue Haute", number: "12", postal_code: "B-1000", city: "Bruxelles" },
    is_default: false,
  }
  expect(addressFormSchema(() => LIMITS).safeParse({ ...address, apartment: "3" }).success).toBe(true)
  const long = addressFormSchema(() => LIMITS).safeParse({
    ...address,
    apartment: "bte 1234567890",
    number: "",
  })
  expect(long.error?.issues).toMatchObject([
    { path: ["number"], message: "number" },
    { path: ["apartment"], message: "long|8|" },
  ])
})
