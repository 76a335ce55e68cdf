import { ShopClient } from "@bon-perroquet/testing"
import { exchange } from "./raw-connection"
import type { Server } from "./requests"

const SERVERS: Server[] = ["edge", "engine"]
const request = (line: string, headers: string[], body = "") => [line, ...headers, "", body].join("\r\n")
const HOST = "Host: localhost"
const JSON_TYPE = "Content-Type: application/json"
const post = (headers: string[], body = "{}") =>
  request("POST /api/auth/logout HTTP/1.1", [HOST, JSON_TYPE, ...headers], body)
const get = (headers: string[]) => request("GET /api/categories HTTP/1.1", headers)
/** Second request in the same bytes, which only a careless parser finds. */
const HIDDEN = "GET /api/users/me HTTP/1.1\r\nHost: x\r\n\r\n"
const CHUNKED = "Transfer-Encoding: chunked"

/** Requests that RFC 9112 forbids, or that exceed a limit. */
const REFUSED: [name: string, bytes: string][] = [
  ["a request without a host", get([])],
  ["a length and chunks together", post(["Content-Length: 4", CHUNKED], `0\r\n\r\n${HIDDEN}`)],
  ["chunks and a length together", post([CHUNKED, "Content-Length: 4"], `0\r\n\r\n${HIDDEN}`)],
  ["two lengths", post(["Content-Length: 2", "Content-Length: 60"], `{}${HIDDEN}`)],
  ["two lengths in one line", post(["Content-Length: 2, 60"], `{}${HIDDEN}`)],
  ["a length with a sign", post(["Content-Length: +2"])],
  ["a negative length", post(["Content-Length: -2"])],
  ["a length in hexadecimal", post(["Content-Length: 0x2"])],
  ["a length beyond all numbers", post([`Content-Length: ${"9".repeat(30)}`])],
  ["an unknown transfer coding", post(["Transfer-Encoding: xchunked"], `0\r\n\r\n${HIDDEN}`)],
  ["chunked, and then something else", post(["Transfer-Encoding: chunked, identity"], `0\r\n\r\n${HIDDEN}`)],
  ["a blank before the colon", post(["Transfer-Encoding : chunked"], `0\r\n\r\n${HIDDEN}`)],
  ["a line folded as in the nineties", get([HOST, "X-A: 1\r\n  2: 3"]).replace("\r\n  2", "\r\n\x0b2")],
  ["a NUL in a header", get([HOST, "X-A: a\0b"])],
  ["a chunk size that is none", post([CHUNKED], "zz\r\n{}\r\n0\r\n\r\n")],
  ["a chunk size beyond all numbers", post([CHUNKED], `${"f".repeat(20)}\r\n{}\r\n0\r\n\r\n`)],
  ["a version that never was", get([HOST]).replace("HTTP/1.1", "HTTP/3.7")],
  ["HTTP/2 without having agreed on it", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["TLS on a plain port", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  ["rubbish", "\0\x01\x02\x03\xff\xfe rubbish\r\n\r\n"],
  ["a header of 20 KB", get([HOST, `X-A: ${"a".repeat(20_000)}`])],
  ["an address of 20 KB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ["an unknown method", get([HOST]).replace("GET", "BREW")],
  ["TRACE", get([HOST, "Cookie: secret=1"]).replace("GET", "TRACE")],
  ["PROPFIND", get([HOST]).replace("GET", "PROPFIND")],
]

const REFUSED_BY_EDGE: [name: string, bytes: string][] = [
  ["two hosts", get([HOST, "Host: evil.example"])],
  ["another host's address", get([HOST]).replace("/api", "http://evil.example/api")],
  ["an address that another host would read as its own", get([HOST]).replace("/api", "//api")],
  ["a star", get([HOST]).replace("/api/categories", "*")],
]

describe.each(SERVERS)("Invalid HTTP at the %s", (server) => {
  it.each(REFUSED)(
    "%s gets at most one error response, and the hidden request is not executed",
    async (_name, bytes) => {
      const { statuses, text, closedByShop } = await exchange(server, bytes)
      expect(statuses.length).toBeLessThanOrEqual(1)
      for (const status of statuses) expect(status === 501 || (status >= 400 && status < 500)).toBe(true)
      if (!statuses.length) expect(closedByShop).toBe(true)
      expect(text).not.toMatch(/secret=1|node_modules|\bat \//)
    },
  )

  it("does not affect the next request", async () => {
    expect((await exchange(server, get([HOST, "Connection: close"]))).statuses).toEqual([200])
  })
})

describe("The edge", () => {
  it.each(REFUSED_BY_EDGE)("rejects %s", async (_name, bytes) => {
    expect((await exchange("edge", bytes)).statuses).toEqual([400])
  })

  it("disconnects clients that send the head of a request one byte at a time", async () => {
    const { closedByShop, tookMs, statuses } = await exchange("edge", "GET / HTTP/1.1\r\nHost: local")
    expect({ closedByShop, statuses }).toEqual({ closedByShop: true, statuses: [408] })
    expect(tookMs).toBeLessThan(20_000)
  })

  it("rejects a body with an excessive length without reading it", async () => {
    const { statuses } = await exchange("edge", post(["Content-Length: 999999999999"], "x".repeat(100_000)))
    expect(statuses).toEqual([413])
  })

  it("ignores a request to switch protocols", async () => {
    const upgrade = get([HOST, "Connection: Upgrade, close", "Upgrade: websocket", "Sec-WebSocket-Key: eA=="])
    expect((await exchange("edge", upgrade)).statuses).toEqual([200])
  })

  it("rejects CONNECT", async () => {
    const { statuses } = await exchange("edge", "CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n")
    expect(statuses.filter((status) => status < 400)).toEqual([])
  })

  it("is healthy afterwards", async () => {
    expect((await new ShopClient().send("GET", "/healthz")).status).toBe(200)
  })
})
