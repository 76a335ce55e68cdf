import type { AdminUser, Change, Role } from "@bon-perroquet/contract"
import { given, ShopClient } from "@bon-perroquet/testing"
import {
  askEngine,
  bearer,
  inviteAdministrator,
  removeAdministrator,
  type Invited,
} from "@bon-perroquet/testing/administrators"
import { administrator } from "../testing/administrator"

let owner: ShopClient
const invited: Invited[] = []
beforeAll(async () => {
  owner = await administrator()
})
afterAll(async () => {
  for (const one of invited) await removeAdministrator(one)
})

async function invite(role?: Role): Promise<Invited> {
  const one = await inviteAdministrator(role)
  invited.push(one)
  return one
}

const setRole = (id: string, role: Role, by = owner) =>
  by.write("PUT", `/api/admin/users/${id}/role`, { json: { role } })

/** What each role may ask of the shop's API and of the engine's, and a neighbour that it may not: an answer from behind the guard is no 403. */
const CALLS: [role: Role | undefined, may: string[], mayNot: string[]][] = [
  [
    "orders",
    [
      ...["GET /api/admin/orders", "PUT /api/admin/orders/BP-2026-999999/status", "GET /api/admin/messages"],
      ...["GET /api/admin/products", "GET /api/admin/users", "GET /api/admin/alerts"],
      ...["GET /admin/orders", "GET /admin/customers", "POST /admin/orders/order_1/cancel"],
    ],
    [
      ...[
        "PATCH /api/admin/products/prod_1/price",
        "GET /api/admin/analytics",
        "GET /api/admin/vat-report",
        "GET /api/admin/accounting/cash",
      ],
      ...["PUT /api/admin/users/user_1/role", "GET /api/admin/changes", "POST /api/admin/imports"],
      ...["POST /admin/products", "POST /admin/api-keys", "POST /admin/invites", "GET /admin/notifications"],
      ...["GET /admin/users", "POST /admin/customers/cus_1", "GET /admin/uploads/x", "POST /admin/stores/1"],
    ],
  ],
  [
    "goods",
    [
      ...["GET /api/admin/products", "PATCH /api/admin/products/prod_1/price", "GET /api/admin/imports"],
      ...["GET /admin/products", "POST /admin/products/prod_1", "GET /admin/stores", "GET /admin/users/me"],
    ],
    [
      ...[
        "GET /api/admin/orders",
        "GET /api/admin/users",
        "GET /api/admin/messages",
        "GET /api/admin/changes",
      ],
      ...["GET /api/admin/documents/F-2026-000001.pdf", "GET /api/admin/analytics"],
      ...[
        "GET /admin/orders",
        "GET /admin/customers",
        "GET /ADMIN/Orders/",
        "POST /admin/payments/pay_1/refund",
      ],
      ...["DELETE /admin/uploads/x", "GET /admin/users", "GET /admin/workflows-executions"],
    ],
  ],
  [
    "accounting",
    [
      ...["GET /api/admin/orders", "GET /api/admin/analytics", "GET /api/admin/changes"],
      ...["GET /api/admin/vat-report", "GET /api/admin/accounting/cash", "GET /api/admin/accounting/payouts"],
      ...["GET /api/admin/products/export.csv", "GET /admin/orders", "GET /admin/shop-analytics"],
    ],
    [
      ...["PUT /api/admin/orders/BP-2026-000001/status", "POST /api/admin/orders/BP-2026-000001/refunds"],
      ...["DELETE /api/admin/products/prod_1", "GET /api/admin/messages", "POST /api/admin/upload-image"],
      ...["POST /admin/products", "POST /admin/orders/order_1/cancel", "POST /admin/orders/export"],
    ],
  ],
  [
    undefined,
    [],
    [
      "GET /api/admin/health",
      "GET /api/admin/products",
      "GET /admin/stores",
      "GET /admin/users/me",
      "GET /admin/orders",
    ],
  ],
]

/** What a call is answered: by the shop's API with its token, at the engine with the headers. */
async function answerOf(call: string, shop: ShopClient, headers: Record<string, string>) {
  const [method = "", path = ""] = call.split(" ")
  if (path.startsWith("/api/")) {
    const { status, body } = await shop.write(method, path, method === "GET" ? {} : { json: {} })
    return { status, code: (body as { code?: string } | null)?.code }
  }
  const answer = await askEngine(method, path, headers, method === "GET" ? undefined : {})
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
  return { status: answer.status, code }
}

