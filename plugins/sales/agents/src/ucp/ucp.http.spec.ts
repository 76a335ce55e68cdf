import { randomUUID } from "node:crypto"
import { ownProduct, requireVariable } from "@bon-perroquet/testing"
import {
  BUYER,
  callsOf,
  codesOf,
  errorResponseSchema,
  HOME,
  linesOf,
  orderPrepared,
  Platform,
  protocolErrorSchema,
  setFeatures,
  ucpCartSchema,
  ucpCheckoutSchema,
  ucpLookupSchema,
  ucpOrderSchema,
  ucpProductSchema,
  ucpProfileSchema,
  ucpSearchSchema,
} from "../testing"

let platform: Platform
beforeAll(async () => {
  await setFeatures({ agents: true })
  platform = await Platform.start()
})
afterAll(async () => {
  await platform.stop()
  await setFeatures({ agents: false })
})

const call = callsOf(() => platform)
const create = async (json: object) =>
  call(ucpCheckoutSchema, "POST", "/checkout-sessions", json, { status: 201 })

describe("discovery", () => {
  it("the profile has the services, capabilities and signing keys of the shop", async () => {
    const response = await fetch(`${requireVariable("SHOP_URL")}/.well-known/ucp`)
    expect(response.headers.get("cache-control")).toContain("public")
    const { ucp } = ucpProfileSchema.parse(await response.json())
    expect(Object.keys(ucp.capabilities)).toContain("dev.ucp.shopping.catalog.search")
    for (const { endpoint } of ucp.services["dev.ucp.shopping"]) expect(endpoint).toMatch(/^http/)
  })
})

describe("catalogue", () => {
  it("products are found by words, looked up by product and variant, and read with details", async () => {
    const found = await call(ucpSearchSchema, "POST", "/catalog/search", {
      query: "amandes",
      pagination: { limit: 2 },
    })
    const [product] = found.products
    const ids = [product?.id ?? "", product?.variants[0]?.id ?? "", "prod_unknown"]
    const looked = await call(ucpLookupSchema, "POST", "/catalog/lookup", { ids })
    expect(looked.products).toHaveLength(1)
    expect(looked.products[0]?.variants[0]?.inputs.map(({ match }) => match)).toEqual(["featured", "exact"])
    expect(codesOf(looked)).toContain("not_found")
    const read = await call(ucpProductSchema, "POST", "/catalog/product", { id: product?.id })
    expect(read.product.id).toBe(product?.id)
    const next = { query: "", pagination: { limit: 1 } }
    const { pagination } = await call(ucpSearchSchema, "POST", "/catalog/search", next)
    expect(pagination).toMatchObject({ has_next_page: true, cursor: "2" })
  })
})

