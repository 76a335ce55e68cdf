import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"

async function store(shop: ShopClient, path: string, json: object): Promise<number> {
  const { api_keys } = await (
    await EngineClient.signIn()
  ).get<{ api_keys: { token: string }[] }>("/admin/api-keys", { type: "publishable" })
  const { status } = await fetch(`${requireVariable("ENGINE_URL")}${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${shop.token ?? ""}`,
      "x-publishable-api-key": api_keys[0]?.token ?? "",
    },
    body: JSON.stringify(json),
  })
  return status
}

describe("Metadata that a customer writes in Medusa's Store API", () => {
  it("does not verify the address, so guest orders stay with the guest", async () => {
    const shop = new ShopClient()
    const { user } = await shop.register()
    const number = await buy(new ShopClient(), { customer_email: user.email })
    const metadata = {
      email_verified_at: new Date().toISOString(),
      proved_email: user.email,
      user_metadata: { proved_email: user.email },
    }
    expect(await store(shop, "/store/customers/me", { metadata })).toBe(200)
    expect((await shop.me()).email_verified).toBe(false)
    expect(await shop.orders()).toEqual([])
    expect((await shop.send("GET", `/api/users/orders/${number}`)).status).toBe(404)
  })

  it("subscribes to no newsletter and changes no field that only staff see", async () => {
    const shop = new ShopClient()
    await shop.register()
    const newsletter = { state: "subscribed", since: new Date().toISOString() }
    for (const path of ["/store/customers/me", "/STORE/customers/me/"])
      for (const metadata of [{ newsletter }, { former_number: "K-1" }])
        expect(await store(shop, path, { metadata })).toBe(400)
    expect((await shop.me()).newsletter.state).toBe("none")
    expect(await store(shop, "/store/customers/me", { metadata: { favourite: "noix", bird_count: 5 } })).toBe(
      200,
    )
    expect((await shop.me()).custom_fields).toEqual({ bird_count: 5 })
  })
})
