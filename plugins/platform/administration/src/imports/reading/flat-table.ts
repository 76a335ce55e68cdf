import { DEFAULT_LANGUAGE, type ImportReading, type ProductImport } from "@bon-perroquet/contract"
import { plainHeading } from "../written"
import { headingsWithSamples, openTable, textOf, unknownNames } from "./read-file"

export type Reading = NonNullable<ProductImport["reading"]>

interface FlatKind<Column extends string> {
  columns: readonly Column[]
  /** Finds a column by its plain heading, among those of the file. */
  columnOf: (name: string, names: readonly string[]) => Column | undefined
  /** Returns whether the columns suffice to read the file. @param names headings in plain letters */
  isEnough: (found: readonly (Column | null)[], names: readonly string[]) => boolean
  /** Columns with several headings, for example two telephone numbers. The first filled cell of a row counts. */
  severally?: readonly Column[]
}

interface FlatRow<Column extends string> {
  line: number
  cells: Partial<Record<Column, string>>
  /** Returns a cell by the plain heading of its column. */
  raw: (name: string) => string
}

/**
 * Parses a file whose columns have no language. Without the required columns, returns a question instead of rows.
 * @throws 422
 */
export async function readFlat<Column extends string>(
  bytes: Buffer,
  requested: Partial<ImportReading>,
  { columns: all, columnOf, isEnough, severally = [] }: FlatKind<Column>,
): Promise<{
  /** Plain headings. */
  names: string[]
  rows: FlatRow<Column>[]
  unknown_columns: string[]
  reading: Reading
}> {
  const { columns = {} } = requested
  const { names, filled, encoding, detected_encoding } = await openTable(bytes, requested.encoding)
  const plain = names.map(plainHeading)
  const found = flatHeadings(names, {
    ...{ chosen: columns, all },
    columnOf: (name) => columnOf(name, plain),
  })
  const further = plain.map((name, index): Column | null => {
    const isChosen = found[index] !== null || Object.hasOwn(columns, names[index] ?? "")
    return isChosen ? null : (severally.find((column) => column === columnOf(name, plain)) ?? null)
  })
  const isReadable = isEnough(found, plain)
  const placed = [...found.entries(), ...further.entries()]
  const places = new Map(plain.map((name, index) => [name, index]))
  const rows = (isReadable ? filled : []).map(({ line, record }): FlatRow<Column> => {
    const at = (index: number | undefined) => textOf(record[index ?? -1] ?? "")
    const cells: FlatRow<Column>["cells"] = {}
    for (const [index, column] of placed) if (column) cells[column] ||= at(index)
    return { line, cells, raw: (name) => at(places.get(name)) }
  })
  return {
    ...{ names: plain, rows },
    unknown_columns: unknownNames(
      names,
      found.map((column, index) => column ?? further[index] ?? null),
      columns,
    ),
    reading: {
      ...{ encoding, detected_encoding, layout: null, columns },
      language: requested.language ?? DEFAULT_LANGUAGE,
      ...{ weight_unit: null, prices_include_vat: null, fetch_pictures: false, create_categories: false },
      headings: headingsWithSamples(names, found, filled) as Reading["headings"],
      questions: isReadable ? [] : [{ code: "columns", samples: [] }],
    },
  }
}

/** Returns the columns of headings. An administrator's choice has priority, and each column is read once. */
function flatHeadings<Column extends string>(
  names: readonly string[],
  {
    chosen,
    all,
    columnOf,
  }: {
    chosen: ImportReading["columns"]
    all: readonly Column[]
    columnOf: (name: string) => Column | undefined
  },
): (Column | null)[] {
  const taken = new Set<Column>()
  const take = (column: Column | undefined): Column | null => {
    if (!column || taken.has(column)) return null
    taken.add(column)
    return column
  }
  const isChosen = (name: string) => Object.hasOwn(chosen, name)
  const first = names.map((name) =>
    isChosen(name) ? take(all.find((column) => column === chosen[name])) : null,
  )
  return names.map((name, index) =>
    isChosen(name) ? (first[index] ?? null) : take(columnOf(plainHeading(name))),
  )
}
