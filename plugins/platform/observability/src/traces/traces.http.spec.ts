import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { json } from "node:stream/consumers"
import { untilWithoutJobs } from "@bon-perroquet/testing"

const root = join(__dirname, "..", "..", "..", "..", "..")

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string } }[]
}
interface Exported {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

const spans: (Span & { service: string })[] = []
const collector: Server = createServer((request, response) => {
  void json(request).then((sent) => {
    for (const { resource, scopeSpans } of (sent as Exported).resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue ?? ""
      for (const scope of scopeSpans) for (const span of scope.spans) spans.push({ ...span, service })
    }
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}")
  })
})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const parts: ChildProcess[] = []

const start = (cwd: string, words: string[], env: NodeJS.ProcessEnv) => {
  const all = {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    MEDUSA_DISABLE_TELEMETRY: "1",
    ...env,
  }
  parts.push(spawn(process.execPath, words, { cwd: join(root, cwd), env: all, stdio: "ignore" }))
}

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

let shop: string

beforeAll(async () => {
  collector.listen(0, "127.0.0.1")
  await once(collector, "listening")
  const { port } = collector.address() as AddressInfo
  const [edge, engine] = [await freePort(), await freePort()]
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: "200" }
  // Starts like the engine of a shop, which generates no types.
  const engineProcess = join(root, "tools", "start", "processes", "engine.mjs")
  const secrets = { COOKIE_SECRET: process.env.COOKIE_SECRET ?? "a secret of this test" }
  const engineWords = [engineProcess, "127.0.0.1", String(engine)]
  start(join("backend", ".medusa", "server"), engineWords, { ...settings, ...secrets })
  const ENGINE_URL = `http://127.0.0.1:${engine}`
  start("storefront", [join("dist", "server", "main.js")], { ...settings, PORT: String(edge), ENGINE_URL })
  shop = `http://127.0.0.1:${edge}`
  await untilWithoutJobs("the engine", () => answers(`${ENGINE_URL}/health`))
  await untilWithoutJobs("the edge", () => answers(`${shop}/healthz`))
})

afterAll(async () => {
  await Promise.all(
    parts.map(async (part) => {
      if (part.exitCode !== null) return
      const ended = once(part, "exit")
      part.kill("SIGTERM")
      await ended
    }),
  )
  collector.closeAllConnections()
  collector.close()
})

describe("a trace", () => {
  it("covers the edge, the engine and the database", async () => {
    const session = `${Date.now()}-traced-visitor`
    expect((await fetch(`${shop}/api/cart/${session}`)).status).toBe(200)
    const trace = await untilWithoutJobs("one trace of both", async () => {
      const routed = spans.find(
        ({ service, name }) => service === "shop-engine" && name.includes("/api/cart"),
      )
      const mine = spans.filter(({ traceId }) => traceId === routed?.traceId)
      const isWhole =
        mine.some(({ service }) => service === "shop-edge") && mine.some(({ name }) => /^pg/.test(name))
      return isWhole && mine
    })
    const ids = new Map(trace.map((span) => [span.spanId, span]))
    const query = trace.find(({ name }) => /^pg/.test(name))
    const ancestors: string[] = []
    for (let span = query; span; span = ids.get(span.parentSpanId ?? "")) ancestors.push(span.service)
    expect(ancestors[0]).toBe("shop-engine")
    expect(ancestors.at(-1)).toBe("shop-edge")
    expect(spans.filter((span) => JSON.stringify(span).includes(session))).toEqual([])
  })
})
