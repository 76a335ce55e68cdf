import { tracesAreWanted } from "../traces"

/** Spans of the engine's requests, queries and workflows, under the trace that the edge began. */
export async function traceEngine(): Promise<void> {
  if (!tracesAreWanted()) return
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http")
  const { HttpInstrumentation } = await import("@opentelemetry/instrumentation-http")
  const { BatchSpanProcessor } = await import("@medusajs/framework/opentelemetry/sdk-trace-node")
  const { registerOtel } = await import("@medusajs/medusa")
  const exporter = new OTLPTraceExporter()
  registerOtel({
    serviceName: process.env.OTEL_SERVICE_NAME ?? "shop-engine",
    exporter,
    // Sent together now and then: by default the engine sends each span by itself.
    spanProcessors: [new BatchSpanProcessor(exporter)],
    // A span's address would tell session ids and what was searched for: its pattern is told by the engine's own spans.
    instrumentations: [
      new HttpInstrumentation({
        requestHook: (span) => {
          span.setAttributes({
            "http.target": "",
            "http.url": "",
            "url.path": "",
            "url.query": "",
            "url.full": "",
          })
        },
      }),
    ],
    instrument: { http: true, workflows: true, query: true, db: true },
  })
}
