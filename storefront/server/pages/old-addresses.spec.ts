import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge, type RunningEdge } from "../testing/running-edge.js"

describe("Addresses of a former shop", () => {
  let engine: FakeEngine
  let edge: RunningEdge
  const asked = () => engine.seen.filter(({ url }) => url === "/api/redirects")

  beforeEach(async () => {
    engine = await FakeEngine.start()
    edge = await startEdge({ engineUrl: engine.url })
    engine.answer = ({ url, body, headers }, response) => {
      const { address = "" } = url === "/api/redirects" ? (JSON.parse(body) as { address?: string }) : {}
      const language = headers["accept-language"] === "nl" ? "/nl" : ""
      const location = address.includes("noix") ? `${language}/products/noix` : null
      response.end(
        url === "/api/redirects"
          ? JSON.stringify({ location, is_for_all: address.startsWith("/fr/") })
          : "{}",
      )
    }
  })

  afterEach(async () => {
    await edge.stop()
    await engine.stop()
  })

  it.each(["/fr/12-noix.html", "/fr/produit/noix/", "/fr/noix.php?utm_source=mail"])(
    "an address of a former shop redirects permanently and is cached: %s",
    async (address) => {
      for (let time = 0; time < 3; time++) {
        const { status, headers } = await edge.ask(address)
        expect([status, headers.location]).toEqual([301, "/products/noix"])
        expect(headers["cache-control"]).toBe("public, max-age=86400")
      }
      expect(asked().map(({ body }) => JSON.parse(body) as object)).toEqual([{ address }])
    },
  )

  it("an address of a former shop redirects to the visitor's language in one step, without shared caching", async () => {
    const { status, headers } = await edge.ask("/produit/noix", { headers: { "accept-language": "nl" } })
    expect([status, headers.location]).toEqual([301, "/nl/products/noix"])
    expect(headers["cache-control"]).toBe("private, no-store")
    expect(headers.vary).toContain("Accept-Language, Cookie")
    expect((await edge.ask("/produit/noix")).headers.location).toBe("/products/noix")
  })

  it.each([
    ["a renamed product", "moved to /products/noix", 3_600],
    ["an unknown product of a former shop", "unknown", 86_400],
  ])(
    "the redirect of %s, which shared caches store, contains no visitor's token",
    async (_, page, seconds) => {
      engine.answer = ({ url }, response) =>
        response.end(
          url === "/api/redirects" ? JSON.stringify({ location: "/products/noix", is_for_all: true }) : page,
        )
      const { status, headers } = await edge.ask("/products/cajou")
      expect([status, headers.location]).toEqual([301, "/products/noix"])
      expect(headers["cache-control"]).toBe(`public, max-age=${seconds}`)
      expect(headers["set-cookie"]).toBeUndefined()
    },
  )

  it("the edge does not look up redirects for screens, files and API calls", async () => {
    for (const path of ["/", "/products/noix", "/nl/checkout", "/assets/noix.js", "/noix.png", "/api/noix"])
      await edge.ask(path)
    expect(asked()).toHaveLength(0)
  })

  it("an unknown address returns 404 if it has no redirect or the engine does not respond", async () => {
    expect((await edge.ask("/produit/inconnu")).status).toBe(404)
    expect((await edge.ask("/inconnu.html")).status).toBe(404)
    engine.answer = (_request, response) => response.destroy()
    expect((await edge.ask("/produit/noix")).status).toBe(404)
  })

  it("the edge limits lookups of redirects per IP address, except those in its cache", async () => {
    await edge.ask("/produit/noix")
    const statuses: number[] = []
    for (let n = 0; n < 122; n++) statuses.push((await edge.ask(`/inconnu-${n}.html`)).status)
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
    expect((await edge.ask("/produit/noix")).status).toBe(301)
  }, 60_000)
})
