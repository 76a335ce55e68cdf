import { ShopClient } from "@bon-perroquet/testing"
import {
  administrator,
  makeProduct,
  productsOf,
  sampleProduct,
  removeProducts,
} from "../testing/administrator"

const PRODUCT = "/products/prod_1"
const CALLS: { method: string; path: string; json?: unknown }[] = [
  { method: "GET", path: "/products" },
  { method: "POST", path: "/products", json: sampleProduct() },
  { method: "GET", path: "/products/export.csv" },
  { method: "GET", path: PRODUCT },
  { method: "PUT", path: PRODUCT, json: sampleProduct() },
  { method: "DELETE", path: PRODUCT },
  { method: "GET", path: `${PRODUCT}/information` },
  { method: "PUT", path: `${PRODUCT}/information`, json: {} },
  { method: "PATCH", path: `${PRODUCT}/price`, json: { price: 1 } },
  { method: "PATCH", path: `${PRODUCT}/stock`, json: { stock: 1 } },
  { method: "PATCH", path: `${PRODUCT}/promotion`, json: { is_promotion: true } },
  { method: "POST", path: "/upload-image" },
  { method: "GET", path: "/imports" },
  { method: "POST", path: "/imports" },
  { method: "GET", path: "/imports/import_1" },
  { method: "GET", path: "/imports/import_1/lines" },
  { method: "POST", path: "/imports/import_1/run" },
  { method: "GET", path: "/users" },
  { method: "GET", path: "/analytics" },
  { method: "GET", path: "/health" },
  { method: "GET", path: "/today" },
  { method: "GET", path: "/search?q=abc" },
  { method: "GET", path: "/changes" },
]

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(() => removeProducts(admin))

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
    const customer = new ShopClient({ language: "en" })
    await customer.register()
    expect(await customer.write(method, `/api/admin${path}`, { json })).toMatchObject({
      status: 403,
      body: { code: "administrators_only", detail: "Access denied: administrator access required." },
    })
  },
)

const NOT_PRODUCTS: unknown[] = [
  null,
  [],
  "text",
  {},
  ...[0, -1, 1.005, 10_001, "7.35", null].map((price) => ({ ...sampleProduct(), price })),
  ...[-1, 1.5, 1_000_001, "5", null].map((stock) => ({ ...sampleProduct(), stock })),
  ...[0, 12, "21"].map((vat_rate) => ({ ...sampleProduct(), vat_rate })),
  ...["", " ", "x".repeat(121), 7].map((name_fr) => ({ ...sampleProduct(), name_fr })),
  { ...sampleProduct(), description_fr: "x".repeat(5_001) },
  { ...sampleProduct(), category_id: "none" },
  { ...sampleProduct(), images: "x" },
  { ...sampleProduct(), images: Array<string>(13).fill("/static/x.webp") },
  { ...sampleProduct(), images: ["javascript:alert(1)"] },
  { ...sampleProduct(), images: ["//elsewhere.example/x.png"] },
  { ...sampleProduct(), sku: "a b" },
  { ...sampleProduct(), weight: 0 },
  { ...sampleProduct(), active: "yes" },
]

it("invalid products are neither created nor changed", async () => {
  const product = await makeProduct(admin)
  const before = await productsOf(admin)
  for (const json of NOT_PRODUCTS) {
    const path = `/api/admin/products/${product.id}`
    const created = await admin.write("POST", "/api/admin/products", { json })
    const changed = await admin.write("PUT", path, { json })
    const namesNothing = JSON.stringify(json) === "{}"
    expect([json, created.status, changed.status]).toEqual([json, 400, namesNothing ? 200 : 400])
  }
  expect(await productsOf(admin)).toEqual(before)
})

it.each([
  ["price", [{}, { price: 0 }, { price: "1" }, { price: 1e9 }, { price: null }, { price: 0.001 }]],
  ["stock", [{}, { stock: -1 }, { stock: 0.5 }, { stock: "1" }, { stock: 1e9 }]],
  ["promotion", [{}, { is_promotion: 1 }, { is_promotion: "true" }, { is_promotion: null }]],
])("an invalid %s changes nothing", async (what, inputs: unknown[]) => {
  const product = await makeProduct(admin)
  const path = `/api/admin/products/${product.id}/${what}`
  for (const json of inputs) expect((await admin.write("PATCH", path, { json })).status).toBe(400)
  const broken = { raw: "{", headers: { "Content-Type": "application/json" } }
  expect((await admin.write("PATCH", path, broken)).status).toBe(400)
  expect((await productsOf(admin, { search: product.sku }))[0]).toEqual(product)
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