describe("lifecycle", () => {
  it("a cart becomes a checkout with the same goods, and both are cancelled", async () => {
    const product = await ownProduct({ stock: 9 })
    const cart = await call(ucpCartSchema, "POST", "/carts", linesOf(product.id, 2), { status: 201 })
    const updated = await call(ucpCartSchema, "PUT", `/carts/${cart.id}`, linesOf(product.id, 3))
    expect(updated.line_items).toMatchObject([{ quantity: 3 }])
    const checkout = await create({ cart_id: cart.id })
    expect(checkout.line_items).toMatchObject([{ quantity: 3 }])
    expect((await create({ cart_id: cart.id })).id).toBe(checkout.id)
    const cancelled = await call(ucpCheckoutSchema, "POST", `/checkout-sessions/${checkout.id}/cancel`, {})
    expect(cancelled.status).toBe("canceled")
    const path = `/checkout-sessions/${checkout.id}`
    for (const [method, to, json] of [
      ["PUT", path, linesOf(product.id)],
      ["POST", `${path}/cancel`, {}],
      ["POST", `${path}/complete`, {}],
    ] as const)
      expect(codesOf(await call(errorResponseSchema, method, to, json))).toEqual(["checkout_ended"])
    expect((await call(ucpCheckoutSchema, "GET", `/checkout-sessions/${checkout.id}`)).status).toBe(
      "canceled",
    )
  })

  it("a checkout is incomplete until all is filled in, then requires the shopper, and is never placed by the assistant", async () => {
    const product = await ownProduct({ stock: 9 })
    const begun = await create(linesOf(product.id))
    expect(begun.status).toBe("incomplete")
    const path = `/checkout-sessions/${begun.id}`
    const ready = await call(ucpCheckoutSchema, "PUT", path, {
      ...linesOf(product.id),
      buyer: { ...BUYER, consent: { marketing: false } },
      fulfillment: HOME,
    })
    expect(ready.status).toBe("requires_escalation")
    expect(codesOf(ready)).toEqual(["order_button_required"])
    const completed = await call(ucpCheckoutSchema, "POST", `${path}/complete`, {})
    expect(completed.status).toBe("requires_escalation")
    expect(completed.order).toBeUndefined()
  })

  it("the shopper's order completes the checkout, and the assistant that signs reads it", async () => {
    const product = await ownProduct({ stock: 9 })
    const signed = { isSigned: true }
    const { checkout, number, orderId, status } = await orderPrepared(platform, product.id)
    expect(status).toBe("completed")
    const read = await platform.send("GET", `/orders/${orderId}`, undefined, signed)
    const document = ucpOrderSchema.parse(read.body)
    expect(document).toMatchObject({ label: number, checkout_id: checkout.id })
    expect(JSON.stringify(document)).not.toMatch(/Peeters|Rue Haute|ada@/)
    const unsigned = await call(errorResponseSchema, "GET", `/orders/${orderId}`)
    expect(codesOf(unsigned)).toEqual(["unauthorized"])
    const other = await Platform.start()
    // Another port is another assistant.
    const foreign = await other.send("GET", `/orders/${orderId}`, undefined, signed)
    expect(codesOf(errorResponseSchema.parse(foreign.body))).toEqual(["not_found"])
    await other.stop()
    const headers = { "ucp-agent": `profile="${platform.origin}/another/profile"` }
    const neighbour = await platform.send("GET", `/orders/${orderId}`, undefined, { ...signed, headers })
    expect(codesOf(errorResponseSchema.parse(neighbour.body))).toEqual(["not_found"])
    const path = `/checkout-sessions/${checkout.id}`
    for (const [method, to, json] of [
      ["PUT", path, linesOf(product.id)],
      ["POST", `${path}/cancel`, {}],
      ["POST", `${path}/complete`, {}],
    ] as const)
      expect(codesOf(await call(errorResponseSchema, method, to, json))).toEqual(["checkout_ended"])
  })
})

describe("fulfilment", () => {
  it("home delivery and pick-up points have prices, days and destinations", async () => {
    const product = await ownProduct({ stock: 9 })
    const home = await create({ ...linesOf(product.id), fulfillment: HOME })
    const [method] = home.fulfillment.methods
    expect(method).toMatchObject({ type: "shipping", selected_destination_id: "address" })
    expect(method?.groups[0]?.options[0]?.earliest_fulfillment_time).toBeDefined()
    const near = { type: "pickup", destinations: [{ postal_code: "1000", address_country: "BE" }] }
    const path = `/checkout-sessions/${home.id}`
    const asked = await call(ucpCheckoutSchema, "PUT", path, {
      ...linesOf(product.id),
      fulfillment: { methods: [near] },
    })
    const [points] = asked.fulfillment.methods
    expect(points?.destinations.length).toBeGreaterThan(0)
    const selected_destination_id = points?.destinations[0]?.id
    const chosen = await call(ucpCheckoutSchema, "PUT", path, {
      ...linesOf(product.id),
      buyer: BUYER,
      fulfillment: { methods: [{ ...near, selected_destination_id }] },
    })
    expect(chosen.fulfillment.methods[0]).toMatchObject({ type: "pickup", selected_destination_id })
    expect(chosen.status).toBe("requires_escalation")
  })

  it("a country without delivery is a message", async () => {
    const product = await ownProduct()
    const context = { address_country: "US" }
    expect(codesOf(await create({ ...linesOf(product.id), context }))).toContain("address_undeliverable")
  })
})

