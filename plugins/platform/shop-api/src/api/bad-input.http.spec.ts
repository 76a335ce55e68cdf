import { type Cart, errorSchema, type Language, LANGUAGES } from "@bon-perroquet/contract"
import { requireVariable, ShopClient, type ShopAnswer } from "@bon-perroquet/testing"
import { HOME } from "@bon-perroquet/testing/purchase"

interface Call {
  method: string
  path: string
  json?: unknown
  raw?: string | Buffer
  headers?: Record<string, string>
}

const items = (json: unknown): Call => ({ method: "POST", path: "/api/cart/{session}/items", json })
const quantity = (text: string): Call => ({
  method: "PUT",
  path: `/api/cart/{session}/items/{product}?quantity=${text}`,
})
const leadingBackTo = (origin_url: string): Call => ({
  method: "POST",
  path: "/api/payments/checkout/session",
  json: {
    ...HOME,
    origin_url,
    cart_session_id: "{session}",
    customer_email: "ada@example.org",
    user_id: null,
  },
})
const get = (path: string): Call => ({ method: "GET", path })
const JSON_TYPE = { "Content-Type": "application/json" }
const raw = (body: string | Buffer, headers: Record<string, string> = JSON_TYPE): Call => ({
  method: "POST",
  path: "/api/cart/{session}/items",
  raw: body,
  headers,
})

