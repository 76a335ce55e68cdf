import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { requireVariable, ShopClient, untilWithoutJobs } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"

/** Log files of the shop. The Stripe emulator's log is not checked. */
const LOGS = ["engine.log", "edge.log"]
const CARD = "4242424242424242"

const logs = () =>
  LOGS.map((name) => readFileSync(join(requireVariable("LOGS_DIR"), name), "utf8")).join("\n")

describe("The logs after sign-in, invalid input and a purchase", () => {
  const mark = randomBytes(5).toString("hex")
  const street = `Rue du Perroquet ${mark}`
  const password = `noix de ${mark} cajou`
  const email = `logged-${mark}@example.org`
  const requestId = `logged-${mark}`
  let tokens: string[] = []

  beforeAll(async () => {
    const shop = new ShopClient()
    const registered = await shop.register({ email, password })
    const signedIn = await shop.login(email, password)
    tokens = [registered.token, signedIn.token]
    const wrong = { email, password: `${password}!` }
    await shop.write("POST", "/api/auth/login", { json: wrong })
    await shop.write("POST", "/api/auth/forgot", { json: { email } })
    await shop.write("POST", "/api/auth/reset", { json: { token: `${mark}.token`, password } })
    await shop.write("POST", "/api/auth/login", { json: { ...wrong, email: `${email}\0` } })
    await shop.write("POST", "/api/contact", {
      raw: `{"message": "${email} ${password}`,
      headers: { "Content-Type": "application/json" },
    })
    const engine = (path: string, json: object) =>
      fetch(`${requireVariable("ENGINE_URL")}${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${signedIn.token}` },
        body: JSON.stringify(json),
      })
    await engine("/auth/customer/emailpass/reset-password", { identifier: [email] })
    await engine("/auth/customer/emailpass/register", { email, password: [password] })
    await engine("/auth/mfa/factors", { provider: [email], label: [password] })
    await engine("/auth/verification/request", { entity_id: [email], code_provider: [password] })
    await buy(shop, {
      customer_email: email,
      phone: "+32470000000",
      address: { street, number: "1", postal_code: "1000", city: "Bruxelles" },
    })
    await shop.send("GET", "/api/users/orders", { headers: { "X-Request-Id": requestId } })
    await untilWithoutJobs("the last request in the log", async () => logs().includes(requestId))
  })

  it("contain no password and no token", () => {
    const text = logs()
    for (const secret of [password, ...tokens, `${mark}.token`]) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/bearer [\w-]+\.|"authorization"|XSRF-TOKEN=|connect\.sid=/i)
  })

  it("contain no address, e-mail address or telephone number", () => {
    const text = logs()
    for (const personal of [street, email, "+32470000000"]) expect(text).not.toContain(personal)
  })

  it("contain no card number", () => expect(logs()).not.toContain(CARD))
})
