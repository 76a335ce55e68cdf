import type { Content, Line, SalesDocument } from "../modules/documents"

type NamedLine = Pick<Line, "id" | "name" | "rate" | "unit_cents">

const keyOf = ({ name, rate, unit_cents }: NamedLine): string => JSON.stringify([name, rate, unit_cents])

/** Returns contents with line ids, which old documents lack. Matches lines by name, rate, price and position. */
export function identified(
  documents: readonly Pick<SalesDocument, "content">[],
  lines: readonly NamedLine[],
): Content[] {
  return documents.map(({ content }) => {
    if (content.lines.every(({ id }) => id !== undefined)) return content
    const ids = new Map<string, string[]>()
    for (const line of lines) ids.set(keyOf(line), [...(ids.get(keyOf(line)) ?? []), line.id ?? ""])
    return {
      ...content,
      lines: content.lines.map((line) => {
        const lineIds = ids.get(keyOf(line)) ?? []
        return { ...line, id: line.id ?? (lineIds.length > 1 ? lineIds.shift() : lineIds[0]) ?? keyOf(line) }
      }),
    }
  })
}
