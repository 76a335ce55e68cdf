import type { ReadableSpan } from "@medusajs/framework/opentelemetry/sdk-trace-node"
import { anonymous, AnonymousExporter } from "./"

it("a span keeps only attributes without personal data", () => {
  const statement = "select * from customer where email = 'ada@example.org' and name = 'O''Hara' limit 1"
  expect(
    anonymous({
      "http.url": "/api/cart/1732190400000-secret",
      "url.query": "q=ada",
      "http.user_agent": "someone's own",
      "net.peer.ip": "192.0.2.7",
      "http.route": "/api/cart/:session_id",
      "http.status_code": 200,
      "db.statement": statement,
    }),
  ).toEqual({
    "http.route": "/api/cart/:session_id",
    "http.status_code": 200,
    "db.statement": "select * from customer where email = ? and name = ? limit 1",
  })
})

it("a span keeps no header of the request, which may be a cookie, a token or an address", () => {
  const headers = {
    ...{ authorization: "Bearer secret", cookie: "connect.sid=secret", "x-forwarded-for": "192.0.2.7" },
    ...{ "x-session-id": "secret", "user-agent": "someone's own", referer: "https://shop.example/?q=ada" },
  }
  expect(anonymous({ "http.method": "GET", "http.statusCode": 200, ...headers })).toEqual({
    "http.method": "GET",
    "http.statusCode": 200,
  })
})

it("an exported span contains neither the URL of a request without a route nor the message of an error", () => {
  const exported: ReadableSpan[] = []
  const exporter = new AnonymousExporter({
    export: (spans) => void exported.push(...spans),
    shutdown: () => Promise.resolve(),
  })
  const message = "ada@example.org has an account"
  const failed = {
    name: "GET /api/cart/1732190400000-secret?email=ada@example.org",
    attributes: {},
    status: { code: 2, message },
    events: [
      {
        name: "exception",
        time: [0, 0],
        attributes: { "exception.type": "Error", "exception.message": message },
      },
    ],
  }
  const routed = {
    name: "GET /api/cart/:id",
    attributes: { "http.route": "/api/cart/:id" },
    status: { code: 0 },
  }
  const spans = [failed, { ...routed, events: [] }, { ...routed, name: "pg.query:SELECT shop", events: [] }]
  exporter.export(spans as unknown as ReadableSpan[], () => undefined)
  expect(exported.map(({ name }) => name)).toEqual(["GET", "GET /api/cart/:id", "pg.query:SELECT shop"])
  expect(exported[0]).toMatchObject({
    status: { code: 2 },
    events: [{ name: "exception", attributes: { "exception.type": "Error" } }],
  })
  expect(JSON.stringify([exported[0]?.status, exported[0]?.events])).not.toContain("ada@")
})
