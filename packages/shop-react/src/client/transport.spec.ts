import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { ShopApiError, ShopNetworkError } from "./errors"
import { ShopClient } from "./shop-client"

type Heard = { method: string; url: string; headers: IncomingMessage["headers"]; body: string }

const heard: Heard[] = []
let answer: (request: Heard) => { status: number; body: string }
let server: Server
let shop: ShopClient

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const { method = "", url = "", headers } = request
      const entry = { method, url, headers, body: Buffer.concat(chunks).toString() }
      heard.push(entry)
      const { status, body } = answer(entry)
      response.writeHead(status, { "content-type": "application/json" }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const tokens = new Map([["token", "abc"]])
  shop = new ShopClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokenKey: "token",
    tokenStorage: {
      getItem: (key) => tokens.get(key) ?? null,
      setItem: (key, value) => void tokens.set(key, value),
      removeItem: (key) => void tokens.delete(key),
    },
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  heard.length = 0
  answer = () => ({ status: 200, body: "{}" })
  browserCookies("XSRF-TOKEN=one")
})

/** Stands in for the browser's cookies, which Node does not have. */
function browserCookies(cookie: string) {
  Object.assign(globalThis, { document: { cookie } })
}

const call = { language: "nl" } as const

describe("the shop's client", () => {
  it("says the language and who is asking, and sends no token of a write with a read", async () => {
    await shop.cart("1700000000000-a", call)
    expect(heard[0]).toMatchObject({ method: "GET", url: "/api/cart/1700000000000-a" })
    expect(heard[0]?.headers).toMatchObject({ "accept-language": "nl", authorization: "Bearer abc" })
    expect(heard[0]?.headers).not.toHaveProperty("x-xsrf-token")
  })

  it("echoes the cookie's token on a write", async () => {
    await shop.addCartItem("1700000000000-a", { product_id: "prod_1", quantity: 2, unit_price: 7.35 }, call)
    expect(heard[0]?.headers["x-xsrf-token"]).toBe("one")
    expect(JSON.parse(heard[0]?.body ?? "")).toEqual({ product_id: "prod_1", quantity: 2, unit_price: 7.35 })
  })

  it("sends a quantity as a query parameter", async () => {
    await shop.setCartQuantity("1700000000000-a", "prod_1", 3, call)
    expect(heard[0]).toMatchObject({
      method: "PUT",
      url: "/api/cart/1700000000000-a/items/prod_1?quantity=3",
      body: "",
    })
  })

  it("reads once for the cookie before several writes when it has none", async () => {
    browserCookies("")
    answer = ({ method }) => {
      if (method === "GET") browserCookies("other=1; XSRF-TOKEN=two")
      return { status: 200, body: "{}" }
    }
    await Promise.all([
      shop.clearCart("1700000000000-a", call),
      shop.removeCartItem("1700000000000-a", "prod_1", call),
    ])
    expect(heard.map(({ method }) => method)).toEqual(["GET", "DELETE", "DELETE"])
    expect(heard[1]?.headers["x-xsrf-token"]).toBe("two")
  })

  it("reads the cookie again and tries once more when the shop no longer accepts it", async () => {
    answer = ({ method, headers }) => {
      if (method === "GET") browserCookies("XSRF-TOKEN=fresh")
      const refused = method === "DELETE" && headers["x-xsrf-token"] !== "fresh"
      return refused ? { status: 403, body: '{"code":"xsrf","detail":"…"}' } : { status: 200, body: "{}" }
    }
    await shop.clearCart("1700000000000-a", call)
    expect(heard.map(({ method }) => method)).toEqual(["DELETE", "GET", "DELETE"])
  })

  it("keeps the code and the sentence of a refusal", async () => {
    const refusal = { code: "insufficient_stock", detail: "Er zijn nog 3 stuks." }
    answer = () => ({ status: 400, body: JSON.stringify(refusal) })
    const error = await shop
      .setCartQuantity("1700000000000-a", "prod_1", 9, call)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ShopApiError)
    expect(error).toMatchObject({ status: 400, ...refusal })
  })

  it("sends a text as it is, and hands over the answer as it came to who wants more than its JSON", async () => {
    answer = () => ({ status: 200, body: "[1]" })
    const response = await shop.transport.ask("/api/admin/imports", {
      method: "POST",
      // js-sdk's types know objects only.
      body: "sku;price" as unknown as object,
      headers: { "content-type": "text/csv" },
    })
    expect(heard[0]).toMatchObject({ body: "sku;price", headers: { "content-type": "text/csv" } })
    expect(response.headers.get("content-type")).toBe("application/json")
    expect(await response.json()).toEqual([1])
  })

  it("has no sentence to show when something else on the way answered", async () => {
    answer = () => ({ status: 502, body: "<h1>Bad gateway</h1>" })
    const error = await shop.categories(call).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 502, code: "unknown", detail: undefined })
  })

  it("tells a shop out of reach from one that refuses", async () => {
    const nowhere = new ShopClient({ baseUrl: "http://127.0.0.1:9", tokenKey: "token" })
    await expect(nowhere.categories(call)).rejects.toBeInstanceOf(ShopNetworkError)
  })

  it("does not report a request that its own caller gave up", async () => {
    const controller = new AbortController()
    controller.abort()
    const given = shop.categories({ ...call, signal: controller.signal })
    await expect(given).rejects.toMatchObject({ name: "AbortError" })
  })
})
