/** Where traces go: the standard's own settings decide, and without them nothing of this is loaded. */
export const tracesAreWanted = (env: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)

export { AnonymousExporter } from "./anonymous"
