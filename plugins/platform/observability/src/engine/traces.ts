import { AnonymousExporter, tracesAreWanted } from "../traces"

/** Adds requests, queries and workflows of the engine to the trace that the edge started. */
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
    spanProcessors: [new BatchSpanProcessor(exporter)],
    instrumentations: [new HttpInstrumentation()],
    metricReaders: [],
    logRecordProcessors: [],
    instrument: { http: true, workflows: true, query: true, db: true },
  })
}
