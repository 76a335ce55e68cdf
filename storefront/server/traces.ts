import { tracesAreWanted } from "@bon-perroquet/operations/traces"

/**
 * Begins the trace of every request that reaches the shop, and hands it on to the engine.
 * @returns sends what is left, before the process ends
 */
export async function traceEdge(): Promise<() => Promise<void>> {
  if (!tracesAreWanted()) return async () => {}
  const { NodeSDK } = await import("@opentelemetry/sdk-node")
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http")
  const { HttpInstrumentation } = await import("@opentelemetry/instrumentation-http")
  const { UndiciInstrumentation } = await import("@opentelemetry/instrumentation-undici")
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? "shop-edge",
    traceExporter: new OTLPTraceExporter(),
    instrumentations: [
      // An address would tell session ids and what was searched for.
      new HttpInstrumentation({ requestHook: withoutAddress }),
      new UndiciInstrumentation({ requestHook: withoutAddress }),
    ],
  })
  sdk.start()
  return () => sdk.shutdown()
}

const ADDRESSES = ["http.target", "http.url", "url.path", "url.query", "url.full"]

const withoutAddress = (span: { setAttribute(name: string, value: string): unknown }) => {
  for (const name of ADDRESSES) span.setAttribute(name, "")
}
