import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { autofill, PROFILE } from "../shop/autofill"
import { CARDS } from "../shop/payment-page"
import { expect, test } from "../shop/test"

/** Returns the receiver's texts on bpost's label, by element name. */
async function printed(number: string): Promise<Record<string, string>> {
  const sent = await fetch(`${requireVariable("BPOST_EMULATOR_URL")}/_control/orders/${number}`)
  const { xml } = (await sent.json()) as { xml: string }
  const receiver = /<receiver>.*<\/tns:box>/s.exec(xml)?.[0] ?? ""
  return Object.fromEntries(
    [...receiver.matchAll(/<(?:\w+:)?(\w+)>([^<]+)</g)].map(([, name = "", text = ""]) => [name, text]),
  )
}

test("an autofilled address is split into fields and must be in a place with delivery, and the parcel label contains it with company, note and telephone number", async ({
  page,
  catalogue,
  checkout,
  payment,
  outcome,
  engine,
  adminCalls,
}) => {
  await checkout.openWith(await catalogue.almonds())
  const main = page.getByRole("main")
  await test.step("a place without delivery", async () => {
    await checkout.chooseCountry("FR")
    await checkout.fillIn({ email: "ada@example.be" })
    const overseas = {
      ...{ "address-line1": "12 rue Frébault", "address-line2": "" },
      ...{ "postal-code": "97 110", "address-level2": "Pointe-à-Pitre" },
    }
    await autofill(main, { ...PROFILE, ...overseas })
    await checkout.totals()
    await checkout.payButton.click()
    await expect(checkout.field("postal_code")).toHaveAccessibleDescription(/Guadeloupe/)
    await autofill(main, { "address-line1": "BP 123", "postal-code": "35 000" })
    await expect(checkout.field("number")).toHaveValue("123")
    await checkout.payButton.click()
    await expect(checkout.field("street")).toHaveAccessibleDescription(
      new RegExp(checkout.texts.errors.post_box),
    )
  })
  await checkout.chooseCountry("BE")
  await autofill(main, { "address-line1": "Avenue Louise 149/24" })
  await expect(checkout.field("box")).toHaveValue("24")
  await page.getByRole("checkbox", { name: checkout.texts.business.buy }).check()
  await autofill(main, PROFILE)
  await expect(checkout.field("street")).toHaveValue("Rue Haute")
  await expect(checkout.field("street")).toHaveAccessibleDescription(checkout.texts.address.split)
  await expect(checkout.field("number")).toHaveValue("120")
  await expect(checkout.field("box")).toHaveValue("1204, 2e étage")

  await checkout.field("street").fill("")
  await checkout.field("street").pressSequentially("Plein 1944")
  await checkout.field("city").focus()
  await expect(checkout.field("street")).toHaveValue("Plein 1944")
  await expect(checkout.field("number")).toHaveValue("120")
  await checkout.fillIn({ number: "", box: "", street: "" })
  await checkout.field("street").pressSequentially("Kerkstraat 12 bus 201")
  await checkout.field("city").focus()
  await expect(checkout.field("number")).toHaveValue("12")
  await expect(checkout.field("box")).toHaveValue("201")

  // These values are too long for the carrier's parcel label. The form keeps them, and shows an error for each except
  // the e-mail address, which the label may omit.
  const email = `${"a".repeat(45)}-${Date.now()}@example.org`
  await checkout.fillIn({
    ...{
      street: "Avenue du Professeur Docteur Jean-Baptiste Van Helmont",
      number: "120",
      box: "bte 1234567890",
    },
    ...{ email, phone: "0475 12 34 56 après 18 heures" },
  })
  await checkout.field("note").fill("x".repeat(51))
  await expect(checkout.field("note")).toHaveValue("x".repeat(51))
  await checkout.field("company").fill("Association sans but lucratif des amis des perroquets")
  await checkout.totals()
  await checkout.payButton.click()
  await expect(checkout.field("street")).toHaveAccessibleDescription(
    /Av\. du Pr Dr Jean-Baptiste Van Helmont/,
  )
  for (const [name, most] of [
    ["box", 8],
    ["phone", 20],
    ["note", 50],
    ["company", 40],
  ] as const)
    await expect(checkout.field(name)).toHaveAccessibleDescription(new RegExp(`: ${most}\\scaractères`))
  const problems = checkout.problems.getByRole("listitem")
  await expect(problems).toHaveCount(5)
  await expect(problems.first()).toContainText(checkout.texts.fields.phone)
  await page.getByRole("checkbox", { name: checkout.texts.invoice.other }).check()
  await expect(problems).toHaveCount(4)
  await page.getByRole("checkbox", { name: checkout.texts.invoice.other }).uncheck()

  await autofill(main, PROFILE)
  await checkout.field("note").fill("Chez les voisins du 14")
  const opened = page.waitForRequest((request) => request.url().endsWith("/api/payments/checkout/session"))
  await checkout.totals()
  await checkout.pay()
  expect((await opened).postDataJSON()).toMatchObject({
    address: { street: "Rue Haute", number: "120", box: "1204, 2e étage", city: "Bruxelles" },
  })
  await payment.payByCard(CARDS.visa)
  await outcome.confirmation()
  const [order] = await engine.ordersOf(email)
  expect(order?.shipping_address).toMatchObject({ address_1: "Rue Haute 120", postal_code: "1000" })

  const number = order?.custom_display_id ?? ""
  const orders = [{ order_number: number }]
  await adminCalls.shop.write("POST", "/api/admin/orders/labels", { json: { orders } })
  const label = await printed(number)
  expect(label).toMatchObject({
    ...{ name: "Ada Peeters", company: "Volière Peeters &amp; Zoon", phoneNumber: "+32475123456" },
    ...{
      streetName: "Rue Haute",
      number: "120",
      box: "1204",
      addressLineTwo: "2e étage",
      postalCode: "1000",
    },
    remark: "Chez les voisins du 14",
  })
  expect(label).not.toHaveProperty("emailAddress")
})

test("an address that is autofilled on the payment page is split into the fields of the parcel label", async ({
  page,
  catalogue,
  payment,
  engine,
}) => {
  const shop = new ShopClient()
  await shop.addItem((await catalogue.almonds()).id)
  // The API accepts an order without an address. The customer then enters it on the payment page.
  const customer_email = `collected-${shop.sessionId.slice(-12)}@example.org`
  const { url } = await shop.openCheckout({ customer_email })
  await page.goto(url)
  await autofill(page.locator("body"), { ...PROFILE, name: "Ada Peeters" })
  await payment.payByCard(CARDS.visa)
  await page.waitForURL(/\/checkout\/success/)
  await expect(async () => {
    const [order] = await engine.ordersOf(customer_email)
    expect(order?.shipping_address).toMatchObject({
      ...{ address_1: "Rue Haute 120", address_2: "1204, 2e étage", postal_code: "1000" },
      metadata: { street: "Rue Haute", number: "120", box: "1204" },
    })
  }).toPass()
})
