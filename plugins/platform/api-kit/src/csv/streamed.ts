import { fieldOf } from "./field"

type Cell = string | number

const line = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => (typeof cell === "number" ? cell : fieldOf(cell))).join(";")}\r\n`

/** Yields CSV in small parts, with a byte order mark for spreadsheets. Numbers are no formulas, so negative ones stay numbers. */
export async function* csvOf<Column extends string>(
  columns: readonly Column[],
  rows: AsyncIterable<Partial<Record<Column, Cell>>>,
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
