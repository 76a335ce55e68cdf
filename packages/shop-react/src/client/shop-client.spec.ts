import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { answerAndHeaders, answerOf, ShopApiError, type ShopApi } from "@bon-perroquet/shop-client"
import { AS_FILE } from "./as-file"
import { ShopNetworkError } from "./errors"
import { ShopClient } from "./shop-client"

type Received = { method: string; url: string; headers: IncomingMessage["headers"]; body: string }

const received: Received[] = []
let answer: (request: Received) => { status: number; body: string }
let server: Server
let shop: ShopApi

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const { method = "", url = "", headers } = request
      const entry = { method, url, headers, body: Buffer.concat(chunks).toString() }
      received.push(entry)
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
  }).in("nl")
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  received.length = 0
  answer = () => ({ status: 200, body: "{}" })
  browserCookies("XSRF-TOKEN=one")
})

function browserCookies(cookie: string) {
  Object.assign(globalThis, { document: { cookie } })
}

const params = { path: { session_id: "1700000000000-a" } }
const line = { path: { ...params.path, product_id: "prod_1" } }
const clear = () => answerOf(shop.DELETE("/api/cart/{session_id}/clear", { params }))
const remove = () => answerOf(shop.DELETE("/api/cart/{session_id}/items/{product_id}", { params: line }))
const setQuantity = (quantity: string, variant_id?: string) =>
  answerOf(
    shop.PUT("/api/cart/{session_id}/items/{product_id}", {
      params: { ...line, query: { quantity, variant_id } },
    }),
  )

describe("The shop client", () => {
  it("sends the language and the bearer token, and no CSRF token with a read", async () => {
    await answerOf(shop.GET("/api/cart/{session_id}", { params }))
    expect(received[0]).toMatchObject({ method: "GET", url: "/api/cart/1700000000000-a" })
    expect(received[0]?.headers).toMatchObject({ "accept-language": "nl", authorization: "Bearer abc" })
    expect(received[0]?.headers).not.toHaveProperty("x-xsrf-token")
  })

  it("echoes the cookie's token on a write", async () => {
    const body = { product_id: "prod_1", quantity: 2, unit_price: 7.35 }
    await answerOf(shop.POST("/api/cart/{session_id}/items", { params, body }))
    expect(received[0]?.headers["x-xsrf-token"]).toBe("one")
    expect(JSON.parse(received[0]?.body ?? "")).toEqual(body)
  })

  it("sends a quantity as a query parameter", async () => {
    await setQuantity("3", "variant_2")
    expect(received[0]).toMatchObject({
      method: "PUT",
      url: "/api/cart/1700000000000-a/items/prod_1?quantity=3&variant_id=variant_2",
      body: "",
    })
  })

  it("fetches the missing cookie once before several writes", async () => {
    browserCookies("")
    answer = ({ method }) => {
      if (method === "GET") browserCookies("other=1; XSRF-TOKEN=two")
      return { status: 200, body: "{}" }
    }
    await Promise.all([clear(), remove()])
    expect(received.map(({ method }) => method)).toEqual(["GET", "DELETE", "DELETE"])
    expect(received[1]?.headers["x-xsrf-token"]).toBe("two")
  })

  it("refreshes the cookie and retries once if the shop rejects it", async () => {
    answer = ({ method, headers }) => {
      if (method === "GET") browserCookies("XSRF-TOKEN=fresh")
      const refused = method === "DELETE" && headers["x-xsrf-token"] !== "fresh"
      return refused ? { status: 403, body: '{"code":"xsrf","detail":"…"}' } : { status: 200, body: "{}" }
    }
    await clear()
    expect(received.map(({ method }) => method)).toEqual(["DELETE", "GET", "DELETE"])
  })

  it("keeps the code and the message of a rejection", async () => {
    const refusal = { code: "insufficient_stock", detail: "Er zijn nog 3 stuks." }
    answer = () => ({ status: 400, body: JSON.stringify(refusal) })
    const error = await setQuantity("9").catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ShopApiError)
    expect(error).toMatchObject({ status: 400, ...refusal })
  })

  it("names the token of a rejected request, which may be an earlier one", async () => {
    answer = () => ({ status: 401, body: '{"code":"not_signed_in","detail":"…"}' })
    await expect(clear()).rejects.toMatchObject({ status: 401, token: "abc" })
  })

  it("sends plain text unchanged, and returns the headers if requested", async () => {
    answer = () => ({ status: 200, body: "[1]" })
    const call = shop.POST("/api/admin/imports", {
      body: "sku;price",
      bodySerializer: String,
      headers: { "Content-Type": "text/csv" },
    })
    const { answer: rows, headers } = await answerAndHeaders(call)
    expect(received[0]).toMatchObject({ body: "sku;price", headers: { "content-type": "text/csv" } })
    expect(headers.get("content-type")).toBe("application/json")
    expect(rows).toEqual([1])
  })

  it("sends the body again when it retries a write", async () => {
    answer = ({ method, headers }) => {
      if (method === "GET") browserCookies("XSRF-TOKEN=fresh")
      const refused = method === "POST" && headers["x-xsrf-token"] !== "fresh"
      return refused ? { status: 403, body: '{"code":"xsrf","detail":"…"}' } : { status: 200, body: "{}" }
    }
    const body = { product_id: "prod_1", quantity: 2 }
    await answerOf(shop.POST("/api/cart/{session_id}/items", { params, body }))
    expect(received.map((one) => one.body)).toEqual([JSON.stringify(body), "", JSON.stringify(body)])
  })

  it("downloads a file unchanged", async () => {
    answer = () => ({ status: 200, body: "sku;price" })
    const file = await answerOf(shop.GET("/api/admin/products/export.csv", AS_FILE))
    expect(received[0]?.headers.accept).toBe("*/*")
    expect(await file.text()).toBe("sku;price")
  })

  it("has no error message if a proxy answered", async () => {
    answer = () => ({ status: 502, body: "<h1>Bad gateway</h1>" })
    const error = await answerOf(shop.GET("/api/categories")).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 502, code: "unknown", detail: undefined })
  })

  it("distinguishes an unreachable shop from a rejection", async () => {
    const nowhere = new ShopClient({ baseUrl: "http://127.0.0.1:9", tokenKey: "token" })
    await expect(nowhere.in("nl").GET("/api/categories")).rejects.toBeInstanceOf(ShopNetworkError)
  })

  it("does not report a request that its caller aborted", async () => {
    const controller = new AbortController()
    controller.abort()
    const answer = shop.GET("/api/categories", { signal: controller.signal })
    await expect(answer).rejects.toMatchObject({ name: "AbortError" })
  })
})
