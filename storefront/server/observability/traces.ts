import { AnonymousExporter, tracesAreWanted } from "@bon-perroquet/operations/traces"
import { context, propagation } from "@opentelemetry/api"

/**
 * Begins the trace of every request that reaches the shop; `tracedHeaders` hand it on to the engine.
 * @returns sends what is left, before the process ends
 */
export async function traceEdge(): Promise<() => Promise<void>> {
  if (!tracesAreWanted()) return async () => {}
  const { NodeSDK } = await import("@opentelemetry/sdk-node")
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http")
  const { HttpInstrumentation } = await import("@opentelemetry/instrumentation-http")
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? "shop-edge",
    traceExporter: new AnonymousExporter(new OTLPTraceExporter()),
    instrumentations: [new HttpInstrumentation()],
    // Metrics and logs go their own ways.
    metricReaders: [],
    logRecordProcessors: [],
  })
  sdk.start()
  return () => sdk.shutdown()
}

/** What tells the engine which trace a request belongs to; nothing where there is none. */
export function tracedHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}
