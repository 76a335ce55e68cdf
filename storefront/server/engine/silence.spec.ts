import { Engine } from "./engine.js"
import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge } from "../testing/running-edge.js"

const TIMEOUT_MS = 150

describe("Engine that accepts connections and does not respond", () => {
  let silent: FakeEngine
  beforeEach(async () => {
    silent = await FakeEngine.start()
    silent.answer = () => undefined
  })
  afterEach(() => silent.stop())

  it.each(["GET", "POST"])(
    "a %s to an engine that does not respond times out and is sent only once",
    async (method) => {
      const engine = new Engine([silent.url], TIMEOUT_MS)
      await expect(engine.ask({ method, path: "/api/cart/a/items", headers: {} })).rejects.toThrow(/timeout/i)
      expect(silent.seen.length).toBeLessThan(2)
      await engine.close()
    },
  )

  it("an engine that does not respond causes a 503 with Retry-After", async () => {
    const edge = await startEdge({ engineUrl: silent.url, engineTimeoutMs: TIMEOUT_MS })
    const answer = await edge.ask("/api/cart/12345678")
    expect(answer.status).toBe(503)
    expect(answer.headers["retry-after"]).toBe("5")
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: "engine_unavailable" })
    await edge.stop()
  })
})