const BAD: [name: string, status: number, code: string, call: Call][] = [
  ["no product", 400, "invalid_request", items({ quantity: 1 })],
  ["no quantity", 400, "invalid_request", items({ product_id: "{product}" })],
  ["half a unit", 400, "invalid_request", items({ product_id: "{product}", quantity: 1.5 })],
  ["quantity as text", 400, "invalid_request", items({ product_id: "{product}", quantity: "1" })],
  ["adding nothing", 400, "invalid_request", items({ product_id: "{product}", quantity: 0 })],
  ["adding less than nothing", 400, "invalid_request", items({ product_id: "{product}", quantity: -1 })],
  ["an absurd quantity", 400, "invalid_request", items({ product_id: "{product}", quantity: 1e15 })],
  ["a list as quantity", 400, "invalid_request", items({ product_id: "{product}", quantity: [1] })],
  [
    "a price as text",
    400,
    "invalid_request",
    items({ product_id: "{product}", quantity: 1, unit_price: "1" }),
  ],
  ["an object as product", 400, "invalid_request", items({ product_id: { $ne: null }, quantity: 1 })],
  ["SQL as product", 400, "invalid_request", items({ product_id: "' OR 1=1 --", quantity: 1 })],
  ["an unknown product", 404, "product_not_found", items({ product_id: "prod_0000000000", quantity: 1 })],
  ["a list as body", 400, "invalid_request", items([])],
  ["nothing as body", 400, "invalid_request", { method: "POST", path: "/api/cart/{session}/items" }],
  ["text as body", 400, "malformed_body", raw('"hello"')],
  ["half a body", 400, "malformed_body", raw('{"product_id":')],
  ["bytes that are no text", 400, "malformed_body", raw(Buffer.from([0x7b, 0xff, 0xfe]))],
  [
    "a form",
    415,
    "unsupported_media_type",
    raw("quantity=1", { "Content-Type": "application/x-www-form-urlencoded" }),
  ],
  ["XML", 415, "unsupported_media_type", raw("<a/>", { "Content-Type": "application/xml" })],
  [
    "an unknown charset",
    415,
    "unsupported_media_type",
    raw("{}", { "Content-Type": "application/json; charset=klingon" }),
  ],
  ["a huge body", 413, "payload_too_large", items({ product_id: "x".repeat(300_000), quantity: 1 })],
  [
    "setting no quantity",
    400,
    "invalid_request",
    { method: "PUT", path: "/api/cart/{session}/items/{product}" },
  ],
  ["setting half a unit", 400, "invalid_request", quantity("1.5")],
  ["setting words", 400, "invalid_request", quantity("many")],
  ["setting an exponent", 400, "invalid_request", quantity("1e3")],
  ["setting an absurd quantity", 400, "invalid_request", quantity("99999999999999999999")],
  ["setting two quantities", 400, "invalid_request", quantity("1&quantity=2")],
  [
    "setting an object",
    400,
    "invalid_request",
    { method: "PUT", path: "/api/cart/{session}/items/{product}?quantity[a]=1" },
  ],
  [
    "setting an unknown product",
    404,
    "not_in_cart",
    { method: "PUT", path: "/api/cart/{session}/items/prod_none?quantity=1" },
  ],
  ["a short session", 400, "invalid_request", { method: "GET", path: "/api/cart/short" }],
  [
    "a session of 200 letters",
    400,
    "invalid_request",
    { method: "GET", path: `/api/cart/${"a".repeat(200)}` },
  ],
  ["SQL as session", 400, "invalid_request", { method: "GET", path: "/api/cart/a'%20OR%201=1;--" }],
  ["a NUL in the session", 400, "invalid_request", { method: "GET", path: "/api/cart/abcdefgh%00" }],
  ["a path that is no UTF-8", 400, "invalid_request", { method: "GET", path: "/api/cart/%E0%A4%A" }],
  [
    "removing by SQL",
    400,
    "invalid_request",
    { method: "DELETE", path: "/api/cart/{session}/items/a%27;--" },
  ],
  ["clearing a bad session", 400, "invalid_request", { method: "DELETE", path: "/api/cart/x/clear" }],
  ["an unknown product page", 404, "product_not_found", { method: "GET", path: "/api/products/prod_none" }],
  ["a malformed product page", 400, "invalid_request", { method: "GET", path: "/api/products/a%20b" }],
  ["searching for a whole book", 400, "invalid_request", get(`/api/search?q=${"a".repeat(121)}`)],
  ["searching for two texts", 400, "invalid_request", get("/api/search?q=a&q=b")],
  ["searching for an object", 400, "invalid_request", get("/api/search?q[a]=b")],
  ["searching page 0", 400, "invalid_request", get("/api/search?page=0")],
  ["searching page -1", 400, "invalid_request", get("/api/search?page=-1")],
  ["searching page 1.5", 400, "invalid_request", get("/api/search?page=1.5")],
  ["searching page 1e3", 400, "invalid_request", get("/api/search?page=1e3")],
  ["searching an absurd page", 400, "invalid_request", get("/api/search?page=99999999999")],
  ["a page of 101 products", 400, "invalid_request", get("/api/search?limit=101")],
  ["a page of no products", 400, "invalid_request", get("/api/search?limit=0")],
  ["sorting by secret", 400, "invalid_request", get("/api/search?sort=secret")],
  ["stock that is neither", 400, "invalid_request", get("/api/search?in_stock=maybe")],
  ["a malformed category", 400, "invalid_request", get("/api/search?category=a%27%20OR%201")],
  ["writing a search", 405, "method_not_allowed", { method: "POST", path: "/api/search", json: {} }],
  ["delivery to the moon", 400, "invalid_request", { method: "GET", path: "/api/delivery?country=MO" }],
  [
    "delivery to two countries",
    400,
    "invalid_request",
    { method: "GET", path: "/api/delivery?country=BE&country=FR" },
  ],
  [
    "delivery of a bad session",
    400,
    "invalid_request",
    { method: "GET", path: "/api/delivery?cart_session_id=x" },
  ],
  ["paying for another site", 400, "origin_not_allowed", leadingBackTo("https://elsewhere.example")],
  [
    "paying for a site whose name begins as the shop's",
    400,
    "origin_not_allowed",
    leadingBackTo(`${requireVariable("SHOP_URL")}.elsewhere.example`),
  ],
  ["an unknown address", 404, "not_found", { method: "GET", path: "/api/nothing/here" }],
  ["a write to an unknown address", 404, "not_found", { method: "POST", path: "/api/nothing", json: {} }],
  ["writing products", 405, "method_not_allowed", { method: "POST", path: "/api/products", json: {} }],
  ["deleting the categories", 405, "method_not_allowed", { method: "DELETE", path: "/api/categories" }],
  ["patching a cart", 405, "method_not_allowed", { method: "PATCH", path: "/api/cart/{session}", json: {} }],
]

