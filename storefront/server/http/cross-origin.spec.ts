import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge, type RunningEdge } from "../testing/running-edge.js"

const CLIENT = "https://client.example"

describe("A page of another origin", () => {
  let engine: FakeEngine
  let edge: RunningEdge

  beforeEach(async () => {
    engine = await FakeEngine.start()
    engine.answer = (_request, response) =>
      response
        .writeHead(200, { "Content-Type": "application/json", "X-Total-Count": "2", Vary: "Accept-Language" })
        .end("[]")
    edge = await startEdge({ engineUrl: engine.url, otherOrigins: [CLIENT] })
  })

  afterEach(async () => {
    await edge.stop()
    await engine.stop()
  })

  it.each(["/api/categories", "/api/products?page=1", "/api/users/orders"])(
    "a page of an origin in SHOP_ORIGINS can read %s without cookies",
    async (path) => {
      const { status, headers } = await edge.ask(path, { headers: { origin: CLIENT } })
      expect(status).toBe(200)
      expect(headers["access-control-allow-origin"]).toBe(CLIENT)
      expect(headers["access-control-allow-credentials"]).toBeUndefined()
      expect(headers["access-control-expose-headers"]).toMatch(/X-Total-Count.*Retry-After/)
      expect(headers.vary).toMatch(/Accept.*Origin/)
    },
  )

  it("a page of an allowed origin can read the error of a rejected request", async () => {
    const { status, headers } = await edge.ask("/api/%zz", { headers: { origin: CLIENT } })
    expect(status).toBe(400)
    expect(headers["access-control-allow-origin"]).toBe(CLIENT)
  })

  it("the edge answers preflight requests of an allowed origin, valid for two hours", async () => {
    const { status, headers } = await edge.ask("/api/cart/12345678/items", {
      method: "OPTIONS",
      headers: {
        origin: CLIENT,
        "access-control-request-method": "PUT",
        "access-control-request-headers": "authorization,content-type",
      },
    })
    expect(status).toBe(204)
    expect(headers["access-control-allow-methods"]).toContain("PUT")
    expect(headers["access-control-allow-headers"]).toBe("authorization,content-type")
    expect(headers["access-control-max-age"]).toBe("7200")
    expect(engine.seen).toEqual([])
  })

  it.each([
    ["the settings do not name it", "/api/categories", "https://client.example.evil.example"],
    ["its origin is hidden", "/api/categories", "null"],
    ["it asks for a screen", "/products", CLIENT],
  ])("a page of another origin can read nothing if %s", async (_name, path, origin) => {
    const { headers } = await edge.ask(path, { headers: { origin } })
    expect(headers["access-control-allow-origin"]).toBeUndefined()
  })
})
