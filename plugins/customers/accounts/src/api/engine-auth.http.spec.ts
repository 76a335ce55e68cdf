import { randomBytes } from "node:crypto"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import {
  askEngine,
  bearer,
  inviteAdministrator,
  removeAdministrator,
} from "@bon-perroquet/testing/administrators"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
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

describe("Attempts at Medusa's sign-in", () => {
  it.each(ACTORS)("as %s share a limit of ten with attempts at the shop's sign-in", async (actor) => {
    const { user, password } = await new ShopClient().register()
    const shop = () =>
      new ShopClient({ baseUrl: requireVariable("ENGINE_URL") })
        .write("POST", "/api/auth/login", { json: { email: user.email, password: "not this one" } })
        .then(({ status }) => status)
    const engine = () => signIn(actor, user.email, "not this one").then(({ status }) => status)
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push(await (n % 2 ? engine() : shop()))
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    const refused = await signIn(actor, user.email, password)
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"])
  })

  it("count in every spelling of address and path, and for every actor type", async () => {
    const { user } = await new ShopClient().register()
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      const email = [user.email.toUpperCase(), ` ${user.email}`, user.email][n % 3]
      const path = SPELLINGS[n % SPELLINGS.length]
      statuses.push((await ask("POST", path ?? "", { email, password: "not this one" })).status)
    }
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  it("with the right password are not blocked by the limit of failures", async () => {
    const { user, password } = await new ShopClient().register()
    for (let n = 0; n < 14; n++)
      expect((await signIn("customer", user.email.toUpperCase(), password)).status).toBe(200)
  })

  it("take the same time and return the same response for unknown addresses", async () => {
    const { user } = await new ShopClient().register()
    const bodies = new Set<string>()
    const timed = async (email: string) => {
      const started = performance.now()
      bodies.add(JSON.stringify(await signIn("customer", email, "not this one")))
      return performance.now() - started
    }
    const pairs: Pair[] = []
    for (let round = 0; round < 9; round++)
      pairs.push({ known: await timed(user.email), unknown: await timed(fresh()) })
    expect(bodies.size).toBe(1)
    const sum = (which: keyof Pair) => pairs.reduce((total, pair) => total + pair[which], 0)
    // An unknown address must take about as long as a known one.
    expect(sum("unknown")).toBeGreaterThan(sum("known") * 0.5)
  })

  it("include repeated registrations with an address that has no account yet", async () => {
    const email = fresh()
    expect((await register("customer", email)).status).toBe(200)
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await register("customer", email, `no guess ${n}`)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
  })
})

describe("Registration at Medusa", () => {
  it.each(ACTORS)("as %s applies the shop's rules for passwords and addresses", async (actor) => {
    const tries = await Promise.all([
      register(actor, fresh(), "a1b2z"),
      register(actor, fresh(), "azerty12345"),
      register(actor, "no address", PASSWORD),
      register(actor, "ada@example", PASSWORD),
    ])
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual([
      [400, "invalid_request"],
      [400, "password_too_common"],
      [400, "invalid_request"],
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

  it("creates one account per address, whatever its capitalisation", async () => {
    const { user } = await new ShopClient().register()
    expect((await register("customer", user.email.toUpperCase())).status).toBe(401)
    const email = fresh()
    const { body } = await register("customer", email.toUpperCase())
    const { body: created } = await becomeCustomer(body.token ?? "", { email: email.toUpperCase() })
    expect(created.customer?.email).toBe(email)
    expect((await new ShopClient().login(email, PASSWORD)).user.email).toBe(email)
  })

  it("creates an account with the registered address only", async () => {
    const { body } = await register("customer", fresh())
    const answer = await becomeCustomer(body.token ?? "", { email: fresh() })
    expect(answer.status).toBe(400)
  })

  it("sends an e-mail to verify the address", async () => {
    const email = fresh()
    const { body } = await register("customer", email)
    expect((await becomeCustomer(body.token ?? "", { email })).status).toBe(200)
    const { token } = await linkTo(email, "/auth/verify")
    expect(
      (await new ShopClient().write("POST", "/api/auth/verify", { json: { token, password: PASSWORD } }))
        .status,
    ).toBe(200)
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

  it("is reset by the shop's link for an administrator of Medusa Admin", async () => {
    const person = await inviteAdministrator("orders")
    expect((await forget("user", person.email)).status).toBe(201)
    const { token } = await linkTo(person.email, "/auth/reset")
    const json = { token, password: "une toute autre" }
    expect((await new ShopClient().write("POST", "/api/auth/reset", { json })).status).toBe(200)
    expect((await signIn("user", person.email, "une toute autre")).status).toBe(200)
    await removeAdministrator(person)
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

  it.each([[{ $ne: "" }], [null], [["a@example.org"]], [7]])(
    "rejects the identifier %j",
    async (identifier) => {
      expect((await forget("customer", identifier)).status).toBe(400)
    },
  )
})

describe("A reset link created by an owner in Medusa Admin", () => {
  it("sets a password by the shop's rules, once, and notifies the person", async () => {
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
