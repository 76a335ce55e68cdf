import { randomBytes } from "node:crypto"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import {
  askEngine,
  bearer,
  inviteAdministrator,
  removeAdministrator,
} from "@bon-perroquet/testing/administrators"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { metricsOf, valueOf } from "@bon-perroquet/testing/metrics"
import { slowerBy, type Pair } from "../testing/pairs"

const PASSWORD = "amandes et noisettes"
const fresh = () => `auth-${randomBytes(6).toString("hex")}@example.org`
const ACTORS = ["customer", "user"] as const
type Actor = (typeof ACTORS)[number]

interface Answer {
  status: number
  body: { token?: string; code?: string; detail?: string; customer?: { id: string; email: string } }
}
const ask = async (
  method: string,
  path: string,
  json?: object,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const answer = await askEngine(method, path, headers, json)
  const text = await answer.text()
  return { status: answer.status, body: (text.startsWith("{") ? JSON.parse(text) : {}) as Answer["body"] }
}
const signIn = (actor: Actor, email: string, password: string, headers = {}) =>
  ask("POST", `/auth/${actor}/emailpass`, { email, password }, headers)
const register = (actor: Actor, email: string, password = PASSWORD) =>
  ask("POST", `/auth/${actor}/emailpass/register`, { email, password })

async function storeKey() {
  const engine = await EngineClient.signIn()
  const { api_keys } = await engine.get<{ api_keys: { token: string }[] }>("/admin/api-keys", {
    type: "publishable",
  })
  return { "x-publishable-api-key": api_keys[0]?.token ?? "" }
}
const becomeCustomer = async (token: string, json: object) =>
  ask("POST", "/store/customers", json, { ...bearer(token), ...(await storeKey()) })

const SPELLINGS = [
  "/auth/customer/emailpass",
  "/AUTH/customer/emailpass/",
  "/auth/user/emailpass",
  "/auth/customer/email%70ass",
  "/auth/%75ser/%65mailpass/",
]

const hashes = async () => valueOf(await metricsOf(requireVariable("ENGINE_URL")), "password_hashes")

describe("Attempts at Medusa's sign-in", () => {
  it("share a limit of ten with attempts at the shop's sign-in, in every spelling of address and path", async () => {
    const { user, password } = await new ShopClient().register()
    const shop = new ShopClient({ baseUrl: requireVariable("ENGINE_URL") })
    const statuses: number[] = []
    for (let n = 0; n < 14; n++) {
      const email = [user.email.toUpperCase(), ` ${user.email}`, user.email][n % 3]
      const json = { email, password: "not this one" }
      const path = SPELLINGS[(n >> 1) % SPELLINGS.length] ?? ""
      const answer =
        n % 2 ? await shop.write("POST", "/api/auth/login", { json }) : await ask("POST", path, json)
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)])
    const refused = await signIn("customer", user.email, password)
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"])
  })

  it("with the right password are not blocked by the limit of failures", async () => {
    const { user, password } = await new ShopClient().register()
    for (let n = 0; n < 11; n++)
      expect((await signIn("customer", user.email.toUpperCase(), password)).status).toBe(200)
  })

  it("cause the same response and the same number of hashes for unknown addresses", async () => {
    const { user } = await new ShopClient().register()
    const answers: unknown[] = []
    for (const email of [user.email, fresh()]) {
      const before = await hashes()
      const answer = await signIn("customer", email, "not this one")
      answers.push({ ...answer, hashed: (await hashes()) - before })
    }
    expect(answers[0]).toMatchObject({ status: 401, hashed: 1 })
    expect(answers[1]).toEqual(answers[0])
  })

  it("include repeated registrations with an address that has no account yet", async () => {
    const email = fresh()
    expect((await register("customer", email)).status).toBe(200)
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await register("customer", email, `no guess ${n}`)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })
})

describe("Registration at Medusa", () => {
  it.each(ACTORS)("as %s applies the shop's rules for passwords and addresses", async (actor) => {
    const email = fresh()
    const tries = await Promise.all([
      register(actor, email, "a1b2z"),
      register(actor, email, "azerty12345"),
      register(actor, email, email),
      register(actor, "ada@example", PASSWORD),
    ])
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual([
      [400, "invalid_request"],
      [400, "password_too_common"],
      [400, "password_too_common"],
      [400, "invalid_request"],
    ])
  })

  it("applies the rules and creates one account if the path contains an escaped letter", async () => {
    const at = (email: string, password: string) =>
      ask("POST", "/auth/customer/email%70ass/register", { email, password })
    expect((await at(fresh(), "azerty123")).body.code).toBe("password_too_common")
    const email = fresh()
    const { body } = await at(email.toUpperCase(), PASSWORD)
    expect((await becomeCustomer(body.token ?? "", { email })).status).toBe(200)
    // Medusa compares the exact spelling of addresses.
    expect((await signIn("customer", email, PASSWORD)).status).toBe(200)
    expect((await register("customer", email, "une toute autre")).status).toBe(401)
  })

  it("creates one account per address in any capitalisation, for the registered address only, and sends an e-mail to verify it", async () => {
    const email = fresh()
    const { body } = await register("customer", email.toUpperCase())
    expect((await becomeCustomer(body.token ?? "", { email: fresh() })).status).toBe(400)
    const { body: created } = await becomeCustomer(body.token ?? "", { email: email.toUpperCase() })
    expect(created.customer?.email).toBe(email)
    expect((await register("customer", email.toUpperCase())).status).toBe(401)
    expect((await new ShopClient().login(email, PASSWORD)).user.email).toBe(email)
    const { token } = await linkTo(email, "/auth/verify")
    const json = { token, password: PASSWORD }
    expect((await new ShopClient().write("POST", "/api/auth/verify", { json })).status).toBe(200)
  })
})

