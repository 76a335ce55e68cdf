import {
  apiKeysSchema,
  errorSchema,
  newApiKeySchema,
  type AdminSearch,
  type Change,
  type Right,
} from "@bon-perroquet/contract"
import { ownProduct, requireVariable, ShopClient, type ShopAnswer } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { administrator } from "../testing/administrator"

let owner: ShopClient
beforeAll(async () => {
  owner = await administrator()
})

const codeOf = ({ body }: ShopAnswer) => errorSchema.parse(body).code

async function keyWith(rights: Right[], by = owner, name = `ERP ${Date.now()}`) {
  const answer = await by.write("POST", "/api/admin/api-keys", { json: { name, rights } })
  return newApiKeySchema.parse(answer.body)
}

/** A program: no cookies and no session, only the key. */
const program = (key: string) => {
  const shop = new ShopClient()
  shop.token = key
  return shop
}

const listed = async (id: string) => {
  const { body } = await owner.send("GET", "/api/admin/api-keys")
  return apiKeysSchema.parse(body).find((each) => each.id === id)
}

it("a key works with its rights only, and only below /api/admin", async () => {
  const { key, api_key } = await keyWith(["products:read", "products:write"])
  expect(api_key).toMatchObject({ last_used_at: null, revoked_at: null, ending: key.slice(-4) })
  const erp = program(key)
  expect((await erp.send("GET", "/api/admin/products?limit=1")).status).toBe(200)
  for (const path of ["/api/admin/orders", "/api/admin/customers", "/api/admin/settings/merchant"])
    expect([path, codeOf(await erp.send("GET", path))]).toEqual([path, "role_not_allowed"])
  expect((await erp.send("GET", "/api/users/orders")).status).toBe(401)
  const medusa = await fetch(`${requireVariable("ENGINE_URL")}/admin/products`, {
    headers: { Authorization: `Bearer ${key}` },
  })
  expect(medusa.status).toBe(401)
  expect((await listed(api_key.id))?.last_used_at).not.toBeNull()
})

it("a search by a key finds only records that it may read", async () => {
  const { key } = await keyWith(["shop:read", "products:read"])
  const product = await ownProduct()
  const { body } = await program(key).send("GET", `/api/admin/search?q=${product.sku}`)
  expect((body as AdminSearch).products.map(({ id }) => id)).toContain(product.id)
  const address = requireVariable("SHOP_ADMIN_EMAIL")
  const found = await program(key).send("GET", `/api/admin/search?q=${encodeURIComponent(address)}`)
  expect(found.body).toMatchObject({ orders: [], customers: [], former_orders: [] })
})

it("the change log names the key and its creator", async () => {
  const name = `Kassa ${Date.now()}`
  const { key } = await keyWith(["products:read", "products:write"], owner, name)
  const product = await ownProduct()
  const json = { price: 9.9 }
  const { status } = await program(key).write("PATCH", `/api/admin/products/${product.id}/price`, { json })
  expect(status).toBe(200)
  const { body } = await owner.send("GET", `/api/admin/changes?subject=product&subject_id=${product.id}`)
  expect((body as Change[])[0]).toMatchObject({
    action: "price",
    by: `${name} <${requireVariable("SHOP_ADMIN_EMAIL")}>`,
  })
})

it("a key cannot create keys, webhooks or invitations, whatever its rights", async () => {
  const { key } = await keyWith(["shop:read", "shop:write"])
  const calls: [string, object][] = [
    ["/api/admin/api-keys", { name: "x", rights: ["shop:read"] }],
    ["/api/admin/invitations", { email: "x@example.org", role: "owner" }],
    [
      "/api/admin/webhooks",
      { name: "x", url: "https://example.org/", events: ["order.placed"], is_on: true },
    ],
  ]
  for (const [path, json] of calls)
    expect([path, codeOf(await program(key).write("POST", path, { json }))]).toEqual([
      path,
      "fresh_proof_required",
    ])
})

it("a revoked key is rejected at once, and its hash is all that the database has", async () => {
  const { key, api_key } = await keyWith(["products:read"])
  const { rows } = await shopDatabase().raw<{ rows: { all: string }[] }>(
    `SELECT api_access_key::text AS all FROM api_access_key WHERE id = ?`,
    [api_key.id],
  )
  expect(rows[0]?.all).not.toContain(key.slice(4, 20))
  expect((await owner.write("DELETE", `/api/admin/api-keys/${api_key.id}`)).status).toBe(200)
  expect((await program(key).send("GET", "/api/admin/products?limit=1")).status).toBe(401)
  expect((await listed(api_key.id))?.revoked_at).not.toBeNull()
  const { body } = await owner.send("GET", `/api/admin/changes?subject=api_key&subject_id=${api_key.id}`)
  expect((body as Change[]).map(({ action }) => action)).toEqual(["revoked", "created"])
  expect(codeOf(await owner.write("DELETE", "/api/admin/api-keys/acckey_unknown"))).toBe("api_key_not_found")
})

it("an API key needs a fresh proof, loses the rights that its creator loses, and ends with its creator", async () => {
  const boss = await inviteAdministrator("owner")
  const unproved = program(boss.token)
  const json = { name: "ERP", rights: ["orders:read"] }
  expect(codeOf(await unproved.write("POST", "/api/admin/api-keys", { json }))).toBe("fresh_proof_required")
  const { key } = await keyWith(["orders:read", "products:read"], boss.shop)
  const erp = program(key)
  expect((await erp.send("GET", "/api/admin/orders?limit=1")).status).toBe(200)
  await owner.write("PUT", `/api/admin/users/${boss.id}/role`, { json: { role: "goods" } })
  expect((await erp.send("GET", "/api/admin/orders?limit=1")).status).toBe(403)
  expect((await erp.send("GET", "/api/admin/products?limit=1")).status).toBe(200)
  await removeAdministrator(boss)
  expect((await erp.send("GET", "/api/admin/products?limit=1")).status).toBe(401)
})
