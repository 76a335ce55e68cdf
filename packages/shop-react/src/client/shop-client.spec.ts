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

describe("The API client of the storefront", () => {
  it("the client sends the language and the bearer token, and no XSRF token with a read", async () => {
    await answerOf(shop.GET("/api/cart/{session_id}", { params }))
    expect(received[0]).toMatchObject({ method: "GET", url: "/api/cart/1700000000000-a" })
    expect(received[0]?.headers).toMatchObject({ "accept-language": "nl", authorization: "Bearer abc" })
    expect(received[0]?.headers).not.toHaveProperty("x-xsrf-token")
  })

  it("the client sends the XSRF cookie's token as a header with a write", async () => {
    const body = { product_id: "prod_1", quantity: 2, unit_price: 7.35 }
    await answerOf(shop.POST("/api/cart/{session_id}/items", { params, body }))
    expect(received[0]?.headers["x-xsrf-token"]).toBe("one")
    expect(JSON.parse(received[0]?.body ?? "")).toEqual(body)
  })

  it("the client sends a quantity as a query parameter", async () => {
    await setQuantity("3", "variant_2")
    expect(received[0]).toMatchObject({
      method: "PUT",
      url: "/api/cart/1700000000000-a/items/prod_1?quantity=3&variant_id=variant_2",
      body: "",
    })
  })

  it("the client fetches a missing XSRF cookie once before several simultaneous writes", async () => {
    browserCookies("")
    answer = ({ method }) => {
      if (method === "GET") browserCookies("other=1; XSRF-TOKEN=two")
      return { status: 200, body: "{}" }
    }
    await Promise.all([clear(), remove()])
    expect(received.map(({ method }) => method)).toEqual(["GET", "DELETE", "DELETE"])
    expect(received[1]?.headers["x-xsrf-token"]).toBe("two")
  })

  it("the client refreshes the XSRF cookie and retries a write once if the shop rejects the cookie", async () => {
    answer = ({ method, headers }) => {
      if (method === "GET") browserCookies("XSRF-TOKEN=fresh")
      const refused = method === "DELETE" && headers["x-xsrf-token"] !== "fresh"
      return refused ? { status: 403, body: '{"code":"xsrf","detail":"…"}' } : { status: 200, body: "{}" }
    }
    await clear()
    expect(received.map(({ method }) => method)).toEqual(["DELETE", "GET", "DELETE"])
  })

  it("the client throws an error with the code and the message of a rejection", async () => {
    const refusal = { code: "insufficient_stock", detail: "Er zijn nog 3 stuks." }
    answer = () => ({ status: 400, body: JSON.stringify(refusal) })
    const error = await setQuantity("9").catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ShopApiError)
    expect(error).toMatchObject({ status: 400, ...refusal })
  })

  it("the error of a rejected request contains the request's bearer token, because the current one may be newer", async () => {
    answer = () => ({ status: 401, body: '{"code":"not_signed_in","detail":"…"}' })
    await expect(clear()).rejects.toMatchObject({ status: 401, token: "abc" })
  })

  it("the client sends plain text unchanged, and returns the headers if requested", async () => {
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

  it("the client sends the body again when it retries a write", async () => {
    answer = ({ method, headers }) => {
      if (method === "GET") browserCookies("XSRF-TOKEN=fresh")
      const refused = method === "POST" && headers["x-xsrf-token"] !== "fresh"
      return refused ? { status: 403, body: '{"code":"xsrf","detail":"…"}' } : { status: 200, body: "{}" }
    }
    const body = { product_id: "prod_1", quantity: 2 }
    await answerOf(shop.POST("/api/cart/{session_id}/items", { params, body }))
    expect(received.map((one) => one.body)).toEqual([JSON.stringify(body), "", JSON.stringify(body)])
  })

  it("the client downloads a file unchanged", async () => {
    answer = () => ({ status: 200, body: "sku;price" })
    const file = await answerOf(shop.GET("/api/admin/products/export.csv", AS_FILE))
    expect(received[0]?.headers.accept).toBe("*/*")
    expect(await file.text()).toBe("sku;price")
  })

  it("the client throws an error without a message if a proxy answered instead of the shop", async () => {
    answer = () => ({ status: 502, body: "<h1>Bad gateway</h1>" })
    const error = await answerOf(shop.GET("/api/categories")).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 502, code: "unknown", detail: undefined })
  })

  it("the client throws a different error for an unreachable shop than for a rejection", async () => {
    const nowhere = new ShopClient({ baseUrl: "http://127.0.0.1:9", tokenKey: "token" })
    await expect(nowhere.in("nl").GET("/api/categories")).rejects.toBeInstanceOf(ShopNetworkError)
  })

  it("the client throws an AbortError for a request that its caller aborted", async () => {
    const controller = new AbortController()
    controller.abort()
    const answer = shop.GET("/api/categories", { signal: controller.signal })
    await expect(answer).rejects.toMatchObject({ name: "AbortError" })
  })
})
