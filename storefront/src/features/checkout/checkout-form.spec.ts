import { LIMITS } from "@bon-perroquet/contract/address/testing"
import { checkoutRequest, EMPTY_FORM, type CheckoutValues } from "./checkout-form"
import { checkoutFormSchema } from "./checkout-rules"

const filled: CheckoutValues = {
  ...EMPTY_FORM,
  first_name: "Ada",
  last_name: "Peeters",
  email: "ada@example.be",
  street: "Rue Haute",
  number: "12",
  postal_code: "1000",
  city: "Bruxelles",
}

const wrongFields = (values: CheckoutValues) => {
  const result = checkoutFormSchema(() => LIMITS).safeParse(values)
  return result.success ? [] : result.error.issues.map(({ path }) => path[0])
}

describe("Checkout form", () => {
  it("the checkout form accepts a complete order without telephone number and box", () => {
    expect(wrongFields(filled)).toEqual([])
  })

  it("the checkout form requires name, e-mail and address, but no telephone number and box", () => {
    const missing = wrongFields(EMPTY_FORM)
    expect(missing).toEqual(
      expect.arrayContaining(["first_name", "last_name", "email", "street", "number", "postal_code", "city"]),
    )
    expect(missing).not.toContain("phone")
    expect(missing).not.toContain("box")
  })

  it.each(["ada", "ada@", "ada@example", "ada peeters@example.be", "ada@@example.be"])(
    "the checkout form rejects the e-mail address %p",
    (email) => {
      expect(wrongFields({ ...filled, email })).toEqual(["email"])
    },
  )

  it.each([
    ["BE", "1000", true],
    ["BE", "75001", false],
    ["FR", "75001", true],
    ["FR", "7500", false],
    ["LU", "L-1009", true],
    ["LU", "10091", false],
    ["NL", "1012 AB", true],
    ["NL", "1012", false],
  ] as const)(
    "the checkout form validates postal codes by country: %s %s is %s",
    (country, postal_code, right) => {
      expect(wrongFields({ ...filled, country, postal_code })).toEqual(right ? [] : ["postal_code"])
    },
  )

  it("the checkout form sends the displayed total and omits empty fields", () => {
    const request = checkoutRequest(filled, { method: "so_1", totalCents: 4798 })
    expect(request).toMatchObject({ expected_total_cents: 4798, delivery_method: "so_1", country: "BE" })
    expect(request).not.toHaveProperty("phone")
    expect(request.address).not.toHaveProperty("box")
    expect(request).not.toHaveProperty("invoice_address")
    expect(request).not.toHaveProperty("expected_rest_cents")
  })

  it("the checkout form sends the displayed rest if a gift card or store credit pays a part", () => {
    const request = checkoutRequest(filled, { method: "so_1", totalCents: 4798, restCents: 0 })
    expect(request).toMatchObject({ expected_total_cents: 4798, expected_rest_cents: 0 })
  })

  const COLLECTED = { street: "", number: "", postal_code: "", city: "", point_kind: "locker" } as const

  it("for delivery to a pick-up point, the checkout form requires the point instead of an address", () => {
    expect(wrongFields({ ...filled, ...COLLECTED })).toEqual(["delivery_point"])
    expect(wrongFields({ ...filled, ...COLLECTED, delivery_point: null, invoice: "other" })).toHaveLength(5)
    const values = { ...filled, ...COLLECTED, delivery_point: "014472" }
    expect(wrongFields(values)).toEqual([])
    const request = checkoutRequest(values, { method: "so_2", totalCents: 4798 })
    expect(request).toMatchObject({ delivery_point: "014472", country: "BE" })
    expect(request).not.toHaveProperty("address")
  })

  it("the checkout form sends a separate invoice address only if it is selected, and validates it by its country", () => {
    const values = { ...filled, invoice: "other", invoice_country: "FR" } as const
    expect(wrongFields(values)).toEqual([
      ...["invoice_street", "invoice_number", "invoice_postal_code", "invoice_city"],
    ])
    const lines = { invoice_street: "Rue X", invoice_number: "1", invoice_city: "Lille" }
    expect(wrongFields({ ...values, ...lines, invoice_postal_code: "1000" })).toEqual(["invoice_postal_code"])
    const whole = { ...values, ...lines, invoice_postal_code: "59000" }
    expect(wrongFields(whole)).toEqual([])
    expect(checkoutRequest(whole, { method: "so_1", totalCents: 1 }).invoice_address).toEqual({
      ...{ street: "Rue X", number: "1", postal_code: "59000", city: "Lille", country: "FR" },
    })
  })

  it("the checkout form adds the prefix of the invoice's country to a VAT number", () => {
    const business = { ...filled, business: "yes", company: "Volière", vat_number: "0403.170.701" } as const
    const sent = (values: CheckoutValues) =>
      checkoutRequest(values, { method: "so_be", totalCents: 1 }).business?.vat_number
    expect(sent(business)).toBe("BE0403170701")
    expect(sent({ ...business, invoice: "other", invoice_country: "FR" })).toBe("FR0403170701")
    expect(wrongFields({ ...business, vat_number: "0403.170.702" })).toEqual(["vat_number"])
    expect(wrongFields(business)).toEqual([])
  })
})
