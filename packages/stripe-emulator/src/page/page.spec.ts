import type Stripe from "stripe"
import { order, startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand({ businessName: "Bon Perroquet" })
})
afterAll(() => stand.close())
beforeEach(() => stand.control.reset())

const open = (more: Stripe.Checkout.SessionCreateParams = {}) =>
  stand.stripe.checkout.sessions.create(order(more))
const pathOf = (session: Stripe.Checkout.Session) => `/c/pay/${session.id}`
const success = (session: Stripe.Checkout.Session) =>
  `http://shop.test/checkout/success?session_id=${session.id}`

async function read(path: string): Promise<string> {
  // Formatted prices contain no-break spaces.
  return (await (await fetch(stand.url + path)).text()).replace(/[\u00a0\u202f]/g, " ")
}

async function submit(path: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields)
  const response = await fetch(stand.url + path, { method: "POST", body, redirect: "manual" })
  expect(response.status).toBe(303)
  return response.headers.get("location") ?? ""
}

const VISA = {
  payment_method: "card",
  email: "claire@example.be",
  number: "4242 4242 4242 4242",
  expiry: "12 / 40",
  cvc: "123",
  card_name: "Claire Dubois",
}
const BANCONTACT = { payment_method: "bancontact", email: "claire@example.be" }

it("the payment page shows lines, delivery and total", async () => {
  const page = await read(pathOf(await open()))
  for (const text of ["Amandes décortiquées", "Livraison à domicile", "Bon Perroquet", "Pay €30.95"]) {
    expect(page).toContain(text)
  }
  expect(page).toContain('value="claire@example.be"')
  expect(page).toContain('href="http://shop.test/checkout/cancel"')
})

it("the emulator's front page lists the sessions and their states", async () => {
  const metadata = { order_number: "BP-2026-000042" }
  const paid = await open({ metadata })
  await submit(pathOf(paid), VISA)
  const waiting = await open({ metadata: { order_number: "BP-2026-000043" } })
  const front = await read("/")
  expect(front).toContain("A stand-in for Stripe")
  expect(front.indexOf("BP-2026-000043")).toBeLessThan(front.indexOf("BP-2026-000042"))
  for (const session of [paid, waiting]) expect(front).toContain(`href="${pathOf(session)}"`)
  for (const state of ["paid", "open", "€30.95"]) expect(front).toContain(state)
})

it("pages contain times in a format that the browser converts to its time zone", async () => {
  const session = await open()
  const until = new Date(session.expires_at * 1000).toISOString()
  expect(await read(pathOf(session))).toContain(`datetime="${until}"`)
})

it("a payment by card returns to the shop with the session's id", async () => {
  const session = await open()
  expect(await submit(pathOf(session), VISA)).toBe(success(session))
  expect(await stand.control.session(session.id)).toMatchObject({
    payment_status: "paid",
    customer_details: { email: "claire@example.be", name: "Claire Dubois" },
  })
})

it("a payment is charged once if the shopper clicks the button twice", async () => {
  const session = await open()
  const both = await Promise.all([submit(pathOf(session), VISA), submit(pathOf(session), VISA)])
  expect(both).toEqual([success(session), success(session)])
  expect((await stand.control.state("charges")).charges).toHaveLength(1)
})

it.each([
  ["4000000000000002", "Your card was declined."],
  ["4000000000009995", "Your card has insufficient funds."],
  ["4000000000000069", "Your card has expired."],
])(
  "the payment page shows why card %s was declined and lets the shopper try again",
  async (number, reason) => {
    const session = await open()
    expect(await submit(pathOf(session), { ...VISA, number })).toBe(`${pathOf(session)}#problems`)
    expect(await read(pathOf(session))).toContain(reason)
    expect((await stand.control.session(session.id)).status).toBe("open")
    expect(await submit(pathOf(session), VISA)).toBe(success(session))
  },
)

