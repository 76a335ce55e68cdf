import { errorSchema, LANGUAGES } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, type ShopAnswer } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { metricsOf, valueOf } from "@bon-perroquet/testing/metrics"
import { claimsOf } from "../testing/tokens"

const ADMIN = () => ({
  email: requireVariable("SHOP_ADMIN_EMAIL"),
  password: requireVariable("SHOP_ADMIN_PASSWORD"),
})
const engine = (path: string, token: string) =>
  fetch(`${requireVariable("ENGINE_URL")}${path}`, { headers: { Authorization: `Bearer ${token}` } })
const passwordsHashed = async () => valueOf(await metricsOf(requireVariable("ENGINE_URL")), "password_hashes")
const codeOf = ({ body }: ShopAnswer) => errorSchema.parse(body).code
const login = (shop: ShopClient, email: string, password: string) =>
  shop.write("POST", "/api/auth/login", { json: { email, password } })

describe("An account", () => {
  it("is created, signed in to, and found at the next visit", async () => {
    const shop = new ShopClient({ language: "nl" })
    const { user, password } = await shop.register({ phone: "+32 470 12 34 56" })
    expect(user).toMatchObject({
      first_name: "Ada",
      last_name: "Peeters",
      phone: "+32 470 12 34 56",
      is_admin: false,
      language: "nl",
      email_verified: false,
      newsletter: { state: "none" },
    })
    const later = new ShopClient()
    expect((await later.login(user.email.toUpperCase(), password)).user).toEqual(user)
    expect(await later.me()).toEqual(user)
  })

  it("has a token of two weeks that Medusa's Store API accepts and that is renewed with use", async () => {
    const shop = new ShopClient()
    const { token, user } = await shop.register()
    const { exp, iat } = claimsOf(token) as { exp: number; iat: number }
    expect(exp - iat).toBe(14 * 24 * 3600)
    const me = await fetch(`${requireVariable("ENGINE_URL")}/store/customers/me`, {
      headers: { Authorization: `Bearer ${token}`, "x-publishable-api-key": await publishableKey() },
    })
    expect(await me.json()).toMatchObject({ customer: { id: user.id, email: user.email } })
    const renewed = await shop.write("POST", "/api/auth/refresh")
    expect(renewed).toMatchObject({ status: 200, body: { user } })
    shop.token = (renewed.body as { token: string }).token
    expect(await shop.me()).toEqual(user)
  })

  it("lets an administrator sign in by the same call, and gives a token for the Admin API", async () => {
    const shop = new ShopClient()
    const { token, user } = await shop.login(ADMIN().email, ADMIN().password)
    expect(user).toMatchObject({ email: ADMIN().email, is_admin: true })
    expect((await engine("/admin/orders?limit=1", token)).status).toBe(200)
    const customer = new ShopClient()
    await customer.register()
    expect((await engine("/admin/orders?limit=1", customer.token ?? "")).status).toBe(401)
  })

  it("is created once per address in any spelling, and a repeated registration returns an error in the caller's language", async () => {
    const { user } = await new ShopClient().register()
    const details = new Set<string>()
    for (const language of LANGUAGES) {
      const json = { ...PERSON, email: user.email.replace("person", "PERSON") }
      const answer = await new ShopClient({ language }).write("POST", "/api/auth/register", { json })
      expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 409, code: "email_in_use" })
      details.add(errorSchema.parse(answer.body).detail)
    }
    expect(details.size).toBe(LANGUAGES.length)
    const admin = await new ShopClient().write("POST", "/api/auth/register", {
      json: { ...PERSON, email: ADMIN().email },
    })
    expect(codeOf(admin)).toBe("email_in_use")
  })

  it("is created once by concurrent registrations", async () => {
    const email = `twice-${Date.now()}@example.org`
    const json = { ...PERSON, email }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => new ShopClient().write("POST", "/api/auth/register", { json })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409, 409, 409])
    await new ShopClient().login(email, json.password)
  })
})

async function publishableKey(): Promise<string> {
  const { api_keys } = await (
    await EngineClient.signIn()
  ).get<{ api_keys: { token: string }[] }>("/admin/api-keys", { type: "publishable" })
  return api_keys[0]?.token ?? ""
}

