import { until } from "@bon-perroquet/testing/until"
import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge, type RunningEdge } from "../testing/running-edge.js"

describe("The merchant in pages of the edge", () => {
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

  it("the web manifest contains the merchant's name", async () => {
    const answer = await edge.ask("/manifest.webmanifest")
    expect(answer.headers["content-type"]).toContain("application/manifest+json")
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600")
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      name: "Noix & <i>graines</i>",
      start_url: "/",
    })
  })

  it("pages have the merchant's colours, logo and icons, and contain no styles for the theme's default colours", async () => {
    const before = (await edge.ask("/checkout")).body.toString()
    expect(before).not.toContain("<style>")
    const logo = { id: "logo_01JX2V0000000000000000000A", width: 480, height: 160 }
    const brand = { logo, colors: { action: "#1d3f8f", promotion: "#c8322b", paper: "#f7f9fc" } }
    engine.shop = { merchant: { name: "Noix" }, closed_days: [], brand }
    const page = await until("the colours", async () => {
      const { body } = await edge.ask("/checkout")
      return body.toString().includes("--leaf:#1d3f8f;") && body.toString()
    })
    expect(page).toMatch(/<style>:root,\.daylight\{--leaf:.*<\/style><\/head>/)
    const manifest = JSON.parse((await edge.ask("/manifest.webmanifest")).body.toString()) as object
    expect(manifest).toMatchObject({
      background_color: "#f7f9fc",
      icons: [{ src: `/api/shop/logos/${logo.id}/192.png` }, {}, { purpose: "maskable" }],
    })
  })

  it("pages contain the latest merchant data, even if the engine does not respond", async () => {
    const names = (facts: string) =>
      until(facts, async () => (await edge.ask("/checkout")).body.toString().includes(facts))
    engine.shop = { merchant: { name: "Noix" }, closed_days: ["2026-12-25"] }
    await names(
      '{"merchant":{"name":"Noix"},"closed_days":["2026-12-25"],"offers":[],"services":[],"payment_marks":[],"is_open":true,"brand":{"logo":null,"colors":{"action":"#1f6b3a","promotion":"#c8322b","paper":"#fbf7ef"}},"tags":{"matomo":null,"ga4":null,"meta":null}}',
    )
    engine.shop = null
    await until("the engine to be asked in vain", async () => {
      await edge.ask("/checkout")
      return engine.saidNothing > 1
    })
    await names('{"merchant":{"name":"Noix"}')
    engine.shop = { merchant: { name: "Graines" }, closed_days: [] }
    await names(
      '{"merchant":{"name":"Graines"},"closed_days":[],"offers":[],"services":[],"payment_marks":[],"is_open":true,"brand":{"logo":null,"colors":{"action":"#1f6b3a","promotion":"#c8322b","paper":"#fbf7ef"}},"tags":{"matomo":null,"ga4":null,"meta":null}}',
    )
  })
})