/** Empty parameters, as HTML forms send them, and the same call without them. */
const EMPTY: [empty: string, absent: string][] = [
  ["/api/delivery?country=&vat_number=&product_id=&extras=", "/api/delivery"],
  [
    "/api/delivery/points?kind=locker&country=&postal_code=1000",
    "/api/delivery/points?kind=locker&postal_code=1000",
  ],
  ["/api/products?offset=&limit=", "/api/products"],
  ["/api/search?q=&category=&sort=&in_stock=&without=&bird=&page=&limit=", "/api/search"],
  ["/api/products/{product}/reviews?page=", "/api/products/{product}/reviews"],
]

const LEAK = /\bat \/|node_modules|\.(ts|js):\d|select |insert |postgres|syntax error|\bECONN|knex|mikro/i

describe("Bad input", () => {
  let shop: ShopClient
  let productId: string
  let before: Cart

  beforeAll(async () => {
    shop = new ShopClient()
    productId = (await shop.product("amandes-decortiquees")).id
    before = await shop.addItem(productId, 2)
  })

  const send = ({ method, path, json, raw: body, headers }: Call): Promise<ShopAnswer> => {
    const fill = (text: string) =>
      text.replaceAll("{session}", shop.sessionId).replaceAll("{product}", productId)
    return shop.write(method, fill(path), {
      ...(json !== undefined && { json: JSON.parse(fill(JSON.stringify(json))) as unknown }),
      ...(body !== undefined && { raw: body }),
      ...(headers && { headers }),
    })
  }

  it.each(BAD)("(%s) is rejected with %d %s", async (_name, status, code, call) => {
    const answer = await send(call)
    expect({ status: answer.status, code: errorSchema.parse(answer.body).code }).toEqual({ status, code })
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toMatch(LEAK)
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/)
  })

  it("changes nothing", async () => {
    expect(await shop.cart()).toEqual(before)
  })

  it.each(EMPTY)("does not include an empty optional parameter: %s", async (empty, absent) => {
    const [sent, expected] = [await send(get(empty)), await send(get(absent))]
    expect(expected.status).toBe(200)
    expect({ status: sent.status, body: sent.body }).toEqual({ status: 200, body: expected.body })
  })

  it("is explained in the caller's language, French for everyone else", async () => {
    const details = new Map<string, string>()
    for (const language of [
      ...LANGUAGES,
      "it",
      "nl-BE,nl;q=0.9",
      "it;q=0.9, en-GB;q=0.5",
      "*",
      "x".repeat(5_000),
    ]) {
      const answer = await shop.send("GET", "/api/nothing", { headers: { "Accept-Language": language } })
      expect(answer.headers.get("vary")).toMatch(/accept-language/i)
      details.set(language, errorSchema.parse(answer.body).detail)
    }
    const of = (language: Language) => details.get(language)
    expect(new Set(LANGUAGES.map(of)).size).toBe(LANGUAGES.length)
    expect(details.get("it")).toBe(of("fr"))
    expect(details.get("*")).toBe(of("fr"))
    expect(details.get("nl-BE,nl;q=0.9")).toBe(of("nl"))
    expect(details.get("it;q=0.9, en-GB;q=0.5")).toBe(of("en"))
  })

  it("with a wrong method is answered with the methods that the path allows", async () => {
    const wrong = await shop.write("POST", "/api/products", { json: {} })
    expect(wrong.headers.get("allow")).toBe("GET, HEAD, OPTIONS")
    const preflight = await shop.send("OPTIONS", `/api/cart/${shop.sessionId}/items/${productId}`)
    expect(preflight).toMatchObject({ status: 204, body: "" })
    expect(preflight.headers.get("allow")).toBe("PUT, DELETE, OPTIONS")
  })

  it("does not include HEAD, which returns the headers of GET without a body", async () => {
    const get = await shop.send("GET", "/api/categories")
    const head = await shop.send("HEAD", "/api/categories")
    expect(head).toMatchObject({ status: 200, body: "" })
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"))
  })
})