describe("A forgotten password at Medusa", () => {
  const forget = (actor: Actor, identifier: unknown) =>
    ask("POST", `/auth/${actor}/emailpass/reset-password`, { identifier })

  it("is reset by the shop's link for a customer, with one limit for Medusa and the shop", async () => {
    const shop = new ShopClient()
    const { user } = await shop.register()
    for (let n = 0; n < 5; n++) expect((await forget("customer", user.email.toUpperCase())).status).toBe(201)
    await shop.write("POST", "/api/auth/forgot", { json: { email: user.email } })
    const { token } = await linkTo(user.email, "/auth/reset")
    const json = { token, password: "une toute autre" }
    expect((await new ShopClient().write("POST", "/api/auth/reset", { json })).status).toBe(200)
    await new ShopClient().login(user.email, "une toute autre")
    const mails = (await mailTo(user.email)).filter(({ text }) => text.includes("/auth/reset?"))
    expect(mails).toHaveLength(3)
  })

  it("returns the same response in the same time for unknown addresses", async () => {
    const { user } = await new ShopClient().register()
    const timed = async (email: string) => {
      const started = performance.now()
      expect((await forget("customer", email)).status).toBe(201)
      return performance.now() - started
    }
    const pairs: Pair[] = []
    for (let round = 0; round < 20; round++) {
      const first = round % 2 ? await timed(user.email) : 0
      const unknown = await timed(fresh())
      pairs.push({ known: first || (await timed(user.email)), unknown })
    }
    expect(Math.abs(slowerBy(pairs))).toBeLessThan(5)
  })

  it("rejects an identifier that is not a text", async () => {
    for (const identifier of [{ $ne: "" }, null, ["a@example.org"], 7])
      expect((await forget("customer", identifier)).status).toBe(400)
  })
})

describe("An administrator's new password", () => {
  it("is set once by a link that an owner creates in Medusa Admin or by the shop's link, by the shop's rules, and reported", async () => {
    const person = await inviteAdministrator("orders")
    const owner = await EngineClient.signIn()
    const { token } = await owner.post<{ token: string }>(`/admin/users/${person.id}/reset-password`, {})
    const update = (password: string) =>
      ask("POST", "/auth/user/emailpass/update", { password }, bearer(token))
    expect((await update("azerty12345")).body.code).toBe("password_too_common")
    expect((await update("une toute autre")).status).toBe(200)
    expect((await update("encore une autre")).status).toBe(401)
    expect((await signIn("user", person.email, "une toute autre")).status).toBe(200)
    expect((await person.shop.send("GET", "/api/users/me")).status).toBe(401)
    await until("the mail about it", async () =>
      (await mailTo(person.email)).some(({ subject }) => subject === "Un nouveau mot de passe a été choisi"),
    )

    const identifier = person.email
    expect((await ask("POST", "/auth/user/emailpass/reset-password", { identifier })).status).toBe(201)
    const link = await linkTo(person.email, "/auth/reset")
    const json = { token: link.token, password: "une troisième" }
    expect((await new ShopClient().write("POST", "/api/auth/reset", { json })).status).toBe(200)
    expect((await signIn("user", person.email, json.password)).status).toBe(200)
    await removeAdministrator(person)
  })
})

describe("An invitation for an administrator", () => {
  it("is e-mailed to the recipient, also when repeated, and its link is shown to no administrator", async () => {
    const owner = await EngineClient.signIn()
    const email = fresh()
    const { invite } = await owner.post<{ invite: { id: string } }>("/admin/invites", {
      email,
      metadata: { role: "orders" },
    })
    const { token, message } = await linkTo(email, "/auth/invitation")
    expect(message.subject).toBe("Vous êtes invité à administrer la boutique")
    const shop = new ShopClient()
    await shop.login(requireVariable("SHOP_ADMIN_EMAIL"), requireVariable("SHOP_ADMIN_PASSWORD"))
    const shown = await shop.send("GET", `/api/admin/messages/${message.id}`)
    expect(shown.status).toBe(200)
    expect(JSON.stringify(shown.body)).not.toContain(token)

    await owner.post(`/admin/invites/${invite.id}/resend`, {})
    const another = await until("the second mail", async () => {
      const { token: newest } = await linkTo(email, "/auth/invitation")
      return newest !== token && newest
    })
    const { body } = await register("user", email)
    const person = { first_name: "An", last_name: "Claes" }
    const path = `/admin/invites/accept?token=${another}`
    expect((await ask("POST", path, person, bearer(body.token ?? ""))).status).toBe(200)
    const invited = await new ShopClient().login(email, PASSWORD)
    expect(invited.user).toMatchObject({ is_admin: true, role: "orders" })
    await removeAdministrator(invited.user)
  })
})

describe("An unsupported path of Medusa's sign-in", () => {
  it.each([
    ["GET", "/auth/__proto__/emailpass"],
    ["POST", "/auth/toString/emailpass"],
    ["POST", "/auth/constructor/emailpass/register"],
    ["POST", "/auth/__proto__/emailpass/reset-password"],
    ["POST", "/auth/hasOwnProperty/emailpass/update"],
    ["GET", "/auth/customer/emailpass/callback"],
    ["POST", "/auth/user/EmailPass/callback/"],
    ["GET", "/auth/customer/email%70ass/callback"],
    ["GET", "/auth/%5F_proto__/emailpass"],
    ["GET", "/auth/__proto__/user"],
    ["GET", "/auth/toString/%75ser/"],
  ])("returns 404 instead of an internal error: %s %s", async (method, path) => {
    const json = { email: fresh(), password: "not this one", identifier: fresh() }
    expect((await ask(method, path, method === "GET" ? undefined : json)).status).toBe(404)
  })
})