const PERSON = { email: "new@example.org", password: "noix de cajou", first_name: "An", last_name: "Claes" }

it.each([
  ["an e-mail address without a domain", { email: "ada@example" }, "invalid_request"],
  ["no first name", { first_name: " " }, "invalid_request"],
  ["a password of 10,000 characters", { password: "x".repeat(10_000) }, "invalid_request"],
  ["a password that is not a string", { password: { $ne: "" } }, "invalid_request"],
  ["the e-mail address as password", { password: PERSON.email }, "password_too_common"],
])("registration rejects %s", async (_name, wrong, code) => {
  const answer = await new ShopClient().write("POST", "/api/auth/register", { json: { ...PERSON, ...wrong } })
  expect([answer.status, codeOf(answer)]).toEqual([400, code])
})

describe("The sign-in", () => {
  it("returns the same response with the same number of hashes for unknown addresses", async () => {
    const { user } = await new ShopClient().register()
    const answers: unknown[] = []
    const hashed: number[] = []
    for (const email of [user.email, `nobody-${Date.now()}@example.org`]) {
      const before = await passwordsHashed()
      const { status, body } = await login(new ShopClient(), email, "not this one")
      answers.push({ status, body })
      hashed.push((await passwordsHashed()) - before)
    }
    expect(answers[0]).toMatchObject({ status: 401 })
    expect(answers[1]).toEqual(answers[0])
    expect(hashed).toEqual([1, 1])
  })

  it("limits guesses per account and IP address that the edge reports, while another person signs in", async () => {
    const [victim, other] = [await new ShopClient().register(), await new ShopClient().register()]
    const guess = (index: number) => {
      const json = { email: victim.user.email, password: `guess ${index}` }
      const headers = { "X-Forwarded-For": `203.0.113.${index}`, "X-Real-IP": `203.0.113.${index}` }
      return new ShopClient().write("POST", "/api/auth/login", { json, headers })
    }
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(index)))
    await new ShopClient().login(other.user.email, other.password)
    const stopped = guesses.filter(({ status }) => status === 429)
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    expect(guesses.filter(({ status }) => ![401, 429].includes(status))).toEqual([])
    expect(Number(stopped[0]?.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(codeOf(stopped[0] as ShopAnswer)).toBe("too_many_requests")
  })

  it("is not blocked by strangers' guesses for the owner on a known device or after a password reset", async () => {
    const owner = new ShopClient()
    const { user, password } = await owner.register()
    // Sets the counters of a stranger's guess to the limit, because 50 guesses would take long.
    const since = new Date(Date.now() - 1)
    const stranger = new ShopClient({ baseUrl: requireVariable("ENGINE_URL") })
    const json = { email: user.email, password: "not this one" }
    const headers = { "X-Forwarded-For": `203.0.113.${Math.ceil(Math.random() * 250)}` }
    expect((await stranger.write("POST", "/api/auth/login", { json, headers })).status).toBe(401)
    await shopDatabase()("throttle").where("created_at", ">", since).update({ count: 50 })
    expect((await login(new ShopClient(), user.email, password)).status).toBe(429)
    expect((await login(owner, user.email, password)).status).toBe(200)

    const other = await new ShopClient().register()
    expect((await login(owner, other.user.email, "not this one")).status).toBe(401)
    const elsewhere = new ShopClient()
    await elsewhere.write("POST", "/api/auth/forgot", { json: { email: user.email } })
    const { token } = await linkTo(user.email, "/auth/reset")
    await elsewhere.write("POST", "/api/auth/reset", { json: { token, password: "une toute autre" } })
    expect((await login(elsewhere, user.email, "une toute autre")).status).toBe(200)
  })

  it("rejects invalid input", async () => {
    for (const json of [
      { email: "ada@example.org" },
      { email: { $gt: "" }, password: "noix de cajou" },
      { email: "a@example.org", password: "x", cart_session_id: "'--" },
    ]) {
      const answer = await new ShopClient().write("POST", "/api/auth/login", { json })
      expect([answer.status, codeOf(answer)]).toEqual([400, "invalid_request"])
    }
  })
})