it("the payment page names every invalid field, charges nothing and does not show the card number again", async () => {
  const session = await open()
  await submit(pathOf(session), {
    payment_method: "card",
    email: "x",
    number: "4242424242424241",
    expiry: "01/20",
  })
  const page = await read(pathOf(session))
  for (const reason of [
    "Enter a valid e-mail address.",
    "This card number is not correct.",
    "This expiry date is incomplete or in the past.",
    "The security code is incomplete.",
  ]) {
    expect(page).toContain(reason)
  }
  expect(page).not.toContain("4242424242424241")
  expect((await stand.control.state("intents")).intents).toEqual([])
})

it("the payment page rejects real cards", async () => {
  const session = await open()
  await submit(pathOf(session), { ...VISA, number: "4539578763621486" })
  expect(await read(pathOf(session))).toContain("This page only takes test cards.")
})

it("with 3-D Secure, a refusal leaves the session open and a confirmation pays it", async () => {
  const session = await open()
  const card = { ...VISA, number: "4000002500003155" }
  const bank = `${pathOf(session)}/bank`
  expect(await submit(pathOf(session), card)).toBe(bank)
  expect(await read(bank)).toContain("Confirm the payment")
  expect((await stand.control.session(session.id)).payment_status).toBe("unpaid")
  expect(await submit(bank, { decision: "refuse" })).toBe(`${pathOf(session)}#problems`)
  expect(await read(pathOf(session))).toContain("Your bank did not confirm the payment.")
  await submit(pathOf(session), card)
  expect(await submit(bank, { decision: "authorise" })).toBe(success(session))
  expect(await submit(bank, { decision: "authorise" })).toBe(success(session))
  expect((await stand.control.state("charges")).charges).toHaveLength(1)
})

it("a Bancontact payment redirects to the bank's page, where it can also be confirmed later", async () => {
  const session = await open()
  const bank = `${pathOf(session)}/bank`
  expect(await submit(pathOf(session), BANCONTACT)).toBe(bank)
  expect(await read(bank)).toContain("Test bank")
  expect(await submit(bank, { decision: "delay" })).toBe(success(session))
  expect(await stand.control.session(session.id)).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
  })
  expect(await read(pathOf(session))).toContain("Do not pay a second time")
})

it("the payment page accepts addresses only in the session's delivery countries", async () => {
  const session = await open({ shipping_address_collection: { allowed_countries: ["BE"] } })
  expect(await read(pathOf(session))).toContain("Belgium")
  const address = { name: "Claire", line1: "Rue Neuve 1", postal_code: "1000", city: "Bruxelles" }
  await submit(pathOf(session), { ...VISA, ...address, country: "US" })
  expect(await read(pathOf(session))).toContain("Choose a country the shop delivers to.")
  expect(await submit(pathOf(session), { ...VISA, ...address, country: "BE" })).toBe(success(session))
  expect((await stand.control.session(session.id)).collected_information?.shipping_details).toMatchObject({
    name: "Claire",
    address: { city: "Bruxelles", country: "BE", line1: "Rue Neuve 1", postal_code: "1000" },
  })
})

it("the payment page shows the state of an expired, a paid and an unknown session", async () => {
  const expired = await open()
  await stand.control.expire(expired.id)
  expect(await read(pathOf(expired))).toContain("This payment page has expired")
  expect(await submit(pathOf(expired), VISA)).toBe(pathOf(expired))
  expect((await stand.control.session(expired.id)).payment_status).toBe("unpaid")
  const paid = await open()
  await stand.control.pay(paid.id)
  expect(await read(pathOf(paid))).toContain("This order has already been paid")
  const unknown = await fetch(`${stand.url}/c/pay/cs_test_nobody`)
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toContain("Payment page not found")
})

it("the payment page escapes all values", async () => {
  const name = `<img src=x onerror="alert(1)">`
  const price_data = { currency: "eur", unit_amount: 999, product_data: { name } }
  const session = await open({ line_items: [{ quantity: 1, price_data }] })
  await submit(pathOf(session), { ...VISA, email: `"><script>`, number: "" })
  const response = await fetch(stand.url + pathOf(session))
  const page = await response.text()
  expect(page).not.toContain("<img")
  expect(page).not.toMatch(/<script\s/)
  const policy = response.headers.get("content-security-policy")
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'sha256-[^ ;']+'(;|$)/)
  expect(policy).toContain("form-action 'self' http://shop.test")
  expect(policy).not.toContain("unsafe-inline")
})
