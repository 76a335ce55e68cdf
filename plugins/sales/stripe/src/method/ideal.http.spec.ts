import { openPageOf, sharedProduct, shopperWith, stripe } from "@bon-perroquet/checkout/testing"
import { ShopClient, until } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"

it("the shop names the account's payment methods, and no key", async () => {
  const text = await until("the account's methods", async () => {
    const { body } = await new ShopClient().send("GET", "/api/shop")
    return (body as { payment_marks: string[] }).payment_marks.includes("iDEAL") && JSON.stringify(body)
  })
  expect(text).toContain('"payment_marks":["Visa","Mastercard","American Express","Bancontact","iDEAL"]')
  expect(text).not.toMatch(/sk_|pmc_/)
  const { body } = await new ShopClient({ language: "nl" }).send("GET", "/api/payments/methods")
  const first = { code: "stripe", name: "Kaart, Bancontact of iDEAL" }
  expect((body as { methods: object[] }).methods[0]).toMatchObject(first)
})

it("an order that was refused once and then paid by iDEAL names iDEAL, in its e-mail too", async () => {
  const email = `ideal-${Date.now()}@example.org`
  const shop = await shopperWith(await sharedProduct())
  const { sessionId } = await openPageOf(shop, { customer_email: email })
  expect(await stripe().pay(sessionId, { method: "ideal", decision: "refuse" })).toMatchObject({
    outcome: "refused",
  })
  expect((await shop.paymentStatus(sessionId)).payment_status).toBe("unpaid")
  await stripe().pay(sessionId, { method: "ideal" })
  await until("the order", async () => (await shop.paymentStatus(sessionId)).payment_status === "paid")
  const { token, message } = await linkTo(email, "/orders/view")
  expect(message.text).toContain("iDEAL")
  const { body } = await shop.write("POST", "/api/orders/linked", { json: { token } })
  expect(body).toMatchObject({ payment: { method: { kind: "other", brand: "ideal", last4: null } } })
})
