import { brotliDecompressSync } from "node:zlib"
import { FakeEngine } from "../testing/fake-engine.js"
import { HTML, startEdge, type RunningEdge } from "../testing/running-edge.js"

describe("Pages and files of the edge", () => {
  let engine: FakeEngine
  let edge: RunningEdge

  beforeEach(async () => {
    engine = await FakeEngine.start()
    edge = await startEdge({ engineUrl: engine.url })
  })

  afterEach(async () => {
    await edge.stop()
    await engine.stop()
  })

  it("the edge renders a public screen in the language of its URL", async () => {
    const answer = await edge.ask("/nl/products?page=2&utm_source=mail", {
      headers: { "accept-language": "en" },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(answer.headers["cache-control"]).toBe("private, no-cache")
    expect(answer.headers.vary).toBe("Accept-Encoding")
    expect(answer.body.toString()).toContain('<html lang="nl">')
    expect(answer.body.toString()).toContain('<div id="root">nl /products?page=2 {}</div>')
    expect(answer.body.toString()).toContain("<title>200</title>")
  })

  it.each([
    ["/", "a=b; language=nl", "en", "/nl"],
    ["/products?page=2", "", "nl-BE", "/nl/products?page=2"],
    ["/checkout", "language=en", "nl", "/en/checkout"],
    ["/nowhere", "language=yy", "en", "/en/nowhere"],
  ])(
    "the URL %s with the cookie %p redirects to the visitor's language without caching",
    async (path, cookie, expected, to) => {
      const answer = await edge.ask(path, { headers: { cookie, "accept-language": expected } })
      expect(answer.status).toBe(302)
      expect(answer.headers.location).toBe(to)
      expect(answer.headers["cache-control"]).toBe("private, no-store")
      expect(answer.headers.vary).toContain("Accept-Language, Cookie")
    },
  )

  it.each([
    ["", "fr"],
    ["", ""],
    ["language=fr", "nl"],
  ])(
    "a URL without a prefix is in French for the cookie %p and the browser's language %p",
    async (cookie, expected) => {
      const headers = { cookie, "accept-language": expected }
      const answer = await edge.ask("/products", { headers })
      expect(answer.status).toBe(200)
      expect(answer.body.toString()).toContain('<html lang="fr">')
      expect(answer.headers.vary).toContain("Accept-Language, Cookie")
    },
  )

  it.each([
    ["/products?lang=nl&page=2", "/nl/products?page=2"],
    ["/en/products?lang=nl", "/nl/products"],
    ["/products?page=2&lang=fr", "/products?page=2"],
    ["/products?lang=xx", "/products"],
    ["/en/products?lang=xx", "/en/products"],
    ["/nl/", "/nl"],
    ["/fr/products?page=2", "/products?page=2"],
    ["/nl/admin/orders/BP-1", "/admin/orders/BP-1"],
    ["/fr//stranger.example/a", "/stranger.example/a"],
  ])("the URL %s redirects to %s permanently", async (from, to) => {
    const answer = await edge.ask(from, { headers: { cookie: "language=fr" } })
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(to)
    expect(answer.headers["cache-control"]).toBe("public, max-age=86400")
    expect(answer.headers["set-cookie"]).toBeUndefined()
  })

  it("a former French URL stores French as the chosen language of a browser in another language", async () => {
    const answer = await edge.ask("/products?lang=fr", { headers: { "accept-language": "nl" } })
    const [cookie = ""] = answer.headers["set-cookie"] ?? []
    expect(cookie).toMatch(/^language=fr; Path=\/; Max-Age=31536000; SameSite=Lax$/)
    expect(answer.headers["cache-control"]).toBe("private, no-store")
    const next = await edge.ask("/products", {
      headers: { "accept-language": "nl", cookie: "language=fr" },
    })
    expect(next.status).toBe(200)
  })

  it("a URL in a disabled language redirects temporarily", async () => {
    const answer = await edge.ask("/de/products?page=2")
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe("/products?page=2")
  })

  it("the dashboard has one URL and is in the visitor's language", async () => {
    const answer = await edge.ask("/admin", { headers: { "accept-language": "nl" } })
    expect(answer.headers.location).toBeUndefined()
    expect(answer.body.toString()).toContain('<html lang="nl">')
  })

  it("a page sets an XSRF token for new visitors and is cacheable for others", async () => {
    const first = await edge.ask("/products")
    const [cookie = ""] = first.headers["set-cookie"] ?? []
    expect(cookie).toMatch(/^XSRF-TOKEN=[a-f0-9]{32}; Path=\/; SameSite=Lax$/)
    const again = await edge.ask("/products", { headers: { cookie: cookie.split(";")[0] ?? "" } })
    expect(again.headers["set-cookie"]).toBeUndefined()
    expect(again.headers["cache-control"]).toBe("no-cache")
  })

  it("a personal screen is rendered by the browser and excluded from search engines", async () => {
    const answer = await edge.ask("/checkout")
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toBe(HTML)
    expect(answer.headers["x-robots-tag"]).toBe("noindex")
  })

  it("the edge renders the frame of a private screen without the engine and excludes it from search engines", async () => {
    const answer = await edge.ask("/profile")
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toContain('<div id="root">fr /profile </div>')
    expect(answer.headers["x-robots-tag"]).toBe("noindex")
    expect(engine.seen.map(({ url }) => url)).not.toContain("/api/page")
  })

  it("an unknown URL gets an error page with status 404", async () => {
    const answer = await edge.ask("/no-such-page")
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toContain("<title>404</title>")
  })

  it("a page is rendered once for concurrent requests, and again only if its content changed", async () => {
    const clock = jest.spyOn(performance, "now").mockReturnValue(performance.now())
    const answers = await Promise.all(Array.from({ length: 20 }, () => edge.ask("/products/noix")))
    clock.mockRestore()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(engine.seen.filter(({ url }) => url === "/api/page")).toHaveLength(1)
  })

  it("cached pages are sent without delay while many uncached pages are rendered", async () => {
    await edge.ask("/products")
    const pendingAnswers: (() => void)[] = []
    engine.answer = (_request, response) => {
      if (pendingAnswers.length < 2) pendingAnswers.push(() => response.end("{}"))
      else response.end("{}")
    }
    const odd = Array.from({ length: 40 }, (_, n) => edge.ask(`/products?q=odd&page=${n + 2}`))
    expect((await Promise.race(odd)).status).toBe(503)
    const productsPage = await edge.ask("/products")
    expect({ status: productsPage.status, body: productsPage.body.toString() }).toMatchObject({
      status: 200,
      body: expect.stringContaining("fr /products {}") as string,
    })
    for (const answer of pendingAnswers) answer()
    const statuses = (await Promise.all(odd)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(18)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  }, 60_000)

  it("the product list is rendered per request if it has a search text, and cached otherwise", async () => {
    for (const path of ["/products?q=noix&page=2", "/products?q=noix&page=2", "/products?page=2"])
      await edge.ask(path)
    const before = engine.seen.length
    await edge.ask("/products?page=2&utm_source=mail")
    expect(before).toBe(3)
    expect(engine.seen).toHaveLength(before)
  })

  it("uncached pages are limited per IP address, and cached pages are always sent", async () => {
    await edge.ask("/products")
    const statuses: number[] = []
    for (let n = 0; n < 125; n++) statuses.push((await edge.ask(`/products?q=odd&page=${n + 2}`)).status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(6)
    expect((await edge.ask("/products")).status).toBe(200)
  }, 60_000)

  it("a page is compressed, and an unchanged page returns 304", async () => {
    const first = await edge.ask("/", { headers: { "accept-encoding": "br, gzip" } })
    expect(first.headers["content-encoding"]).toBe("br")
    expect(brotliDecompressSync(first.body).toString()).toContain('<div id="root">fr / {}</div>')
    const again = await edge.ask("/", {
      headers: { "accept-encoding": "br", "if-none-match": String(first.headers.etag) },
    })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  it("a page has no content and status 503 if the engine does not respond", async () => {
    engine.answer = (_request, response) => response.destroy()
    const answer = await edge.ask("/products?page=77")
    expect(answer.status).toBe(503)
    expect(answer.headers["retry-after"]).toBe("5")
    expect(answer.body.toString()).toBe(HTML)
  })

  it("a file is cached permanently if its name contains a hash, otherwise for an hour", async () => {
    const hashed = await edge.ask("/assets/app-1a2b3c4d.js", { headers: { "accept-encoding": "br" } })
    const icon = await edge.ask("/favicon.svg")
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    expect(hashed.headers["content-encoding"]).toBe("br")
    expect(hashed.headers["content-type"]).toContain("javascript")
    expect(hashed.headers["x-content-type-options"]).toBe("nosniff")
    expect(icon.headers["cache-control"]).toBe("public, max-age=3600")
  })

  it("a missing file returns 404 without a page", async () => {
    const answer = await edge.ask("/assets/gone-00000000.js")
    expect(answer.status).toBe(404)
    expect(answer.headers["content-type"]).toContain("application/json")
  })

  it("the headers prevent other sites from framing, scripting or embedding the shop", async () => {
    const { headers } = await edge.ask("/checkout")
    const policy = String(headers["content-security-policy"])
    // SHA-256 of "keep()", the only inline script.
    expect(policy).toContain("script-src 'self' 'sha256-Pe8GI/HBwb3yGmlWe0KyrYr+FZMafT8HNyiS1RW2ves=';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toContain("unsafe-eval")
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")
    expect(headers["permissions-policy"]).toContain("camera=()")
    expect(headers["strict-transport-security"]).toBeUndefined()
  })

  it("the edge sends Strict-Transport-Security if the shop uses https", async () => {
    const secure = await startEdge({ engineUrl: engine.url, shopUrl: new URL("https://shop.example") })
    expect((await secure.ask("/")).headers["strict-transport-security"]).toContain("max-age=63072000")
    await secure.stop()
  })

  it("pictures are cached permanently, and Medusa Admin can show them", async () => {
    const { status, headers } = await edge.ask("/static/products/noix-960.webp")
    expect(status).toBe(200)
    expect(headers["content-type"]).toBe("image/webp")
    expect(headers["cache-control"]).toContain("immutable")
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin")
    expect(headers["content-security-policy"]).toContain("sandbox")
  })

  it.each([
    "/static/",
    "/static/products",
    "/static/products/",
    "/static/private-export.csv",
    "/static/private-scan.png",
    "/static/../outside.png",
    "/static/..%2foutside.png",
    "/static/%2e%2e/outside.png",
    "/static/products/..%5c..%5coutside.png",
    "/static/products/none-960.webp",
  ])("the edge does not serve the private file %s", async (path) => {
    const answer = await edge.ask(path)
    expect([400, 403, 404]).toContain(answer.status)
    expect(answer.body.toString()).not.toContain("secret")
  })

  it("/healthz does not call the engine", async () => {
    const answer = await edge.ask("/healthz")
    expect(answer.status).toBe(200)
    expect(engine.seen).toHaveLength(0)
  })
})
