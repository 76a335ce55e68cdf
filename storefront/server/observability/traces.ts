import { AnonymousExporter, tracesAreWanted } from "@bon-perroquet/observability/traces"
import { context, propagation } from "@opentelemetry/api"

/** Starts tracing. @returns function that sends the remaining spans and stops */
export async function traceEdge(): Promise<() => Promise<void>> {
  if (!tracesAreWanted()) return async () => {}
  const { NodeSDK } = await import("@opentelemetry/sdk-node")
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http")
  const { HttpInstrumentation } = await import("@opentelemetry/instrumentation-http")
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? "shop-edge",
    traceExporter: new AnonymousExporter(new OTLPTraceExporter()),
    instrumentations: [new HttpInstrumentation()],
    // Metrics and logs are exported without OpenTelemetry.
    metricReaders: [],
    logRecordProcessors: [],
  })
  sdk.start()
  return () => sdk.shutdown()
}

export function tracedHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}
