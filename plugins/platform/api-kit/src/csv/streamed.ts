import { fieldOf } from "./field"

const line = (cells: readonly string[]): string => `${cells.map(fieldOf).join(";")}\r\n`

/** Yields CSV in small parts, with a byte order mark for spreadsheets. */
export async function* csvOf<Column extends string>(
  columns: readonly Column[],
  rows: AsyncIterable<Partial<Record<Column, string>>>,
): AsyncGenerator<string> {
  yield `\uFEFF${line(columns)}`
  for await (const row of rows) yield line(columns.map((column) => row[column] ?? ""))
}

/** Yields all pages of a list. @param read returns the page after a row, or the first page */
export async function* paged<Row>(
  read: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after: Row | undefined; ;) {
    const rows = await read(after)
    yield* rows
    after = rows.at(-1)
    if (after === undefined) return
  }
}
