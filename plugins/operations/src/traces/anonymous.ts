import type { ReadableSpan, SpanExporter } from "@medusajs/framework/opentelemetry/sdk-trace-node"
import type { Attributes } from "@opentelemetry/api"

/** What spans tell of a request beyond its pattern: addresses with session ids and searches in them, who asks, and what with. */
const TELLING =
  /^(http\.(url|target|user_agent|client_ip|query|params|body|headers?\b.*|request\..*)|url\..*|user_agent\..*|net\.peer\..*|net\.sock\..*|network\.peer\..*|client\..*|network\.client\..*)$/

/** Values that stand in a statement itself; those that are given beside it are not told at all. */
const withoutValues = (statement: string) => statement.replace(/'(?:[^']|'')*'/g, "?")

/** The attributes of a span without what tells of a person. */
export function anonymous(attributes: Attributes): Attributes {
  const kept = Object.entries(attributes).filter(([name]) => !TELLING.test(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      typeof value === "string" && /^db\.(statement|query\.text)$/.test(name) ? withoutValues(value) : value,
    ]),
  )
}

/** Hands spans on with attributes that tell nothing of a person. */
export class AnonymousExporter implements SpanExporter {
  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter["export"]>[1]): void {
    const told = spans.map(
      (span): ReadableSpan =>
        // A span's other properties are inherited: copying them would lose them.
        Object.create(span, {
          attributes: { value: anonymous(span.attributes), enumerable: true },
        }) as ReadableSpan,
    )
    this.exporter.export(told, done)
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown()
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.()
  }
}
