import { EngineClient, ShopClient } from "@bon-perroquet/testing"
import { askEngine, bearer, inviteAdministrator } from "@bon-perroquet/testing/administrators"

const ADDRESS = { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles", country: "BE" }

async function invited() {
  const person = await inviteAdministrator("owner")
  await person.shop.write("POST", "/api/users/addresses", { json: ADDRESS })
  const session = await askEngine("POST", "/auth/session", bearer(person.token))
  const cookie = session.headers.get("set-cookie")?.split(";")[0] ?? ""
  return { ...person, ways: [bearer(person.token), { Cookie: cookie }] }
}

const CALLS: [method: string, path: string, json?: object][] = [
  ["GET", "/admin/orders?limit=1"],
  ["GET", "/ADMIN/orders/?limit=1"],
  ["GET", "/admin/users/me"],
  ["POST", "/admin/api-keys", { title: "For ever", type: "secret" }],
  ["POST", "/admin/invites", { email: "friend@example.org" }],
  ["GET", "/admin/outbox"],
]

it("a removed administrator loses all access to Medusa's Admin API, even as a customer", async () => {
  const owner = await EngineClient.signIn()
  const { id, email, password, shop, token, ways } = await invited()
  for (const headers of ways)
    expect((await askEngine("GET", "/admin/orders?limit=1", headers)).status).toBe(200)

  await owner.delete(`/admin/users/${id}`)

  const answers = await Promise.all(
    ways.flatMap((headers) =>
      CALLS.map(async ([method, path, json]) => [
        method,
        path,
        (await askEngine(method, path, headers, json)).status,
      ]),
    ),
  )
  expect(answers).toEqual([...CALLS, ...CALLS].map(([method, path]) => [method, path, 401]))
  expect((await askEngine("POST", "/auth/token/refresh", bearer(token))).status).toBe(401)
  expect((await shop.send("GET", "/api/admin/orders")).status).toBe(401)
  expect((await new ShopClient().login(email, password)).user.is_admin).toBe(false)
})
