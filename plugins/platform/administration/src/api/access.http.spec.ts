import { ShopClient } from "@bon-perroquet/testing"
import { administrator, makeProduct, productsOf, sampleProduct, hideProducts } from "../testing/administrator"

/** Calls in several areas. `description.http.spec.ts` repeats this for every call of the API. */
const CALLS: { method: string; path: string; json?: unknown }[] = [
  { method: "POST", path: "/products", json: sampleProduct() },
  { method: "GET", path: "/users" },
  { method: "GET", path: "/analytics" },
  { method: "GET", path: "/health" },
]

let admin: ShopClient
const customer = new ShopClient({ language: "en" })
beforeAll(async () => {
  admin = await administrator()
  await customer.register()
})
afterAll(hideProducts)

it.each(CALLS)(
  "the call $method $path rejects guests, forged tokens and customers",
  async ({ method, path, json }) => {
    const guest = new ShopClient()
    expect(await guest.write(method, `/api/admin${path}`, { json })).toMatchObject({
      status: 401,
      body: { code: "not_signed_in" },
    })
    guest.token = "eyJhbGciOiJub25lIn0.eyJhY3Rvcl90eXBlIjoidXNlciJ9."
    expect((await guest.write(method, `/api/admin${path}`, { json })).status).toBe(401)
    expect(await customer.write(method, `/api/admin${path}`, { json })).toMatchObject({
      status: 403,
      body: { code: "administrators_only", detail: "Access denied: administrator access required." },
    })
  },
)

it("invalid products, prices and stocks change nothing", async () => {
  const product = await makeProduct(admin)
  const path = `/api/admin/products/${product.id}`
  const before = await productsOf(admin, { search: product.name_fr })
  for (const wrong of [
    ...[{ price: 1.005 }, { stock: -1 }, { category_id: "none" }, { vat_rate: 12 }],
    ...[{ images: ["javascript:alert(1)"] }, { images: ["//elsewhere.example/x.png"] }],
  ]) {
    const json = { ...sampleProduct(), name_fr: product.name_fr, ...wrong }
    const created = await admin.write("POST", "/api/admin/products", { json })
    const changed = await admin.write("PUT", path, { json })
    expect([wrong, created.status, changed.status]).toEqual([wrong, 400, 400])
  }
  const broken = { raw: "{", headers: { "Content-Type": "application/json" } }
  for (const [fact, input] of [
    ["price", { json: { price: 0 } }],
    ["stock", { json: { stock: 0.5 } }],
    ["promotion", { json: { is_promotion: "true" } }],
    ["price", broken],
  ] as const)
    expect([fact, (await admin.write("PATCH", `${path}/${fact}`, input)).status]).toEqual([fact, 400])
  expect(await productsOf(admin, { search: product.name_fr })).toEqual(before)
})

it.each([
  "/products?out_of_stock_only=maybe",
  `/products?search=${"x".repeat(121)}`,
  "/products?category_id[]=a",
  "/changes?offset=-1",
  "/changes?limit=501",
  "/changes?limit=ten",
  "/changes?subject=person",
  "/users?limit=0",
  `/users?search=${"x".repeat(121)}`,
  "/users?search[]=a",
  "/analytics?from=yesterday",
  "/analytics?from=2026-02-30",
])("an invalid query is rejected: GET %s", async (path) => {
  expect(await admin.send("GET", `/api/admin${path}`)).toMatchObject({
    status: 400,
    body: { code: "invalid_request" },
  })
})

it.each(["prod_none", "%00", "..%2f", "x".repeat(300), "%F0%9F%8C%B0"])(
  "all calls for the unknown product id %s are rejected",
  async (id) => {
    for (const [method, rest, json] of [
      ["GET", ""],
      ["PUT", "", sampleProduct()],
      ["DELETE", ""],
      ["PATCH", "/price", { price: 1 }],
      ["PATCH", "/stock", { stock: 1 }],
      ["PATCH", "/promotion", { is_promotion: true }],
    ] as const) {
      const { status } = await admin.write(method, `/api/admin/products/${id}${rest}`, { json })
      expect([400, 404]).toContain(status)
    }
  },
)

it.each(["/analytics?from=2026-02-02&to=2026-02-01", "/analytics?from=2000-01-01&to=2026-01-01"])(
  "an invalid period is rejected: GET %s",
  async (path) => {
    expect(await admin.send("GET", `/api/admin${path}`)).toMatchObject({
      status: 400,
      body: { code: "period_too_long" },
    })
  },
)

it("unauthorised callers do not learn if their input is valid", async () => {
  const answer = await new ShopClient().write("POST", "/api/admin/products", { json: { price: "x" } })
  expect(answer.status).toBe(401)
})
