import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { age, boughtInShop } from "./bought"
import { publishableKey } from "./buyer"

let key: Record<string, string>
beforeAll(async () => {
  key = { "x-publishable-api-key": await publishableKey() }
})

const ask = (method: string, path: string, headers: Record<string, string> = {}, json?: object) =>
  fetch(`${requireVariable("ENGINE_URL")}${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...key, ...headers },
    ...(json && { body: JSON.stringify(json) }),
  })
const read = async (id: string, headers: Record<string, string> = {}) =>
  (await ask("GET", `/store/orders/${id}?fields=id,email,*shipping_address`, headers)).status

async function person() {
  const shop = new ShopClient()
  const { user, password, token } = await shop.register()
  return { email: user.email, password, bearer: { Authorization: `Bearer ${token}` } }
}

describe("An order in the Store API", () => {
  it("of an account can only be read by its customer", async () => {
    const [owner, other] = [await person(), await person()]
    const { id, cart } = await boughtInShop(owner)
    expect(await read(id, owner.bearer)).toBe(200)
    const answer = await ask("GET", `/store/orders/${id}`, owner.bearer)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    const others: Record<string, string>[] = [{}, other.bearer, { "x-cart-id": cart }]
    for (const headers of others) expect(await read(id, headers)).toBe(404)
    expect(await read("order_01", owner.bearer)).toBe(404)
  })

  it("of a guest can be read by its id at first, later by its link or its cart", async () => {
    const { id, cart, email } = await boughtInShop()
    expect(await read(id)).toBe(200)
    const { token } = await linkTo(email, "/orders/view")
    await age(id)
    expect(await read(id)).toBe(404)
    expect(await read(id, (await person()).bearer)).toBe(404)
    expect(await read(id, { "x-cart-id": "cart_01" })).toBe(404)
    expect(await read(id, { "x-order-token": `${token}x` })).toBe(404)
    expect(await read(id, { "x-cart-id": cart })).toBe(200)
    expect(await read(id, { "x-order-token": token })).toBe(200)
    const another = await boughtInShop()
    await age(another.id)
    expect(await read(another.id, { "x-order-token": token })).toBe(404)
  })

  it("can be returned by those who can read it, on the merchant's terms, but not with its id alone", async () => {
    const { id, item, cart } = await boughtInShop()
    const engine = await EngineClient.signIn()
    // A new shop already has these reasons and a delivery method for returns.
    const reasons = (await (await ask("GET", "/store/return-reasons", {})).json()) as {
      return_reasons: { value: string }[]
    }
    expect(reasons.return_reasons.map(({ value }) => value)).toEqual(
      expect.arrayContaining(["damaged", "faulty", "wrong_product", "withdrawal"]),
    )
    const { shipping_options } = await engine.get<{
      shipping_options: { id: string; data: { id?: string } | null }[]
    }>("/admin/shipping-options", { limit: 100 })
    const option_id = shipping_options.find(({ data }) => data?.id === "manual-fulfillment-return")?.id ?? ""
    const right = { order_id: id, items: [{ id: item, quantity: 1 }], return_shipping: { option_id } }
    const back = async (headers: Record<string, string>, json: object = right) => {
      const answer = await ask("POST", "/store/returns", headers, json)
      const { code, message, errors } = (await answer.json()) as {
        code?: string
        message?: string
        errors?: { field: string }[]
      }
      return { status: answer.status, code, message, fields: errors?.map(({ field }) => field).join() }
    }
    expect((await back({})).status).toBe(404)
    expect((await back((await person()).bearer)).status).toBe(404)
    const mine = { "x-cart-id": cart }
    // Medusa rejects the return only because nothing was delivered yet.
    expect(await back(mine)).toMatchObject({
      status: 400,
      message: expect.stringContaining("fulfilled") as string,
    })
    const more: [field: string, json: object][] = [
      ["receive_now", { receive_now: true }],
      ["location_id", { location_id: "sloc_01" }],
      ["return_shipping", { return_shipping: { option_id, price: -50 } }],
      ["return_shipping", { return_shipping: { option_id: "so_01" } }],
      ["items", { items: [{ id: "ordli_01", quantity: 1 }] }],
      ["items.0.quantity", { items: [{ id: item, quantity: 1.5 }] }],
    ]
    for (const [field, json] of more) {
      const answer = await back(mine, { ...right, ...json })
      expect(answer).toMatchObject({ status: 400, code: "invalid_request" })
      expect(answer.fields).toContain(field)
    }
  })

  it("shows only its number to an account that requests a transfer, regardless of the requested fields", async () => {
    const [owner, other] = [await person(), await person()]
    const guests = await boughtInShop()
    for (const call of ["request", "cancel"]) {
      const fields = "*items,*payment_collections,*shipping_address,email,total"
      const path = `/store/orders/${guests.id}/transfer/${call}?fields=${fields}`
      const answer = await ask("POST", path, other.bearer, {})
      expect(answer.status).toBe(200)
      const { order } = (await answer.json()) as { order: object }
      expect(Object.keys(order).sort()).toEqual(["created_at", "custom_display_id", "id"])
    }
    const owned = await boughtInShop(owner)
    expect((await ask("POST", `/store/orders/${owned.id}/transfer/request`, other.bearer, {})).status).toBe(
      404,
    )
  })
})

describe("A guest's order that an account claims", () => {
  const follow = (token: string) =>
    new ShopClient().write("POST", "/api/orders/transfer", { json: { token } })

  const SUBJECTS = [
    ["fr", "Transférer"],
    ["nl", "overdragen"],
    ["en", "Transfer"],
  ] as const
  it.each(representatives(SUBJECTS))(
    "belongs to the account after the buyer confirms, by an e-mail in %s",
    async (language, word) => {
      const [asker, stranger] = [await person(), await person()]
      const { id, email } = await boughtInShop(undefined, language)
      expect((await ask("POST", `/store/orders/${id}/transfer/request`, asker.bearer, {})).status).toBe(200)
      const { message, token } = await linkTo(email, "/orders/transfer")
      expect(message.language).toBe(language)
      expect(message.subject).toContain(word)
      expect(message.text).toContain(asker.email)
      expect(await read(id, asker.bearer)).toBe(200)
      expect((await follow(`${token}x`)).status).toBe(400)
      for (const status of [200, 200]) expect((await follow(token)).status).toBe(status)
      expect(await read(id, asker.bearer)).toBe(200)
      expect(await read(id, stranger.bearer)).toBe(404)
    },
  )

  it("cannot be transferred with the engine's token, which administrators can read", async () => {
    const asker = await person()
    const { id, email } = await boughtInShop()
    await ask("POST", `/store/orders/${id}/transfer/request`, asker.bearer, {})
    await linkTo(email, "/orders/transfer")
    const engine = await EngineClient.signIn()
    const path = `/admin/orders/${id}/changes`
    const { order_changes } = await engine.get<{
      order_changes: { actions: { details: { token?: string } }[] }[]
    }>(path, { fields: "*actions" })
    const token = order_changes[0]?.actions[0]?.details.token ?? ""
    expect(token).not.toBe("")
    for (const call of ["accept", "decline"])
      expect((await ask("POST", `/store/orders/${id}/transfer/${call}`, {}, { token })).status).toBe(404)
  })

  it("stays the guest's if the request was cancelled", async () => {
    const asker = await person()
    const { id, email } = await boughtInShop()
    await ask("POST", `/store/orders/${id}/transfer/request`, asker.bearer, {})
    const { token } = await linkTo(email, "/orders/transfer")
    expect((await ask("POST", `/store/orders/${id}/transfer/cancel`, asker.bearer, {})).status).toBe(200)
    expect((await follow(token)).status).toBe(400)
  })
})

describe("The engine's API", () => {
  it.each([
    "products",
    "regions",
    "collections",
    "currencies",
    "product-categories",
    "product-variants",
    "return-reasons",
  ])("rejects invalid pages of %s without an internal error", async (list) => {
    for (const query of ["limit=-1", "offset=-1", "limit=1e9", "limit=100000", "offset=99999999999999999999"])
      expect([query, (await ask("GET", `/store/${list}?${query}`)).status]).toEqual([query, 400])
    expect((await ask("GET", `/store/${list}?limit=1000`)).status).toBe(200)
  })

  it.each(["{}", "", "--x\r\nContent-Disposition: form-data", "--x--"])(
    "rejects an invalid form without an internal error: %j",
    async (body) => {
      const { token } = await EngineClient.signIn()
      const headers = { "Content-Type": "multipart/form-data; boundary=x", Authorization: `Bearer ${token}` }
      const answer = await fetch(`${requireVariable("ENGINE_URL")}/admin/uploads`, {
        method: "POST",
        headers,
        body,
      })
      expect(answer.status).toBe(400)
    },
  )

  it.each([
    ["POST", "/store/carts"],
    ["POST", "/store/returns"],
    ["POST", "/store/payment-collections"],
    ["POST", "/auth/verification/confirm"],
    ["POST", "/auth/customer/emailpass"],
  ])(
    "rejects names of built-in properties and deep nesting without an internal error: %s %s",
    async (method, path) => {
      const bodies = [
        '{"email":{"toString":1},"cart_id":{"toString":1},"code":{"toString":1},"order_id":{"valueOf":1}}',
        '{"region_id":{"__proto__":1},"items":[{"constructor":{"prototype":1}}]}',
        `{"metadata":${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}}`,
      ]
      for (const body of bodies) {
        const headers = { "Content-Type": "application/json", ...key }
        const { status } = await fetch(`${requireVariable("ENGINE_URL")}${path}`, { method, headers, body })
        expect(status).toBe(400)
      }
    },
  )
})
