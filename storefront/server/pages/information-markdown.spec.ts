import { until } from "@bon-perroquet/testing/until"
import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge, type RunningEdge } from "../testing/running-edge.js"

const PAGE = "<article><h1>Delivery</h1><p>In two days</p></article>"
const SHOP = { merchant: { name: "Noix" }, closed_days: [] }

let engine: FakeEngine
let edge: RunningEdge
beforeEach(async () => {
  engine = await FakeEngine.start()
  engine.answer = (_request, response) => response.writeHead(200).end(PAGE)
  edge = await startEdge({ engineUrl: engine.url })
})
afterEach(async () => {
  await edge.stop()
  await engine.stop()
})

/** Requests a page until the edge has read the shop's facts. */
const untilAnswered = (path: string, status: number) =>
  until(`${path} to answer ${status}`, async () => {
    const answer = await edge.ask(path)
    return answer.status === status && answer
  })

it("an information page is Markdown in the language of its address, marked as the merchant's text", async () => {
  engine.shop = { ...SHOP, services: ["agents"] }
  const { headers, body } = await untilAnswered("/nl/shipping.md", 200)
  expect(headers["content-type"]).toBe("text/markdown; charset=utf-8")
  expect(headers["x-robots-tag"]).toBe("noindex")
  expect(body.toString()).toMatch(/^> Text of the merchant.*\n\n# Delivery\n\nIn two days\n$/)
  expect((await edge.ask("/shipping.md")).status).toBe(200)
})

it("without assistants, and for other pages, there is no Markdown", async () => {
  engine.shop = { ...SHOP, services: ["questions"] }
  expect((await untilAnswered("/nl/shipping.md", 404)).status).toBe(404)
  engine.shop = { ...SHOP, services: ["agents"] }
  await untilAnswered("/nl/shipping.md", 200)
  for (const path of ["/nl/checkout.md", "/nl/cookies.md", "/xx/shipping.md"])
    expect((await edge.ask(path)).status).toBe(404)
})
