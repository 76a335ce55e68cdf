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

/** Receives the traces of a shop, as an OpenTelemetry collector does. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = []
  private readonly server = createServer((request, response) => {
    void json(request).then((sent) => {
      this.add(sent as Exported)
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}")
    })
  })

  /** @returns the settings of a shop that sends its traces here */
  async start(): Promise<Record<string, string>> {
    this.server.listen(0, "127.0.0.1")
    await once(this.server, "listening")
    const { port } = this.server.address() as AddressInfo
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: "200" }
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private add({ resourceSpans }: Exported): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue ?? ""
      for (const { spans } of scopeSpans) for (const span of spans) this.spans.push({ ...span, service })
    }
  }
}
