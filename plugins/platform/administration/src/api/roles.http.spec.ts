import type { AdminUser, Change, Role } from "@bon-perroquet/contract"
import { requireVariable, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import {
  askEngine,
  bearer,
  inviteAdministrator,
  removeAdministrator,
  type Invited,
} from "@bon-perroquet/testing/administrators"
import { buy } from "@bon-perroquet/testing/purchase"
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
const people = new Map<Role | undefined, Promise<Invited>>()
/** Returns the person with this role that tests share. */
function withRole(role?: Role): Promise<Invited> {
  const person = people.get(role) ?? invite(role)
  people.set(role, person)
  return person
}

const setRole = (id: string, role: Role, by = owner) =>
  by.write("PUT", `/api/admin/users/${id}/role`, { json: { role } })

/** Calls that a role may and may not make. Any status except 403 means allowed. */
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
      ...["GET /api/admin/settings/payments", "GET /api/admin/export.zip", "GET /api/admin/staff"],
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

const LISTS = /^\/(api\/)?admin\/(orders|products|customers)$/

async function answerOf(call: string, shop: ShopClient, headers: Record<string, string>) {
  const [method = "", named = ""] = call.split(" ")
  const path = LISTS.test(named) ? `${named}?limit=1` : named
  if (path.startsWith("/api/")) {
    const { status, body } = await shop.write(method, path, method === "GET" ? {} : { json: {} })
    return { status, code: (body as { code?: string } | null)?.code }
  }
  const answer = await askEngine(method, path, headers, method === "GET" ? undefined : {})
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
  return { status: answer.status, code }
}

it.each(CALLS)(
  "role %s can only make the calls that its rights allow, in the shop's API and in Medusa's",
  async (role, may, mayNot) => {
    const { shop, token } = await withRole(role)
    for (const call of may)
      expect([call, (await answerOf(call, shop, bearer(token))).status]).not.toEqual([call, 403])
    for (const call of mayNot)
      expect([call, await answerOf(call, shop, bearer(token))]).toEqual([
        call,
        { status: 403, code: "role_not_allowed" },
      ])
  },
)

it("a secret key has its administrator's current rights, and a change of role ends sessions", async () => {
  const boss = await invite("owner")
  await boss.shop.prove(boss.password)
  const created = await askEngine("POST", "/admin/api-keys", bearer(boss.token), {
    title: "Robot",
    type: "secret",
  })
  const { api_key } = (await created.json()) as { api_key: { token: string } }
  const session = await askEngine("POST", "/auth/session", bearer(boss.token))
  const ways: Record<string, string>[] = [
    { Authorization: `Basic ${Buffer.from(`${api_key.token}:`).toString("base64")}` },
    { Cookie: session.headers.get("set-cookie")?.split(";")[0] ?? "" },
    bearer(boss.token),
  ]
  const statuses = (path: string) =>
    Promise.all(ways.map(async (headers) => (await askEngine("GET", path, headers)).status))
  const [withKey = {}] = ways
  const byKey = async (path: string) =>
    (await fetch(requireVariable("SHOP_URL") + path, { headers: withKey })).status
  expect(await byKey("/api/admin/orders?limit=1")).toBe(200)
  expect(await byKey("/api/admin/accounting/archive.zip?year=2025")).toBe(200)
  expect(await byKey("/api/users/me")).toBe(401)
  const put = { method: "PUT", headers: { ...withKey, "Content-Type": "application/json" }, body: "{}" }
  expect((await fetch(`${requireVariable("SHOP_URL")}/api/admin/security`, put)).status).toBe(403)
  expect(await statuses("/admin/api-keys")).toEqual([200, 200, 200])

  expect((await setRole(boss.id, "goods")).status).toBe(200)
  expect(await statuses("/admin/api-keys")).toEqual([403, 401, 401])
  expect(await statuses("/admin/products?limit=1")).toEqual([200, 401, 401])
  expect(await byKey("/api/admin/orders?limit=1")).toBe(403)

  await removeAdministrator(boss)
  invited.splice(invited.indexOf(boss), 1)
  expect(await statuses("/admin/products?limit=1")).toEqual([403, 401, 401])
  expect(await byKey("/api/admin/orders?limit=1")).toBe(401)
})

async function accepting(email: string, token: string) {
  const password = "amandes et noisettes"
  const registered = await askEngine("POST", "/auth/user/emailpass/register", {}, { email, password })
  const { token: registration } = (await registered.json()) as { token: string }
  const person = { first_name: "An", last_name: "Claes" }
  await askEngine("POST", `/admin/invites/accept?token=${token}`, bearer(registration), person)
  return (await new ShopClient().login(email, password)).user
}

it("an invitation assigns its role, not that of a withdrawn or rejected invitation", async () => {
  await owner.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
  const by = bearer(owner.token ?? "")
  const ask = async (email: string, role?: Role) => {
    const invitation = { email, ...(role && { metadata: { role } }) }
    const answer = await askEngine("POST", "/admin/invites", by, invitation)
    const { invite: created } = (await answer.json()) as { invite?: { id: string; token: string } }
    return { status: answer.status, id: created?.id ?? "", token: created?.token ?? "" }
  }
  const [uninvited, twice] = [`uninvited-${Date.now()}@example.org`, `twice-${Date.now()}@example.org`]
  const { id } = await ask(uninvited, "owner")
  expect((await askEngine("DELETE", `/admin/invites/${id}`, by)).status).toBe(200)
  const again = await ask(uninvited)
  const secondInvite = await ask(twice, "goods")
  expect((await ask(twice, "owner")).status).toBeGreaterThanOrEqual(400)
  const people = [await accepting(uninvited, again.token), await accepting(twice, secondInvite.token)]
  for (const person of people) await removeAdministrator(person)
  expect(people.map(({ is_admin, role }) => [is_admin, role])).toEqual([
    [true, null],
    [true, "goods"],
  ])
})

it("a deletion call with a malformed path does not remove an administrator's role", async () => {
  const one = await withRole("goods")
  await owner.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
  const answer = await askEngine("DELETE", `/admin//users/${one.id}`, bearer(owner.token ?? ""))
  expect(answer.status).toBe(404)
  expect((await one.shop.me()).role).toBe("goods")
})

it("Medusa's fields of orders, customers and keys are hidden from roles without the right", async () => {
  const { token } = await withRole("goods")
  const follow = async (headers: Record<string, string>) => {
    const fields =
      "id,*publishable_api_keys,*api_keys_link.api_key,*products_link.sales_channel.publishable_api_keys"
    const answer = await askEngine("GET", `/admin/sales-channels?fields=${fields}`, headers)
    return JSON.stringify(await answer.json())
  }
  expect(await follow(bearer(owner.token ?? ""))).toContain("apk_")
  expect(await follow(bearer(token))).not.toContain("apk_")
})

it("users of a code, sales of a product and reasons of refunds are hidden from roles without the right", async () => {
  const { token } = await withRole("goods")
  const code = `ROLES-${Date.now()}`
  const form = {
    ...{ code, is_automatic: false, on: "order", product_ids: [], category_ids: [], note: "" },
    ...{ percent: 10, amount_cents: null, minimum_cents: null, limit: null, limit_per_email: 1 },
    ...{ from: null, until: null },
  }
  const created = await owner.write("POST", "/api/admin/promotions", { json: form })
  const promotion = (created.body as { id: string }).id
  const [product, shop] = [await ownProduct(), new ShopClient()]
  const customer_email = `${code.toLowerCase()}@example.org`
  await shop.addItem(product.id)
  await shop.addCode(code)
  await buy(shop, { customer_email }, product.id)
  const reason = { label: code, code: code.toLowerCase() }
  await askEngine("POST", "/admin/refund-reasons", bearer(owner.token ?? ""), reason)

  const traces: [path: string, trace: string][] = [
    ["/admin/campaigns?limit=100&order=-created_at&fields=id,*budget.usages", customer_email],
    [`/admin/promotions/${promotion}?fields=id,campaign.budget.usages.attribute_value`, customer_email],
    [`/admin/products/${product.id}?fields=id,*variants.order_items`, '"order_items":[{'],
    ["/admin/refund-reasons?fields=id,*refunds", '"refunds":['],
  ]
  const follow = async (path: string, by: string) => {
    const answer = await askEngine("GET", path, bearer(by))
    expect([path, answer.status]).toEqual([path, 200])
    return JSON.stringify(await answer.json())
  }
  for (const [path, trace] of traces) {
    await until(`${trace} at ${path}`, async () => (await follow(path, owner.token ?? "")).includes(trace))
    expect(await follow(path, token)).not.toContain(trace)
  }
  // Cart lines are hidden, because no screen for products needs them.
  const carts = `/admin/products/${product.id}?fields=id,*variants.cart_items`
  expect((await askEngine("GET", carts, bearer(owner.token ?? ""))).status).toBe(400)
})

it("an owner's change of a role is logged, and the last owner keeps the role", async () => {
  const one = await withRole()
  const refused = await one.shop.send("GET", "/api/admin/orders", { headers: { "Accept-Language": "nl" } })
  expect(refused).toMatchObject({ status: 403, body: { detail: expect.stringContaining("rol") as string } })
  expect((await setRole(one.id, "accounting")).status).toBe(200)
  await one.shop.login(one.email, one.password)
  expect((await one.shop.me()).role).toBe("accounting")
  expect((await setRole(one.id, "owner", one.shop)).status).toBe(403)
  const { body } = await owner.send("GET", "/api/admin/changes?subject=administrator&limit=1")
  expect((body as Change[])[0]).toMatchObject({
    by: requireVariable("SHOP_ADMIN_EMAIL"),
    label: one.email,
    action: "role",
    before: { role: null },
    after: { role: "accounting" },
  })

  const users = (await owner.send("GET", "/api/admin/users?limit=200")).body as AdminUser[]
  const owners = users.filter(({ role }) => role === "owner")
  const last = owners.find(({ email }) => email === requireVariable("SHOP_ADMIN_EMAIL"))?.id ?? ""
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
