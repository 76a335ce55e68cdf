import { randomBytes } from "node:crypto"
import { ShopClient } from "@bon-perroquet/testing"

const PRESUMPTIONS = {
  id: "cus_of_another",
  is_admin: true,
  role: "admin",
  actor_type: "user",
  has_account: true,
  email_verified: true,
  newsletter: { state: "subscribed", since: "2026-01-01T00:00:00Z" },
  metadata: { is_admin: true, email_verified: true, proved_email: "ada@example.org" },
  app_metadata: { user_id: "user_1" },
  user_metadata: { generation: 7 },
  groups: [{ id: "cusgroup_vip" }],
  created_at: "2000-01-01T00:00:00Z",
  deleted_at: null,
  customer_id: "cus_of_another",
}

describe("A privileged field", () => {
  let shop: ShopClient
  const email = `bold-${randomBytes(6).toString("hex")}@example.org`

  beforeAll(async () => {
    shop = new ShopClient()
    await shop.register({ ...PRESUMPTIONS, email })
  })

  const expectOrdinary = async () => {
    const me = await shop.me()
    expect(me).toMatchObject({ email, is_admin: false, email_verified: false, newsletter: { state: "none" } })
    expect(me.id).not.toBe(PRESUMPTIONS.id)
    expect(me.created_at).not.toMatch(/^2000/)
    expect((await shop.send("GET", "/api/admin/orders")).status).toBe(403)
  }

  it("is ignored at registration", expectOrdinary)

  it("is ignored at sign-in", async () => {
    const json = { ...PRESUMPTIONS, email, password: "noix de cajou" }
    const { status, body } = await shop.write("POST", "/api/auth/login", { json })
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { is_admin: false } } })
  })

  it("is ignored in profile and preferences", async () => {
    const profile = { ...PRESUMPTIONS, email: "other@example.org", first_name: "Eva", last_name: "Maes" }
    expect((await shop.write("PUT", "/api/users/profile", { json: profile })).status).toBe(200)
    const preferences = { ...PRESUMPTIONS, newsletter: undefined, language: "nl" }
    expect((await shop.write("PUT", "/api/users/preferences", { json: preferences })).status).toBe(200)
    await expectOrdinary()
  })

  it("is ignored in the address book", async () => {
    const address = { street: "Rue Haute", number: "1", postal_code: "1000", city: "Bruxelles" }
    const { status } = await shop.write("POST", "/api/users/addresses", {
      json: { ...PRESUMPTIONS, ...address },
    })
    expect(status).toBe(200)
    const [storedAddress] = await shop.addresses()
    expect(storedAddress?.id).not.toBe(PRESUMPTIONS.id)
    expect(Object.keys(storedAddress ?? {})).not.toContain("metadata")
  })
})
