import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge, type RunningEdge } from "../testing/running-edge.js"

describe("Responses of the edge", () => {
  let engine: FakeEngine
  let edge: RunningEdge

  beforeAll(async () => {
    engine = await FakeEngine.start()
    edge = await startEdge({ engineUrl: engine.url, contactRateLimit: 1 })
  })

  afterAll(async () => {
    await edge.stop()
    await engine.stop()
  })

  const large = { method: "POST", body: Buffer.alloc(1_100_000), headers: { "content-type": "text/plain" } }

  it.each([
    ["a screen", "/", {}, 200],
    ["a personal screen", "/checkout", {}, 200],
    ["an unknown screen", "/nowhere", {}, 404],
    ["a file", "/favicon.svg", {}, 200],
    ["a missing file", "/gone.js", {}, 404],
    ["a picture", "/static/products/noix-960.webp", {}, 200],
    ["a missing picture", "/static/gone.png", {}, 404],
    ["a redirection", "/index.html", {}, 308],
    ["an answer of the catalogue", "/api/products", {}, 200],
    ["an answer of the engine", "/api/cart/12345678", {}, 200],
    ["a refusal of a crooked path", "/api/../admin", {}, 400],
    ["a refusal of a broken escape", "/%E0%A4%A", {}, 400],
    ["a refusal of another host's address", "//evil.example/", {}, 400],
    ["a refusal of a method", "/", { method: "DELETE" }, 405],
    ["a refusal of a large body", "/api/cart/12345678/items", large, 413],
    ["a refusal of a long address", `/${"a".repeat(5_000)}`, {}, 414],
    ["its own health", "/healthz", {}, 200],
    ["the rules for search engines", "/robots.txt", {}, 200],
  ] as const)("responses have security headers: %s", async (_name, path, request, status) => {
    const { headers, status: came } = await edge.ask(path, request)
    expect(came).toBe(status)
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(headers["content-security-policy"]).toMatch(/default-src '(none|self)'/)
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")
    expect(headers["x-powered-by"] ?? headers.server).toBeUndefined()
    expect(headers["access-control-allow-origin"]).toBeUndefined()
  })

  it.each(["//", "//[", "//[::1", "//a:b@c:99999/", "//evil.example/products", "/\\evil.example", "*"])(
    "the edge rejects a request target that is no path of this shop: %s",
    async (path) => {
      const answer = await edge.ask(path)
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.body.toString())).toMatchObject({ code: "invalid_request" })
    },
  )

  it.each(["x".repeat(65), "a b", "<script>", "\u00e9"])(
    "the edge replaces the invalid request id %j",
    async (name) => {
      const { headers } = await edge.ask("/healthz", { headers: { "x-request-id": name } })
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it("the content security policy allows pictures from the shop and its bucket", async () => {
    const bucketUrl = new URL("https://pictures.example/shop")
    const withBucket = await startEdge({ engineUrl: engine.url, bucketUrl })
    const sourcesAt = async ({ ask }: RunningEdge) =>
      /img-src ([^;]*)/.exec(String((await ask("/")).headers["content-security-policy"]))?.[1]
    expect(await sourcesAt(edge)).toBe("'self' data: blob:")
    expect(await sourcesAt(withBucket)).toBe("'self' data: blob: https://pictures.example")
    await withBucket.stop()
  })

  it("responses never allow pages of an unknown origin to read them", async () => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" }
    for (const path of ["/api/cart/12345678", "/api/products", "/"]) {
      expect((await edge.ask(path, { headers })).headers["access-control-allow-origin"]).toBeUndefined()
      const preflight = await edge.ask(path, { method: "OPTIONS", headers })
      expect(preflight.headers["access-control-allow-origin"]).toBeUndefined()
    }
  })
})
