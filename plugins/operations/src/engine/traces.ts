import { AnonymousExporter, tracesAreWanted } from "../traces"

/** Spans of the engine's requests, queries and workflows, under the trace that the edge began. */
export async function traceEngine(): Promise<void> {
  if (!tracesAreWanted()) return
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http")
  const { HttpInstrumentation } = await import("@opentelemetry/instrumentation-http")
  const { BatchSpanProcessor } = await import("@medusajs/framework/opentelemetry/sdk-trace-node")
  const { registerOtel } = await import("@medusajs/medusa")
  const exporter = new AnonymousExporter(new OTLPTraceExporter())
  registerOtel({
    serviceName: process.env.OTEL_SERVICE_NAME ?? "shop-engine",
    exporter,
    // Sent together now and then: by default the engine sends each span by itself.
    spanProcessors: [new BatchSpanProcessor(exporter)],
    instrumentations: [new HttpInstrumentation()],
    // Metrics and logs go their own ways.
    metricReaders: [],
    logRecordProcessors: [],
    instrument: { http: true, workflows: true, query: true, db: true },
  })
}
