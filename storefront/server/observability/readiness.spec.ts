import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge, type RunningEdge } from "../testing/running-edge.js"

describe("Health of the edge", () => {
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

  it("the edge is ready if the engine is ready", async () => {
    expect(await ready()).toBe(200)
    engine.answer = (_request, response) => response.writeHead(503).end("{}")
    expect(await ready()).toBe(503)
  })

  it("the edge is healthy but not ready if the engine does not respond", async () => {
    engine.answer = () => undefined
    expect(await ready()).toBe(503)
    expect((await edge.ask("/healthz")).status).toBe(200)
  })

  it("the edge is healthy but not ready if the engine is unreachable", async () => {
    await engine.stop()
    expect(await ready()).toBe(503)
    expect((await edge.ask("/healthz")).status).toBe(200)
  })

  it("during shutdown, the edge is not ready and still answers requests", async () => {
    edge.beginToEnd()
    expect(await ready()).toBe(503)
    expect((await edge.ask("/healthz")).status).toBe(503)
    expect((await edge.ask("/products")).status).toBe(200)
  })
})
