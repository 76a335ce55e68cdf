import type { ReadableSpan, SpanExporter } from "@medusajs/framework/opentelemetry/sdk-trace-node"
import type { Attributes } from "@opentelemetry/api"

/** Checks OpenTelemetry's standard settings. Without them, its libraries are not loaded. */
export const tracesAreWanted = (env: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)

/**
 * Attributes with personal data or secrets: URLs with session ids and searches, client and browser, messages of errors,
 * and names without a dot. These are the headers of a request, all of which Medusa adds, with cookies and tokens.
 */
const PERSONAL =
  /^(http\.(url|target|user_agent|client_ip|query|params|body|headers?\b.*|request\..*)|url\..*|user_agent\..*|net\.peer\..*|net\.sock\..*|network\.peer\..*|client\..*|network\.client\..*|exception\.(message|stacktrace)|[^.]*)$/

/** Removes values from SQL. Bound values are not in spans. */
const withoutValues = (statement: string) => statement.replace(/'(?:[^']|'')*'/g, "?")

export function anonymous(attributes: Attributes): Attributes {
  const harmless = Object.entries(attributes).filter(([name]) => !PERSONAL.test(name))
  return Object.fromEntries(
    harmless.map(([name, value]) => [
      name,
      typeof value === "string" && /^db\.(statement|query\.text)$/.test(name) ? withoutValues(value) : value,
    ]),
  )
}

/** Removes the URL, with which Medusa names a request without a route. */
const withoutUrl = (name: string, { "http.route": route }: Attributes) =>
  route === undefined ? name.replace(/^([A-Z]+) \/.*$/s, "$1") : name

export class AnonymousExporter implements SpanExporter {
  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter["export"]>[1]): void {
    const records = spans.map(
      (span): ReadableSpan =>
        // Extends the span, because a copy would lose inherited properties.
        Object.create(span, {
          name: { value: withoutUrl(span.name, span.attributes), enumerable: true },
          attributes: { value: anonymous(span.attributes), enumerable: true },
          // The message of an error may contain what somebody entered.
          status: { value: { code: span.status.code }, enumerable: true },
          events: {
            value: span.events.map((event) => ({ ...event, attributes: anonymous(event.attributes ?? {}) })),
            enumerable: true,
          },
        }) as ReadableSpan,
    )
    this.exporter.export(records, done)
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown()
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.()
  }
}
