import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import { stripeClient } from "./"

it("payments are unavailable without a key, also if a changed option removes it", () => {
  let apiKey = "sk_test_1"
  const options = { apiKey: () => apiKey }
  expect(stripeClient(options)).toBeDefined()
  apiKey = ""
  for (const without of [options, {}]) expect(() => stripeClient(without)).toThrow(CheckoutRefusal)
})
