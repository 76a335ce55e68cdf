import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"

const engine = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${requireVariable("ENGINE_URL")}${path}`, { method, headers, redirect: "manual" })

async function tokenOfAdministrator(): Promise<string> {
  const shop = new ShopClient()
  await shop.signInOwner()
  return shop.token ?? ""
}

describe("The engine's API", () => {
  it.each([
    ["GET", "/store/products"],
    ["GET", "/store/regions"],
    ["POST", "/store/carts"],
    ["GET", "/admin/users"],
    ["GET", "/admin/orders"],
    ["POST", "/auth/user/emailpass"],
    ["POST", "/auth/customer/emailpass/register"],
    ["POST", "/hooks/payment/pp_stripe-checkout_stripe"],
    ["GET", "/app"],
    ["GET", "/health"],
    ["GET", "/cloud/auth"],
  ])("is not reachable through the public server: %s %s", async (method, path) => {
    const { headers, body } = await new ShopClient().send(method, path)
    const isOurs = String(body).includes("<html") && !String(body).includes("medusa")
    expect(isOurs || (body as { code?: string }).code === "method_not_allowed").toBe(true)
    expect(headers.get("x-powered-by")).toBeNull()
  })

  // The cart is unknown, so 404 is also a valid response.
  it.each([
    ["POST", "/store/carts/cart_01/complete"],
    ["POST", "/hooks/payment/pp_stripe-checkout_stripe"],
  ])("creates no order through internal calls either: %s %s", async (method, path) => {
    // The publishable key is used, because it is not secret.
    const admin = await EngineClient.signIn()
    const { api_keys } = await admin.get<{ api_keys: { token: string }[] }>("/admin/api-keys", {
      type: "publishable",
    })
    const headers = { "x-publishable-api-key": api_keys[0]?.token ?? "" }
    // The response is 400 if the missing body is reported first.
    expect([400, 404]).toContain((await engine(method, path, headers)).status)
  })

  it.each(["/admin/fulfillment-providers/unknown/options", "/admin/index/details", "/admin/rbac/roles"])(
    "returns 404 for disabled features: %s",
    async (path) => {
      const headers = { Authorization: `Bearer ${await tokenOfAdministrator()}` }
      expect((await engine("GET", path, headers)).status).toBe(404)
    },
  )

  it.each(["/store/products", "/admin/orders", "/auth/user/emailpass", "/api/cart/12345678"])(
    "allows no cross-origin reads: %s",
    async (path) => {
      const origin = { Origin: "https://evil.example" }
      const headers = { ...origin, "Access-Control-Request-Method": "POST" }
      for (const answer of [await engine("GET", path, origin), await engine("OPTIONS", path, headers)])
        expect(answer.headers.get("access-control-allow-origin") ?? "").not.toMatch(/evil|\*/)
    },
  )
})
