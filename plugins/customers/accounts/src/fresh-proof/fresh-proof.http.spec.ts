import { errorSchema, newSecondFactorSchema } from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import {
  askEngine,
  bearer,
  inviteAdministrator,
  removeAdministrator,
  type Invited,
} from "@bon-perroquet/testing/administrators"
import { codeOf } from "@bon-perroquet/testing/authenticator"
import { mailTo } from "@bon-perroquet/testing/mailbox"

const outcome = ({ status, body }: Pick<ShopAnswer, "status" | "body">) => {
  const refusal = errorSchema.safeParse(body)
  return refusal.success ? [status, refusal.data.code, refusal.data.proof] : [status]
}
const passwordNeeded = [403, "fresh_proof_required", "password"]
const codeNeeded = [403, "fresh_proof_required", "code"]

const atEngine = async (token: string, method: string, path: string, json?: object) => {
  const response = await askEngine(method, path, bearer(token), json)
  const body: unknown = await response.json().catch(() => null)
  return { status: response.status, body }
}

function thief({ token }: Pick<Invited, "token">): ShopClient {
  const shop = new ShopClient()
  shop.token = token
  return shop
}

const prove = (shop: ShopClient, json: object) => shop.write("POST", "/api/auth/proof", { json })

describe("A stolen token of an owner", () => {
  let owner: Invited
  let other: Invited
  beforeAll(async () => {
    owner = await inviteAdministrator("owner")
    other = await inviteAdministrator("goods")
  })
  afterAll(async () => {
    await removeAdministrator(owner)
    await removeAdministrator(other)
  })

  it.each([
    ["POST", "/auth/mfa/factors", { provider: "totp" }],
    ["POST", "/auth/mfa/factors/authmfa_1/verify", { code: "123456" }],
    ["DELETE", "/auth/mfa/factors/authmfa_1", {}],
    ["POST", "/auth/mfa/recovery-codes", {}],
    ["POST", "/admin/api-keys", { title: "Mine", type: "secret" }],
    ["POST", "/admin/api-keys/apk_1/revoke", {}],
    ["DELETE", "/admin/api-keys/apk_1", undefined],
    ["POST", "/admin/invites", { email: "thief@example.org" }],
    ["POST", "/admin/invites/invite_1/resend", {}],
    ["DELETE", "/admin/invites/invite_1", undefined],
    ["DELETE", "/admin/users/user_1", undefined],
    ["POST", "/admin/users/user_1/reset-password", {}],
    ["POST", "/admin/administrators/user_1", { role: "owner" }],
    ["POST", "/admin/stores/store_1", { metadata: { second_factor_demanded: false } }],
    ["DELETE", "/admin/customers/cus_1", undefined],
    ["POST", "/admin/customers/cus_1", { email: "thief@example.org" }],
    ["POST", "/admin/orders/export", {}],
    ["GET", "/admin/exports/orders/private-1-1-order-exports.csv", undefined],
    ["POST", "/admin/workflows-executions/create-api-keys/run", { input: {} }],
    ["POST", "/ADMIN/Invites/", { email: "thief@example.org" }],
  ])("is rejected at Medusa: %s %s", async (method, path, json) => {
    expect(outcome(await atEngine(owner.token, method, path, json))).toEqual(passwordNeeded)
  })

  it.each([
    ["PUT", "/api/admin/users/user_1/role", { role: "owner" }],
    ["DELETE", "/api/admin/users/user_1", undefined],
    ["DELETE", "/api/admin/users/user_1/sessions", undefined],
    ["POST", "/api/admin/invitations", { email: "thief@example.org", role: "owner" }],
    ["POST", "/api/admin/invitations/invite_1/resend", undefined],
    ["DELETE", "/api/admin/invitations/invite_1", undefined],
    ["PUT", "/api/admin/settings/merchant", {}],
    ["PUT", "/api/admin/settings/mail-server", {}],
    ["PUT", "/api/admin/settings/payments", {}],
    ["PUT", "/api/admin/settings/address", {}],
    ["POST", "/api/users/second-factor/confirmation", { code: "123456" }],
    ["GET", "/api/users/export", undefined],
    ["GET", "/api/admin/accounting/archive.zip", undefined],
    ["GET", "/api/admin/accounting/journal.csv", undefined],
    ["GET", "/api/admin/accounting/ubl.zip", undefined],
    ["GET", "/api/admin/lots/lot_1/recipients.csv", undefined],
    ["GET", "/api/admin/lots/lot_1/recipients.pdf", undefined],
    ["GET", "/api/admin/segments/new/members.csv", undefined],
    ["GET", "/api/admin/newsletter/subscribers.csv", undefined],
  ])("is rejected at the shop: %s %s", async (method, path, json) => {
    const answer = await thief(owner).write(method, path, json ? { json } : {})
    expect(outcome(answer)).toEqual(passwordNeeded)
  })

  it("cannot read an invitation link or the text of an e-mail", async () => {
    const engine = await EngineClient.signIn()
    const email = `pending-${Date.now()}@example.org`
    const { invite } = await engine.post<{ invite: { id: string; token: string } }>("/admin/invites", {
      email,
    })
    await until("the invitation's mail", async () => (await mailTo(email)).length > 0)
    const read = async (path: string) =>
      JSON.stringify((await atEngine(owner.token, "GET", path)).body).includes(invite.token)
    expect(await read("/admin/invites?limit=100&order=-created_at")).toBe(false)
    expect(await read(`/admin/invites/${invite.id}?fields=*`)).toBe(false)
    expect(await read("/admin/notifications?limit=100&order=-created_at&fields=*,content")).toBe(false)
    const { invites } = await engine.get<{ invites: { token?: string }[] }>("/admin/invites", { q: email })
    expect(invites[0]?.token).toBe(invite.token)
    await engine.delete(`/admin/invites/${invite.id}`)
  })

  it("is rejected until its own session has a fresh proof, and the owners and the affected person are notified", async () => {
    const elsewhere = new ShopClient()
    await elsewhere.login(owner.email, owner.password)
    const proved = () => thief({ token: elsewhere.token ?? "" })
    const giveRole = (shop: ShopClient) =>
      shop.write("PUT", `/api/admin/users/${other.id}/role`, { json: { role: "orders" } })
    // Discloses no more than the role allows before it is rejected.
    const answer = await thief(other).write("PUT", `/api/admin/users/${owner.id}/role`, { json: {} })
    expect(outcome(answer)).toEqual([403, "role_not_allowed", undefined])

    expect(outcome(await giveRole(proved()))).toEqual(passwordNeeded)
    expect((await prove(elsewhere, { password: owner.password })).status).toBe(200)
    expect(outcome(await giveRole(thief(owner)))).toEqual(passwordNeeded)
    expect((await giveRole(proved())).status).toBe(200)
    // A changed role ends the person's sessions.
    expect((await other.shop.send("GET", "/api/users/me")).status).toBe(401)
    expect((await atEngine(other.token, "GET", "/admin/products?limit=1")).status).toBe(401)
    for (const { email } of [owner, other])
      await until(`the mail to ${email}`, async () =>
        (await mailTo(email)).some(({ text }) => text.includes(owner.email) && text.includes("rôle")),
      )
  })
})