describe("idempotency", () => {
  it("a repeated key gets the same answer, and another body with it is a conflict", async () => {
    const product = await ownProduct({ stock: 9 })
    const headers = { "idempotency-key": randomUUID() }
    const send = (quantity: number) =>
      platform.send("POST", "/carts", linesOf(product.id, quantity), { headers })
    const first = await send(1)
    expect(await send(1)).toEqual(first)
    const other = await send(2)
    expect(other.status).toBe(409)
    expect(protocolErrorSchema.parse(other.body).code).toBe("idempotency_conflict")
  })

  it("simultaneous requests with the same key create one cart", async () => {
    const product = await ownProduct({ stock: 9 })
    const headers = { "idempotency-key": randomUUID() }
    const send = () => platform.send("POST", "/carts", linesOf(product.id), { headers })
    const answers = await Promise.all([send(), send(), send()])
    const ids = answers.flatMap(({ status, body }) => (status === 201 ? [ucpCartSchema.parse(body).id] : []))
    expect(new Set(ids).size).toBe(1)
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  })
})

describe("invalid input", () => {
  it.each([
    ["/carts", {}],
    ["/carts", { line_items: [{ item: { id: "x" }, quantity: 0 }] }],
    ["/checkout-sessions", { line_items: [{ quantity: 1 }] }],
    ["/checkout-sessions", { line_items: [], buyer: { email: "nobody" } }],
    ["/catalog/lookup", { ids: [] }],
  ])("%s rejects %j with the path of the wrong field", async (path, json) => {
    const { messages } = await call(errorResponseSchema, "POST", path, json, { status: 400 })
    expect(messages[0]).toMatchObject({ code: "invalid_input", severity: "recoverable" })
  })

  it("goods that are unknown or sold out, and unknown checkouts and products, are messages", async () => {
    const gone = await ownProduct({ stock: 0 })
    expect(codesOf(await call(errorResponseSchema, "POST", "/carts", linesOf("prod_x")))).toEqual([
      "item_unavailable",
    ])
    expect(codesOf(await call(errorResponseSchema, "POST", "/checkout-sessions", linesOf(gone.id)))).toEqual([
      "out_of_stock",
    ])
    for (const path of ["/carts/cart_x", "/checkout-sessions/checkout_x"])
      expect(codesOf(await call(errorResponseSchema, "GET", path))).toEqual(["not_found"])
    expect(codesOf(await call(errorResponseSchema, "POST", "/catalog/product", { id: "x" }))).toEqual([
      "not_found",
    ])
  })
})

describe("protocol", () => {
  const codeOf = async (by: Platform, options: object = {}) => {
    const { status, body } = await by.send("POST", "/catalog/search", {}, options)
    return [status, protocolErrorSchema.parse(body).code]
  }

  it("the shop reads the profile of each assistant, and rejects other versions, unreadable profiles and missing capabilities", async () => {
    const agent = (profile: string) => ({ headers: { "ucp-agent": `profile="${profile}"` } })
    for (const address of ["nowhere", "http://10.0.0.1/profile", "https://user:x@example.org/"])
      expect(await codeOf(platform, agent(address))).toEqual([400, "invalid_profile_url"])
    expect(await codeOf(platform, agent("http://127.0.0.1:9/profile"))).toEqual([424, "profile_unreachable"])
    const others = [await Platform.start("2099-01-01"), await Platform.start("2026-01-11")]
    for (const other of others) expect(await codeOf(other)).toEqual([422, "version_unsupported"])
    const broken = await Platform.start()
    broken.profile = "{"
    expect(await codeOf(broken)).toEqual([422, "profile_malformed"])
    const strange = await Platform.start("2026-04-08", ["cart"])
    const { status, body } = await strange.send("POST", "/catalog/search", {})
    expect([status, codesOf(errorResponseSchema.parse(body))]).toEqual([200, ["capabilities_incompatible"]])
    await Promise.all([...others, broken, strange].map((each) => each.stop()))
  })

  it("signatures with an unknown key, of another body or of fewer components are rejected", async () => {
    const isSigned = true
    expect((await platform.send("POST", "/catalog/search", {}, { isSigned })).status).toBe(200)
    const digest = { "content-digest": "sha-256=:AAAA:" }
    expect(await codeOf(platform, { isSigned, headers: digest })).toEqual([400, "digest_mismatch"])
    const other = await Platform.start()
    const stolen = { "ucp-agent": `profile="${platform.origin}/profile"` }
    expect(await codeOf(other, { isSigned, headers: stolen })).toEqual([401, "signature_invalid"])
    const forged = { signature: "sig1=:AAAA:", "signature-input": 'sig1=("@method");keyid="none"' }
    const [status] = await codeOf(platform, { headers: forged })
    expect(status).toBe(401)
    await other.stop()
  })
})
