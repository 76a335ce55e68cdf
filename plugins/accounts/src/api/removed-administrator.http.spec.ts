import { randomBytes } from "node:crypto"
import { EngineClient, given, ShopClient } from "@bon-perroquet/testing"

const ADDRESS = { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles", country: "BE" }
const PASSWORD = "amandes et noisettes"

const engine = (method: string, path: string, headers: Record<string, string>, json?: object) =>
  fetch(`${given("ENGINE_URL")}${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(json && { body: JSON.stringify(json) }),
  })
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** An administrator by invitation, signed in at the engine in both ways, who has saved an address and so is a customer, too. */
async function invited() {
  const owner = await EngineClient.signIn()
  const email = `admin-${randomBytes(6).toString("hex")}@example.org`
  const { invite } = await owner.post<{ invite: { token: string } }>("/admin/invites", { email })
  const person = { email, password: PASSWORD }
  const registered = await engine("POST", "/auth/user/emailpass/register", {}, person)
  const { token: registration } = (await registered.json()) as { token: string }
  const names = { email, first_name: "An", last_name: "Claes" }
  const accepted = await engine(
    "POST",
    `/admin/invites/accept?token=${invite.token}`,
    bearer(registration),
    names,
  )
  const { user } = (await accepted.json()) as { user: { id: string } }
  const shop = new ShopClient()
  const { token } = await shop.login(email, PASSWORD)
  await shop.write("POST", "/api/users/addresses", { json: ADDRESS })
  const session = await engine("POST", "/auth/session", bearer(token))
  const cookie = session.headers.get("set-cookie")?.split(";")[0] ?? ""
  return { owner, user, email, shop, token, ways: [bearer(token), { Cookie: cookie }] }
}

const CALLS: [method: string, path: string, json?: object][] = [
  ["GET", "/admin/orders?limit=1"],
  ["GET", "/ADMIN/orders/?limit=1"],
  ["GET", "/admin/users/me"],
  ["POST", "/admin/api-keys", { title: "For ever", type: "secret" }],
  ["POST", "/admin/invites", { email: "friend@example.org" }],
  ["GET", "/admin/outbox"],
]

it("An administrator who was removed keeps nothing of the engine, also when still a customer", async () => {
  const { owner, user, email, shop, token, ways } = await invited()
  for (const headers of ways) expect((await engine("GET", "/admin/orders?limit=1", headers)).status).toBe(200)

  await owner.delete(`/admin/users/${user.id}`)

  const answers = await Promise.all(
    ways.flatMap((headers) =>
      CALLS.map(async ([method, path, json]) => [
        method,
        path,
        (await engine(method, path, headers, json)).status,
      ]),
    ),
  )
  expect(answers).toEqual([...CALLS, ...CALLS].map(([method, path]) => [method, path, 401]))
  expect((await engine("POST", "/auth/token/refresh", bearer(token))).status).toBe(401)
  expect((await shop.send("GET", "/api/admin/orders")).status).toBe(401)
  // What is left is the customer.
  expect((await new ShopClient().login(email, PASSWORD)).user.is_admin).toBe(false)
})
