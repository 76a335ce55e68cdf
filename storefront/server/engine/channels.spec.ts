import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge, type RunningEdge } from "../testing/running-edge.js"

const SECOND = {
  ...{ code: "second", url: "http://second.example", hosts: ["www.second.example"], name: "Second" },
  languages: ["fr", "en"],
}
const CHANNEL = "x-shop-channel"

describe("An edge with two channels", () => {
  const folder = mkdtempSync(join(tmpdir(), "channels-"))
  const merchantFile = join(folder, "merchant.json")
  let engine: FakeEngine
  let edge: RunningEdge
  afterAll(() => rmSync(folder, { recursive: true }))

  beforeEach(async () => {
    writeFileSync(merchantFile, JSON.stringify({ name: "First", channels: [SECOND] }))
    engine = await FakeEngine.start()
    engine.answer = ({ headers }, response) =>
      response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(JSON.stringify({ channel: headers[CHANNEL] }))
    edge = await startEdge({ engineUrl: engine.url, merchantFile })
  })
  afterEach(async () => {
    await edge.stop()
    await engine.stop()
  })
  const ask = (path: string, host: string, headers = {}) => edge.ask(path, { headers: { host, ...headers } })
  const channelFor = async (path: string, host: string, headers = {}) =>
    (JSON.parse((await ask(path, host, headers)).body.toString()) as { channel?: string }).channel

  it.each([
    ["localhost:8000", "main"],
    ["unknown.example", "main"],
    ["second.example", "second"],
    ["SECOND.example:8000", "second"],
    ["www.second.example", "second"],
  ])("names the channel of the host %s to the engine", async (host, code) => {
    expect(await channelFor("/api/cart/12345678", host)).toBe(code)
    expect(await channelFor("/api/products", host)).toBe(code)
  })

  it("replaces a channel that a visitor names", async () => {
    const headers = { [CHANNEL]: "second" }
    expect(await channelFor("/api/cart/12345678", "localhost", headers)).toBe("main")
    expect(await channelFor("/api/products", "localhost", headers)).toBe("main")
  })

  it("caches the responses of each channel separately", async () => {
    for (const path of ["/api/products", "/api/products/noix", "/api/search?q=noix"])
      for (const host of ["localhost", "second.example", "localhost", "second.example"])
        expect([path, await channelFor(path, host)]).toEqual([path, host === "localhost" ? "main" : "second"])
  })

  it("renders the pages of each channel with its name and address, and caches them separately", async () => {
    for (let round = 0; round < 2; round += 1) {
      expect((await ask("/", "second.example")).body.toString()).toContain('{"name":"Second"}')
      expect((await ask("/", "localhost")).body.toString()).toContain('{"name":"First"}')
    }
    expect((await ask("/robots.txt", "second.example")).body.toString()).toContain(
      "Sitemap: http://second.example/sitemap.xml",
    )
  })

  it("redirects languages that a channel lacks to the default one", async () => {
    const dutch = await ask("/nl/products", "second.example")
    expect([dutch.status, dutch.headers.location]).toEqual([302, "/products"])
    expect((await ask("/nl/products", "localhost")).status).toBe(200)
    const visitor = await ask("/products", "second.example", { "accept-language": "nl, en;q=0.5" })
    expect(visitor.headers.location).toBe("/en/products")
  })
})

it("an edge with one channel names no channel to the engine", async () => {
  const engine = await FakeEngine.start()
  const edge = await startEdge({ engineUrl: engine.url })
  await edge.ask("/api/cart/12345678", { headers: { [CHANNEL]: "second" } })
  await edge.ask("/api/products")
  expect(engine.seen.map(({ headers }) => headers[CHANNEL])).toEqual([undefined, undefined])
  await edge.stop()
  await engine.stop()
})
