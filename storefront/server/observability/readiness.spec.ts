import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge, type RunningEdge } from "../testing/running-edge.js"

describe("whether the edge can serve", () => {
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

  const ready = async () => (await edge.ask("/readyz")).status

  it("is ready while the engine is", async () => {
    expect(await ready()).toBe(200)
    engine.answer = (_request, response) => response.writeHead(503).end("{}")
    expect(await ready()).toBe(503)
  })

  it("lives, and is not ready, while the engine accepts and never answers", async () => {
    engine.answer = () => undefined
    expect(await ready()).toBe(503)
    expect((await edge.ask("/healthz")).status).toBe(200)
  })

  it("lives, and is not ready, while the engine is away", async () => {
    await engine.stop()
    expect(await ready()).toBe(503)
    expect((await edge.ask("/healthz")).status).toBe(200)
  })

  it("sends shoppers elsewhere once it was asked to end, and still answers who comes", async () => {
    edge.beginToEnd()
    expect(await ready()).toBe(503)
    expect((await edge.ask("/healthz")).status).toBe(503)
    expect((await edge.ask("/products")).status).toBe(200)
  })
})
