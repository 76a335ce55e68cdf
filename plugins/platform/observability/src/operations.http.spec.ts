import { readFileSync } from "node:fs"
import { join } from "node:path"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { metricsOf, valueOf } from "@bon-perroquet/testing/metrics"
import { buy } from "@bon-perroquet/testing/purchase"

const token = requireVariable("METRICS_TOKEN")

const ask = (base: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, { headers })

const linesOf = (service: "edge" | "engine", id: string) =>
  readFileSync(join(requireVariable("SHOP_LOGS"), `${service}.log`), "utf8")
    .split("\n")
    .filter((line) => line.includes(id))

describe("The shop's metrics", () => {
  it.each(["SHOP_URL", "ENGINE_URL"])("are not served without the token (%s)", async (base) => {
    for (const Authorization of ["", "Bearer guessed", "Bearer", token])
      expect((await ask(requireVariable(base), "/metrics", { Authorization })).status).toBe(404)
  })

  it.each(["SHOP_URL", "ENGINE_URL"])("are text for callers with the token (%s)", async (base) => {
    const answer = await ask(requireVariable(base), "/metrics", { Authorization: `Bearer ${token}` })
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/)
  })

  it("count requests by route without personal data", async () => {
    const shop = new ShopClient()
    await shop.cart()
    const engine = await metricsOf(requireVariable("ENGINE_URL"))
    const edge = await metricsOf(requireVariable("SHOP_URL"))
    expect(engine).toContain('route="/api/cart/:session_id",status="200"')
    expect(edge).toContain('route="/api/cart/*",status="200"')
    expect(engine + edge).not.toContain(shop.sessionId)
  })

  it("cover payments, stock, mail, catalogue, database and event loop", async () => {
    const before = await metricsOf(requireVariable("ENGINE_URL"))
    await buy(new ShopClient())
    const after = await metricsOf(requireVariable("ENGINE_URL"))
    const ordered = 'checkout_attempts{state="ordered"}'
    expect(valueOf(after, ordered)).toBeGreaterThan(valueOf(before, ordered))
    for (const name of [
      "stock_held_units",
      "checkout_oldest_unsettled_seconds",
      'mail_messages{state="given_up"}',
      'database_pool_connections{state="used"}',
      "catalogue_age_seconds",
      "password_hashes_waiting",
      "nodejs_eventloop_lag_p99_seconds",
    ])
      expect({ name, value: valueOf(after, name) }).toEqual({ name, value: expect.any(Number) as number })
    expect(valueOf(after, "catalogue_products")).toBeGreaterThan(5)
    expect(valueOf(after, "catalogue_listening")).toBe(1)
  })

  it("count the edge's cache hits for the catalogue", async () => {
    const hits = 'edge_public_reads_total{path="/api/products",outcome="hit"}'
    const before = valueOf(await metricsOf(requireVariable("SHOP_URL")), hits)
    const shop = new ShopClient()
    for (let times = 0; times < 10; times += 1) await shop.products()
    const after = await metricsOf(requireVariable("SHOP_URL"))
    expect(valueOf(after, hits)).toBeGreaterThan(before)
    expect(valueOf(after, 'edge_catalogue_age_seconds{path="/api/products"}')).toBeLessThan(5)
  })
})

describe("A request's id", () => {
  it("is in its answer and in the log lines of edge and engine, without personal data", async () => {
    const id = `test-${Date.now()}`
    const shop = new ShopClient()
    const headers = { "X-Request-Id": id, "User-Agent": "someone's own browser" }
    const answer = await shop.send("GET", `/api/delivery?cart_session_id=${shop.sessionId}`, { headers })
    expect(answer.headers.get("x-request-id")).toBe(id)
    for (const service of ["edge", "engine"] as const) {
      const lines = await until(`the ${service}'s line`, async () => {
        const lines = linesOf(service, id)
        return lines.length > 0 && lines
      })
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
        expect.objectContaining({ request_id: id, method: "GET", status: 200 }),
      ])
      expect(lines.join()).not.toMatch(new RegExp(`${shop.sessionId}|someone|127\\.0\\.0\\.1|::1`))
    }
  })

  it.each(["/api/products", "/api/delivery", "/", "/no/such/page"])(
    "is replaced if the caller's id is not safe to log (%s)",
    async (path) => {
      const answer = await ask(requireVariable("SHOP_URL"), path, { "X-Request-Id": 'x" , "level":"error' })
      expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})

it("the engine keeps idle connections longer than the edge, so that no purchase uses a closing one", async () => {
  const { headers } = await ask(requireVariable("ENGINE_URL"), "/health")
  expect(headers.get("keep-alive")).toBe("timeout=75")
})
