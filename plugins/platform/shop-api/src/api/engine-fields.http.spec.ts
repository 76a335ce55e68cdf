import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"

let headers: Record<string, string>
beforeAll(async () => {
  const { token } = await new ShopClient().signInOwner()
  headers = { Authorization: `Bearer ${token}` }
})

async function get(path: string) {
  const answer = await fetch(`${requireVariable("ENGINE_URL")}${path}`, {
    headers,
    signal: AbortSignal.timeout(10_000),
  })
  return { status: answer.status, body: (await answer.json()) as { type?: string; message?: string } }
}

const many = (count: number) => Array.from({ length: count }, (_, at) => `field_${at}`).join(",")

describe("Medusa's query compiler", () => {
  it.each([
    ["an alias of another record type", "/admin/shipping-options?limit=1&fields=id,*location"],
    [
      "an alias of another record type, with a field",
      "/admin/shipping-options?limit=1&fields=id,location.name",
    ],
    [
      "the same alias at a deeper level",
      "/admin/stock-locations?limit=1&fields=*fulfillment_sets.service_zones.shipping_options.location",
    ],
    [
      "an alias that is used twice in a path",
      "/admin/products?limit=1&fields=*sales_channels.products.sales_channels",
    ],
    ["an unknown relation", "/admin/products?limit=1&fields=*nothing"],
    ["an unknown relation in front of a field", "/admin/products?limit=1&fields=id,nothing.id"],
    ["an endless path", `/admin/products?limit=1&fields=*${"variants.product.".repeat(20)}variants`],
    ["too many fields", `/admin/products?limit=1&fields=${many(301)}`],
    ["an invalid name", "/admin/products?limit=1&fields=id,__proto__.x"],
    ["an order by an alias of another record type", "/admin/shipping-options?limit=1&order=location.name"],
    ["an order by an endless path", "/admin/products?limit=1&order=variants.product.variants.product.title"],
    ["more rows than a screen shows", "/admin/orders?limit=1001"],
    ["a search text that is too long", `/admin/products?limit=1&q=${"a".repeat(501)}`],
  ])("rejects %s", async (_name, path) => {
    const { status, body } = await get(path)
    expect({ status, type: body.type }).toEqual({ status: 400, type: "invalid_data" })
    expect(body.message).toMatch(/"(fields|order|limit|q)"/)
  })

  it.each([
    "/admin/shipping-options?limit=1&fields=*service_zone.fulfillment_set.location",
    "/admin/shipping-options?limit=1&fields=id,*provider,*prices.price_rules",
    "/admin/orders?limit=1&fields=id,*items.variant.product.categories,+metadata,-items",
    "/admin/products?limit=1&order=-variants.sku&fields=id,*variants.inventory_items.inventory.location_levels",
    "/admin/regions?limit=9999",
  ])("accepts %s", async (path) => {
    expect((await get(path)).status).toBe(200)
  })

  it("rejects an alias of another record type in a detail request", async () => {
    const engine = await EngineClient.signIn()
    const { shipping_options } = await engine.get<{ shipping_options: { id: string }[] }>(
      "/admin/shipping-options",
      { limit: 1 },
    )
    const id = shipping_options[0]?.id ?? ""
    expect((await get(`/admin/shipping-options/${id}?fields=id,*location`)).status).toBe(400)
    expect((await get(`/admin/shipping-options/${id}?fields=id,*prices`)).status).toBe(200)
  })
})
