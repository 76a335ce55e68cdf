/** Returns whether OpenTelemetry's standard settings name a target for traces. Otherwise nothing is loaded. */
export const tracesAreWanted = (env: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)

export { AnonymousExporter } from "./anonymous"
