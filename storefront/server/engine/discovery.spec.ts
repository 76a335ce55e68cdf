import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge, type RunningEdge } from "../testing/running-edge.js"

describe("Files for search engines", () => {
  let engine: FakeEngine
  let edge: RunningEdge

  beforeEach(async () => {
    engine = await FakeEngine.start()
    engine.answer = ({ url }, response) => {
      const content =
        url === "/api/catalogue?fields=handle_fr,handle_nl,handle_en"
          ? [{ handle_fr: "noix-de-cajou", handle_nl: "cashewnoten", handle_en: "cashews" }]
          : [{ id: "pcat_1", handle_fr: "noix", handle_nl: "noten", handle_en: "nuts" }]
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(content))
    }
    edge = await startEdge({ engineUrl: engine.url, shopUrl: new URL("https://shop.example") })
  })

  afterEach(async () => {
    await edge.stop()
    await engine.stop()
  })

  it("robots.txt contains crawling rules and the sitemap's URL", async () => {
    const { status, headers, body } = await edge.ask("/robots.txt")
    expect(status).toBe(200)
    expect(headers["content-type"]).toContain("text/plain")
    expect(body.toString()).toContain("Disallow: /checkout")
    expect(body.toString()).toContain("Disallow: /nl/checkout")
    expect(body.toString()).toContain("Sitemap: https://shop.example/sitemap.xml")
  })

  it("the sitemap lists each screen, category and product in each language, with links to its translations", async () => {
    const index = (await edge.ask("/sitemap.xml")).body.toString()
    expect(index).toContain("<loc>https://shop.example/sitemap-1.xml</loc>")
    const { headers, body } = await edge.ask("/sitemap-1.xml")
    expect(headers["content-type"]).toContain("xml")
    const pages = body.toString()
    for (const page of ["/", "/products", "/products?category=noix", "/products/noix-de-cajou"])
      expect(pages).toContain(`<loc>https://shop.example${page}</loc>`)
    expect(pages).toContain("<loc>https://shop.example/nl/products/cashewnoten</loc>")
    expect(pages).toContain('hreflang="en" href="https://shop.example/en/products?category=nuts"')
  })

  it("the sitemap lists the page of a service only if the shop offers it", async () => {
    const page = "<loc>https://shop.example/nl/gift_card_sales</loc>"
    expect((await edge.ask("/sitemap-1.xml")).body.toString()).not.toContain(page)
    await edge.stop()
    engine.shop = { merchant: { name: "Noix" }, closed_days: [], services: ["gift_card_sales"] }
    edge = await startEdge({ engineUrl: engine.url, shopUrl: new URL("https://shop.example") })
    expect((await edge.ask("/sitemap-1.xml")).body.toString()).toContain(page)
  })

  it("before the opening, the sitemap lists no product, no category and no page that sells", async () => {
    await edge.stop()
    engine.shop = { merchant: { name: "Noix" }, closed_days: [], is_open: false }
    edge = await startEdge({ engineUrl: engine.url, shopUrl: new URL("https://shop.example") })
    const pages = (await edge.ask("/sitemap-1.xml")).body.toString()
    expect(pages).toContain("<loc>https://shop.example/terms</loc>")
    expect(pages).not.toContain("products")
    expect(pages).not.toContain("<loc>https://shop.example/</loc>")
  })

  it.each(["/sitemap-2.xml", "/sitemap-0.xml", "/sitemap-x.xml"])(
    "a sitemap that does not exist returns 404: %s",
    async (path) => {
      expect((await edge.ask(path)).status).toBe(404)
    },
  )
})
