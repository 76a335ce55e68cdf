import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import RECORDED from "../../../quality/medusa-admin/requests.json"
import { shapeOf } from "../../../quality/medusa-admin/shape"
import { expect, test } from "../shop/test"

const PLAIN = [
  ...["/orders", "/draft-orders", "/products", "/products/create", "/products/export", "/products/import"],
  ...["/categories", "/categories/create", "/categories/organize", "/collections", "/collections/create"],
  ...["/price-lists", "/price-lists/create", "/customers", "/customers/create", "/customer-groups"],
  ...["/inventory", "/inventory/create", "/reservations", "/reservations/create"],
  ...["/promotions", "/promotions/create", "/campaigns", "/campaigns/create"],
  ...["profile", "store", "store/currencies", "users", "users/invite", "regions", "regions/create"].map(
    (name) => `/settings/${name}`,
  ),
  ...["tax-regions", "return-reasons", "refund-reasons", "sales-channels", "sales-channels/create"].map(
    (name) => `/settings/${name}`,
  ),
  ...["product-types", "product-tags", "product-options", "locations", "locations/create", "workflows"].map(
    (name) => `/settings/${name}`,
  ),
  ...["locations/shipping-profiles", "locations/shipping-option-types", "translations"].map(
    (name) => `/settings/${name}`,
  ),
  ...["publishable-api-keys", "secret-api-keys"].map((name) => `/settings/${name}`),
]

/** Pages of a single record, with the list of Medusa Admin that contains the record. */
const OF_A_RECORD: [list: string, page: string, below: string[]][] = [
  [
    "orders",
    "/orders",
    [
      ...["", "/fulfillment", "/returns", "/claims", "/exchanges", "/edits", "/refund", "/transfer"],
      ...[
        "/email",
        "/shipping-address",
        "/billing-address",
        "/metadata/edit",
        "/allocate-items",
        "/timeline",
      ],
    ],
  ],
  [
    "products",
    "/products",
    [
      ...[
        "",
        "/edit",
        "/sales-channels",
        "/attributes",
        "/organization",
        "/shipping-profile",
        "/media",
        "/prices",
      ],
      ...["/options/create", "/variants/create", "/stock", "/metadata/edit", "/images"],
    ],
  ],
  ["product-categories", "/categories", ["", "/edit", "/products", "/organize"]],
  ["collections", "/collections", ["", "/edit", "/products"]],
  ["customers", "/customers", ["", "/edit", "/create-address", "/add-customer-groups"]],
  ["customer-groups", "/customer-groups", ["", "/edit", "/add-customers"]],
  ["inventory-items", "/inventory", ["", "/edit", "/attributes", "/locations"]],
  ["reservations", "/reservations", ["", "/edit"]],
  ["promotions", "/promotions", ["", "/edit", "/add-to-campaign", "/rules/edit"]],
  ["campaigns", "/campaigns", ["", "/edit", "/add-promotions"]],
  ["price-lists", "/price-lists", ["", "/edit", "/products/add"]],
  ["users", "/settings/users", ["", "/edit"]],
  ["regions", "/settings/regions", ["", "/edit", "/countries/add"]],
  ["tax-regions", "/settings/tax-regions", ["", "/tax-rates/create", "/overrides/create"]],
  ["sales-channels", "/settings/sales-channels", ["", "/edit", "/add-products"]],
  ["stock-locations", "/settings/locations", ["", "/edit", "/sales-channels", "/fulfillment-providers"]],
  ["shipping-profiles", "/settings/locations/shipping-profiles", [""]],
  ["api-keys", "/settings/publishable-api-keys", ["", "/edit", "/sales-channels"]],
]

/** Ids of records that a page creates when it opens: a return or an exchange. */
const CREATED = /\{(return|oexc)\}/
const pathOf = (shape: string) => shape.split("?")[0] ?? ""

test(
  "every request of Medusa Admin's pages to the engine succeeds and is one of the recorded requests",
  { tag: "@campaign" },
  async ({ page, medusaAdmin, engine, noise, visits }) => {
    // Medusa Admin's library logs a warning about its dialogs, which have no titles.
    noise.expect(/\/app\/assets\//)
    const customer = new ShopClient()
    await customer.register()
    await buy(customer)
    await medusaAdmin.signIn()
    const refused = new Set<string>()
    const requested = new Set<string>()
    page.on("response", (response) => {
      const { pathname, search } = new URL(response.url())
      if (!pathname.startsWith("/admin/")) return
      if (response.request().method() === "GET") requested.add(pathOf(shapeOf(response.url())))
      if ([400, 500].includes(response.status())) refused.add(`${response.status()} ${pathname}${search}`)
    })
    const pages = [...PLAIN]
    for (const [list, address, below] of OF_A_RECORD) {
      const answer = await engine.get<Record<string, unknown>>(`/admin/${list}`, { limit: 1 })
      const [record] = Object.values(answer).find((value) => Array.isArray(value)) as { id: string }[]
      if (record) pages.push(...below.map((path) => `${address}/${record.id}${path}`))
    }
    await medusaAdmin.open("/orders")
    for (const path of pages) await visits.show(`/app${path}`)
    expect([...refused]).toEqual([])
    // quality/medusa-admin/requests.http.spec.ts sends the recorded requests to the engine.
    const recorded = new Set(RECORDED.map(pathOf))
    expect([...requested].filter((path) => !recorded.has(path) && !CREATED.test(path))).toEqual([])
    expect(requested.size).toBeGreaterThan(pages.length / 2)
  },
)
