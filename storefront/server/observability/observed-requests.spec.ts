import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge } from "../testing/running-edge.js"

it("the metrics contain calls that the engine answers, and none that visitors invent", async () => {
  const engine = await FakeEngine.start()
  const edge = await startEdge({ engineUrl: engine.url })
  engine.answer = ({ url }, response) =>
    response.writeHead(url === "/api/delivery?fail=1" ? 500 : 200).end("{}")
  try {
    for (const path of ["/api/invented/%2e%2e/a", "/api/delivery", "/api/delivery?fail=1"])
      await edge.ask(path)
    const { body } = await edge.ask("/metrics", { headers: { authorization: "Bearer metrics of the tests" } })
    const text = body.toString()
    for (const labels of ['route="/api/*",status="400"', 'route="/api/delivery/*",status="500"'])
      expect(text).toContain(labels)
    expect(text).not.toContain("invented")
  } finally {
    await edge.stop()
    await engine.stop()
  }
})