it.each(CALLS)(
  "role %s: what it may and may not, at the shop's API and at the engine's",
  async (role, may, mayNot) => {
    const { shop, token } = await invite(role)
    for (const call of may)
      expect([call, (await answerOf(call, shop, bearer(token))).status]).not.toEqual([call, 403])
    for (const call of mayNot)
      expect([call, await answerOf(call, shop, bearer(token))]).toEqual([
        call,
        { status: 403, code: "role_not_allowed" },
      ])
  },
)

it("a session and a secret key may what their administrator may now, and a key nothing once that one is gone", async () => {
  const boss = await invite("owner")
  const made = await askEngine("POST", "/admin/api-keys", bearer(boss.token), {
    title: "Robot",
    type: "secret",
  })
  const { api_key } = (await made.json()) as { api_key: { token: string } }
  const session = await askEngine("POST", "/auth/session", bearer(boss.token))
  const ways: Record<string, string>[] = [
    { Authorization: `Basic ${Buffer.from(`${api_key.token}:`).toString("base64")}` },
    { Cookie: session.headers.get("set-cookie")?.split(";")[0] ?? "" },
    bearer(boss.token),
  ]
  const statuses = (path: string) =>
    Promise.all(ways.map(async (headers) => (await askEngine("GET", path, headers)).status))
  expect(await statuses("/admin/api-keys")).toEqual([200, 200, 200])

  expect((await setRole(boss.id, "goods")).status).toBe(200)
  expect(await statuses("/admin/api-keys")).toEqual([403, 403, 403])
  expect(await statuses("/admin/products?limit=1")).toEqual([200, 200, 200])

  await removeAdministrator(boss)
  invited.splice(invited.indexOf(boss), 1)
  expect(await statuses("/admin/products?limit=1")).toEqual([403, 401, 401])
})

it("what the engine's records say of orders, customers and keys is not followed for who may not read those", async () => {
  const { token } = await invite("goods")
  const follow = async (headers: Record<string, string>) => {
    const fields =
      "id,*publishable_api_keys,*api_keys_link.api_key,*products_link.sales_channel.publishable_api_keys"
    const answer = await askEngine("GET", `/admin/sales-channels?fields=${fields}`, headers)
    return JSON.stringify(await answer.json())
  }
  expect(await follow(bearer(owner.token ?? ""))).toContain("apk_")
  expect(await follow(bearer(token))).not.toContain("apk_")
})

it("an owner changes roles, which the change log tells; the last owner stays one", async () => {
  const one = await invite()
  const refused = await one.shop.send("GET", "/api/admin/orders", { headers: { "Accept-Language": "nl" } })
  expect(refused).toMatchObject({ status: 403, body: { detail: expect.stringContaining("rol") as string } })
  expect((await setRole(one.id, "accounting")).status).toBe(200)
  expect((await one.shop.me()).role).toBe("accounting")
  expect((await setRole(one.id, "owner", one.shop)).status).toBe(403)
  const { body } = await owner.send("GET", "/api/admin/changes?subject=administrator&limit=1")
  expect((body as Change[])[0]).toMatchObject({
    by: given("SHOP_ADMIN_EMAIL"),
    label: one.email,
    action: "role",
    before: { role: null },
    after: { role: "accounting" },
  })

  const users = (await owner.send("GET", "/api/admin/users?limit=200")).body as AdminUser[]
  const owners = users.filter(({ role }) => role === "owner")
  const last = owners.find(({ email }) => email === given("SHOP_ADMIN_EMAIL"))?.id ?? ""
  // Another test may have left one of its own.
  for (const { id } of owners) if (id !== last) expect((await setRole(id, "goods")).status).toBe(200)
  expect(await setRole(last, "goods")).toMatchObject({ status: 409, body: { code: "last_owner" } })
  const headers = bearer(owner.token ?? "")
  expect((await askEngine("POST", `/admin/administrators/${last}`, headers, { role: "goods" })).status).toBe(
    409,
  )
  expect((await askEngine("DELETE", `/admin/users/${last}`, headers)).status).toBe(409)
  expect(await setRole("user_nobody", "goods")).toMatchObject({ status: 404 })
  expect(await setRole("user_nobody", "king" as Role)).toMatchObject({ status: 400 })
})
