import { AnonymousExporter, tracesAreWanted } from "../traces"

/** Creates spans for the engine's requests, queries and workflows, in the trace of the edge. */
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
    // Sends spans in batches. The engine's default sends each one separately.
    spanProcessors: [new BatchSpanProcessor(exporter)],
    instrumentations: [new HttpInstrumentation()],
    // Metrics and logs are exported elsewhere.
    metricReaders: [],
    logRecordProcessors: [],
    instrument: { http: true, workflows: true, query: true, db: true },
  })
}
