import type { Content, Line } from "../modules/documents"

/** A line of an order, as a document that was issued before documents kept its id tells it. */
type Known = Pick<Line, "id" | "name" | "rate" | "unit_cents">

const keyOf = ({ name, rate, unit_cents }: Known): string => JSON.stringify([name, rate, unit_cents])

/**
 * Returns documents whose lines all have the ids of the order's. Documents that were issued before these were kept get them in
 * the order of the lines: of several lines with one name, rate and price the first in the document is the first in the order.
 */
export function identified(documents: readonly Content[], lines: readonly Known[]): Content[] {
  return documents.map((content) => {
    if (content.lines.every(({ id }) => id !== undefined)) return content
    const ids = new Map<string, string[]>()
    for (const line of lines) ids.set(keyOf(line), [...(ids.get(keyOf(line)) ?? []), line.id ?? ""])
    return {
      ...content,
      lines: content.lines.map((line) => {
        const known = ids.get(keyOf(line)) ?? []
        return { ...line, id: line.id ?? (known.length > 1 ? known.shift() : known[0]) ?? keyOf(line) }
      }),
    }
  })
}
