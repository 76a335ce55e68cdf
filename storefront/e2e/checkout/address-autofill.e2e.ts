import type { Page } from "@playwright/test"
import { CARDS } from "../shop/payment-page"
import { expect, test } from "../shop/test"

/** An address as Chrome stores it, with a single street line. Keys are the autofill tokens of the HTML standard. */
const PROFILE = {
  "address-line1": "Rue Haute 12 bte 3",
  "address-line2": "2e étage",
  "postal-code": "B-1000",
  "address-level2": "Bruxelles",
}

/** Fills in fields by their autofill tokens as Chrome does, with events that no key causes. */
async function autofill(page: Page, profile: Record<string, string>): Promise<void> {
  await page.getByRole("main").evaluate((main, values) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
    for (const input of main.querySelectorAll("input")) {
      const value = values[input.autocomplete.split(" ").at(-1) ?? ""]
      if (value === undefined) continue
      input.focus()
      setter?.call(input, value)
      input.dispatchEvent(new Event("input", { bubbles: true }))
      input.dispatchEvent(new Event("change", { bubbles: true }))
      input.blur()
    }
  }, profile)
}

test.beforeEach(async ({ catalogue, products, cart }) => {
  await products.open()
  await products.add(await catalogue.almonds())
  await cart.open()
  await cart.checkOut()
})

test("the checkout splits an autofilled address into parts that can be corrected and are used for delivery", async ({
  page,
  checkout,
  payment,
  outcome,
}) => {
  await checkout.fillIn({ first_name: "Ada", last_name: "Peeters", email: "ada@example.be" })
  await autofill(page, PROFILE)
  await expect(checkout.field("street")).toHaveValue("Rue Haute")
  await expect(checkout.field("street")).toHaveAccessibleDescription(checkout.texts.address.split)
  await expect(checkout.field("number")).toHaveValue("12")
  await expect(checkout.field("box")).toHaveValue("3, 2e étage")
  await checkout.fillIn({ number: "14" })
  const opened = page.waitForRequest((request) => request.url().endsWith("/api/payments/checkout/session"))
  await checkout.totals()
  await checkout.pay()
  expect((await opened).postDataJSON()).toMatchObject({
    address: { street: "Rue Haute", number: "14", box: "3, 2e étage", city: "Bruxelles" },
  })
  await payment.payByCard(CARDS.visa)
  expect(await outcome.confirmation()).toMatchObject({ email: "ada@example.be" })
})

test("a second autofilled address replaces all parts of the first", async ({ page, checkout }) => {
  await autofill(page, { "address-line1": "Rue Haute 12 bte 3" })
  await expect(checkout.field("box")).toHaveValue("3")
  await autofill(page, { "address-line1": "Avenue Louise 149/24" })
  await expect(checkout.field("street")).toHaveValue("Avenue Louise")
  await expect(checkout.field("number")).toHaveValue("149")
  await expect(checkout.field("box")).toHaveValue("24")
})

test("the street field splits a typed line when it loses focus and keeps parts typed separately", async ({
  checkout,
}) => {
  await checkout.field("street").pressSequentially("Kerkstraat 12 bus 201")
  await checkout.field("city").focus()
  await expect(checkout.field("street")).toHaveValue("Kerkstraat")
  await expect(checkout.field("number")).toHaveValue("12")
  await expect(checkout.field("box")).toHaveValue("201")
  await checkout.fillIn({ street: "" })
  await checkout.field("street").pressSequentially("Plein 1944")
  await checkout.field("city").focus()
  await expect(checkout.field("street")).toHaveValue("Plein 1944")
  await expect(checkout.field("number")).toHaveValue("12")
})

test("the checkout shows unserved places and texts too long for the label at their fields", async ({
  checkout,
}) => {
  await checkout.chooseCountry("FR")
  await checkout.fillIn({ first_name: "Ada", last_name: "Peeters", email: "ada@example.be" })
  await checkout.fillIn({
    street: "rue Frébault",
    number: "12",
    postal_code: "97110",
    city: "Pointe-à-Pitre",
  })
  await checkout.totals()
  await checkout.payButton.click()
  await expect(checkout.field("postal_code")).toHaveAccessibleDescription(/Guadeloupe/)
  await checkout.fillIn({
    street: "Avenue du Professeur Docteur Jean-Baptiste Van Helmont",
    postal_code: "75001",
  })
  await checkout.payButton.click()
  await expect(checkout.field("street")).toHaveAccessibleDescription(
    /Av\. du Pr Dr Jean-Baptiste Van Helmont/,
  )
})