describe("A fresh proof of identity (password or code)", () => {
  it("is a code if there is a second factor, and then the password alone is rejected", async () => {
    const owner = await inviteAdministrator("owner")
    const { shop, password } = owner
    const setUp = await shop.write("POST", "/api/users/second-factor", { json: { password } })
    const { secret } = newSecondFactorSchema.parse(setUp.body)
    const confirmed = await shop.write("POST", "/api/users/second-factor/confirmation", {
      json: { code: codeOf(secret, -1) },
    })
    const { token } = confirmed.body as { token: string }
    const again = new ShopClient()
    const signedIn = await again.write("POST", "/api/auth/login", {
      json: { email: owner.email, password, code: codeOf(secret, 0) },
    })
    again.token = (signedIn.body as { token: string }).token
    expect(
      outcome(await atEngine(again.token, "POST", "/admin/invites", { email: "x@example.org" })),
    ).toEqual(codeNeeded)
    expect(outcome(await prove(again, { password }))).toEqual(codeNeeded)
    expect(outcome(await prove(again, { code: "000000" }))).toEqual([403, "wrong_code", undefined])
    expect((await prove(again, { code: codeOf(secret, 1) })).status).toBe(200)
    expect((await again.send("GET", "/api/users/export")).status).toBe(200)

    expect(token).not.toBe(owner.token)
    expect((await thief(owner).send("GET", "/api/users/me")).status).toBe(401)
    expect((await atEngine(owner.token, "GET", "/admin/users/me")).status).toBe(401)
    await removeAdministrator(owner)
  })

  it("can be given at Medusa for Medusa Admin, is rejected for a wrong password, and limited in number", async () => {
    const owner = await inviteAdministrator("owner")
    const elsewhere = new ShopClient()
    await elsewhere.login(owner.email, owner.password)
    const invite = () =>
      atEngine(owner.token, "POST", "/admin/invites", { email: `guest-${owner.id}@example.org` })
    const proveAtEngine = (password: string) =>
      atEngine(owner.token, "POST", "/admin/administrators/me/proof", { password })
    expect(outcome(await invite())).toEqual(passwordNeeded)
    expect(outcome(await proveAtEngine("wrong"))).toEqual([403, "wrong_password", undefined])
    expect((await proveAtEngine(owner.password)).status).toBe(200)
    expect((await invite()).status).toBe(200)

    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await prove(elsewhere, { password: `wrong ${n}` })).status)
    expect(statuses[0]).toBe(403)
    expect(statuses.slice(-2)).toEqual([429, 429])
    const json = { role: "orders" }
    const token = elsewhere.token ?? ""
    expect(outcome(await thief({ token }).write("PUT", "/api/admin/users/u/role", { json }))).toEqual(
      passwordNeeded,
    )
    await removeAdministrator(owner)
  })

  it("cannot be given by a secret API key, which is rejected for sensitive calls", async () => {
    const engine = await EngineClient.signIn()
    const { api_key } = await engine.post<{ api_key: { id: string; token: string } }>("/admin/api-keys", {
      title: "Proof",
      type: "secret",
    })
    const basic = { Authorization: `Basic ${Buffer.from(`${api_key.token}:`).toString("base64")}` }
    expect((await askEngine("GET", "/admin/orders?limit=1", basic)).status).toBe(200)
    const refused = await askEngine("POST", "/admin/invites", basic, { email: "x@example.org" })
    expect(outcome({ status: refused.status, body: await refused.json() })).toEqual([
      403,
      "fresh_proof_required",
      "sign_in",
    ])
    await engine.post(`/admin/api-keys/${api_key.id}/revoke`, {})
    await engine.delete(`/admin/api-keys/${api_key.id}`)
  })
})
