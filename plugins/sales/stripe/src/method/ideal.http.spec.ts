import { openPaymentPage, sharedProduct, shopperWith, stripe } from "@bon-perroquet/checkout/testing"
import { ShopClient, until } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"

it("the shop names the account's payment methods, and discloses no key", async () => {
  const text = await until("the account's methods", async () => {
    const { body } = await new ShopClient().send("GET", "/api/shop")
    return (
      (body as { payment_marks: string[] }).payment_marks.includes("iDEAL | Wero") && JSON.stringify(body)
    )
  })
  expect(text).toContain(
    '"payment_marks":["Visa","Mastercard","American Express","Cartes Bancaires","Bancontact","iDEAL | Wero"]',
  )
  expect(text).not.toMatch(/sk_|pmc_/)
  expect(await methodIn("")).toMatchObject({ code: "stripe", name: "Kaart, Bancontact of iDEAL | Wero" })
})

const methodIn = async (query: string) => {
  const { body } = await new ShopClient({ language: "nl" }).send("GET", `/api/payments/methods${query}`)
  return (body as { methods: { name: string; marks: string[] }[] }).methods[0]
}

it("the shop names the payment methods of customers in a country, and rejects an unknown one", async () => {
  const known = await until("the account's methods", async () => {
    const method = await methodIn("?country=NL")
    return method?.name === "Kaart of iDEAL | Wero" && method
  })
  expect(known.marks).toEqual(["Visa", "Mastercard", "American Express", "iDEAL | Wero"])
  const { status } = await new ShopClient().send("GET", "/api/payments/methods?country=XX")
  expect(status).toBe(400)
})

it("an order that was refused once and then paid by iDEAL names iDEAL, in its e-mail too", async () => {
  const email = `ideal-${Date.now()}@example.org`
  const shop = await shopperWith(await sharedProduct())
  const { sessionId } = await openPaymentPage(shop, { customer_email: email })
  expect(await stripe().pay(sessionId, { method: "ideal", decision: "refuse" })).toMatchObject({
    outcome: "refused",
  })
  expect((await shop.paymentStatus(sessionId)).payment_status).toBe("unpaid")
  await stripe().pay(sessionId, { method: "ideal" })
  await until("the order", async () => (await shop.paymentStatus(sessionId)).payment_status === "paid")
  const { token, message } = await linkTo(email, "/orders/view")
  expect(message.text).toContain("iDEAL | Wero")
  const { body } = await shop.write("POST", "/api/orders/linked", { json: { token } })
  expect(body).toMatchObject({ payment: { method: { kind: "other", brand: "ideal", last4: null } } })
})
