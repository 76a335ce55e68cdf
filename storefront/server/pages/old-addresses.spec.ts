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
    "redirect %s permanently, and are kept in memory",
    async (address) => {
      for (let time = 0; time < 3; time++) {
        const { status, headers } = await edge.ask(address)
        expect([status, headers.location]).toEqual([301, "/products/noix"])
        expect(headers["cache-control"]).toBe("public, max-age=86400")
      }
      expect(asked().map(({ body }) => JSON.parse(body) as object)).toEqual([{ address }])
    },
  )

  it("redirect to the visitor's language in one step, without shared caching", async () => {
    const { status, headers } = await edge.ask("/produit/noix", { headers: { "accept-language": "nl" } })
    expect([status, headers.location]).toEqual([301, "/nl/products/noix"])
    expect(headers["cache-control"]).toBe("private, no-store")
    expect(headers.vary).toContain("Accept-Language, Cookie")
    expect((await edge.ask("/produit/noix")).headers.location).toBe("/products/noix")
  })

  it("are not looked up for screens, files and calls", async () => {
    for (const path of ["/", "/products/noix", "/nl/checkout", "/assets/noix.js", "/noix.png", "/api/noix"])
      await edge.ask(path)
    expect(asked()).toHaveLength(0)
  })

  it("return 404 without a redirect, and if the engine does not respond", async () => {
    expect((await edge.ask("/produit/inconnu")).status).toBe(404)
    expect((await edge.ask("/inconnu.html")).status).toBe(404)
    engine.answer = (_request, response) => response.destroy()
    expect((await edge.ask("/produit/noix")).status).toBe(404)
  })

  it("are limited per IP address, except those in memory", async () => {
    await edge.ask("/produit/noix")
    const statuses: number[] = []
    for (let n = 0; n < 122; n++) statuses.push((await edge.ask(`/inconnu-${n}.html`)).status)
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
    expect((await edge.ask("/produit/noix")).status).toBe(301)
  }, 60_000)
})
