import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}
type CollectedSpan = Span & { service: string }

interface Exported {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

/** Returns the id of a trace, and the headers of a request that asks for it. */
export function newTrace() {
  const id = randomBytes(16).toString("hex")
  return { id, headers: { traceparent: `00-${id}-${"1".repeat(16)}-01` } }
}

/** Receives the traces of a shop, as an OpenTelemetry collector does. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = []
  private readonly server = createServer((request, response) => {
    void json(request).then((sent) => {
      this.add(sent as Exported)
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}")
    })
  })

  /** @returns the settings of a shop that sends the traces here that a request's header asks for */
  async start(): Promise<Record<string, string>> {
    this.server.listen(0, "127.0.0.1")
    await once(this.server, "listening")
    const { port } = this.server.address() as AddressInfo
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: "200",
      OTEL_TRACES_SAMPLER: "parentbased_always_off",
    }
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Returns the number of queries of a request to `route`, or null if the collector has not received all of them yet. */
  queriesOf(id: string, route: string): number | null {
    const own = this.spans.filter(({ traceId, service }) => traceId === id && service === "shop-engine")
    return own.some(({ name }) => name === route) ? own.filter(({ name }) => /^pg/.test(name)).length : null
  }

  /**
   * Returns the services from the first query of a trace up to the request, or null if the collector has not received
   * all of them yet.
   */
  servicesAboveQuery(id: string): string[] | null {
    const own = this.spans.filter(({ traceId }) => traceId === id)
    const query = own.find(({ name }) => /^pg/.test(name))
    if (!query || !own.some(({ service }) => service === "shop-edge")) return null
    const byId = new Map(own.map((span) => [span.spanId, span]))
    const services: string[] = []
    for (let span: CollectedSpan | undefined = query; span; span = byId.get(span.parentSpanId ?? ""))
      services.push(span.service)
    return services
  }

  private add({ resourceSpans }: Exported): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue ?? ""
      for (const { spans } of scopeSpans) for (const span of spans) this.spans.push({ ...span, service })
    }
  }
}
