import {
  MAX_HEADING,
  MAX_IMPORT_LINES,
  type ImportLayout,
  type ImportReading,
  type ProductImport,
} from "@bon-perroquet/contract"
import { setImmediate } from "node:timers/promises"
import { refuse } from "@bon-perroquet/api-kit/http"
import { asMeant, spreadsheet } from "@bon-perroquet/api-kit/csv"
import type { FileColumn } from "@bon-perroquet/contract"
import { headingsOf, type Heading } from "./headings"
import { includesVat, languageIn, layoutOf, linesIn, weightUnitOf } from "../layouts"
import type { Row, WeightUnit, WrittenLine } from "../written"
import { rowsOf } from "./rows"
import { doubtfulWeights, gramsCell } from "./weights"

export interface WrittenFile {
  lines: WrittenLine[]
  unknown_columns: string[]
  reading: NonNullable<ProductImport["reading"]>
}

const MAX_UNKNOWN = 50
/** First column of a file with its errors. It is ignored when the corrected file is imported. */
const ERRORS_COLUMN = "errors"

/** Columns that identify the product or are only informative. */
const NOTHING_TO_CHANGE: FileColumn[] = ["sku", "held"]

/** A formula that contains only text. Some systems write it to keep leading zeros. */
const TEXT_FORMULA = /^="([^"]*)"$/

export const textOf = (cell: string): string => (TEXT_FORMULA.exec(cell)?.[1] ?? asMeant(cell)).trim()

/**
 * Parses a file with the column `sku` and at least one column to change, in any order. If they are not recognised,
 * returns a question instead of lines.
 * @param requested how to read it. Missing values are detected
 * @throws 422
 */
export async function readFile(bytes: Buffer, requested: Partial<ImportReading> = {}): Promise<WrittenFile> {
  const { columns = {} } = requested
  const { names, filled, encoding, detected_encoding } = await openTable(bytes, requested.encoding)
  const layout = requested.layout === undefined ? layoutOf(names) : requested.layout
  const common = {
    encoding,
    detected_encoding,
    layout,
    create_categories: requested.create_categories ?? false,
  }
  if (layout) return fromLayout({ names, rows: filled, layout }, requested, common)
  const { headings, language } = headingsOf(names, requested)
  const lines = isEnough(headings) ? await linesFrom(filled, headings) : []
  const weighed = headings.findIndex((each) => each?.column === "weight")
  const { weight_unit, questions } = readWeights(lines, {
    name: names[weighed] ?? "",
    unit: requested.weight_unit ?? headings[weighed]?.unit ?? null,
  })
  const found = headings.map((each) => each?.column ?? null)
  return {
    lines,
    unknown_columns: unknownNames(names, found, columns),
    reading: {
      ...{ ...common, language, weight_unit, columns, fetch_pictures: requested.fetch_pictures ?? false },
      prices_include_vat: requested.prices_include_vat ?? !headings.some((each) => each?.is_net),
      headings: headingsWithSamples(names, found, filled),
      questions: isEnough(headings) ? questions : [{ code: "columns", samples: [] }],
    },
  }
}

/** Opens a file and separates its heading from the other rows. @throws 422 */
export async function openTable(bytes: Buffer, requested: ImportReading["encoding"] | undefined) {
  const { rows, encoding, detected_encoding } = await rowsOf(bytes, requested)
  const [heading, ...records] = rows
  if (!heading?.record.some(Boolean)) throw refuse("csv_columns", 422)
  const filled = records.filter(({ record }) => record.some(Boolean))
  if (!filled.length) throw refuse("csv_empty", 422)
  if (filled.length > MAX_IMPORT_LINES) throw refuse("csv_too_long", 422)
  const names = heading.record.map((name) => name.slice(0, MAX_HEADING))
  return { names, filled, encoding, detected_encoding }
}

/** Returns the headings that belong to no column. Leaves out those that a person chose to ignore. */
export function unknownNames(
  names: readonly string[],
  found: readonly (string | null)[],
  columns: ImportReading["columns"],
): string[] {
  const unknown = names.filter((name, index) => isUnassigned(name, columns) && !found[index])
  return unknown.slice(0, MAX_UNKNOWN).map((name) => name.slice(0, 100))
}

export function headingsWithSamples<Column>(
  names: readonly string[],
  found: readonly (Column | null)[],
  rows: readonly Row[],
): { name: string; column: Column | null; samples: string[] }[] {
  return names.flatMap((name, index) =>
    name && name !== ERRORS_COLUMN
      ? [{ name, column: found[index] ?? null, samples: samplesOf(rows, index) }]
      : [],
  )
}

/** Reads another system's file. Its pictures are on another site, and its settings determine if prices include VAT. */
async function fromLayout(
  { names, rows, layout }: { names: readonly string[]; rows: readonly Row[]; layout: ImportLayout },
  requested: Partial<ImportReading>,
  common: Pick<WrittenFile["reading"], "encoding" | "detected_encoding" | "layout" | "create_categories">,
): Promise<WrittenFile> {
  const language = requested.language ?? languageIn(headingsOf(names).language)
  const weight_unit = requested.weight_unit ?? weightUnitOf(layout)
  const { lines, rates } = await linesIn(layout, {
    ...{ names, rows, language, unit: weight_unit ?? "g", rates: requested.vat_rates },
  })
  const unrated = [...rates].flatMap(([group, rate]) => (rate === null ? group : []))
  const prices_include_vat = requested.prices_include_vat ?? includesVat(layout, names, rows)
  const samplesOf = (column: "price" | "weight") =>
    [...new Set(lines.flatMap(({ cells }) => cells[column] || []))].slice(0, SAMPLES)
  const [prices, weights] = [samplesOf("price"), samplesOf("weight")]
  const isDoubtful = weight_unit === null && weights.length > 0
  return {
    lines,
    unknown_columns: [],
    reading: {
      ...{ ...common, language, prices_include_vat, weight_unit, columns: {}, headings: [] },
      fetch_pictures: requested.fetch_pictures ?? true,
      create_categories: requested.create_categories ?? true,
      vat_rates: Object.fromEntries(
        [...rates].flatMap(([group, rate]) => (rate === null ? [] : [[group, rate] as const])),
      ),
      questions: [
        ...(isDoubtful ? [{ code: "weight_unit" as const, samples: weights }] : []),
        ...(prices_include_vat === null ? [{ code: "prices_include_vat" as const, samples: prices }] : []),
        ...(unrated.length > 0 ? [{ code: "vat_rates" as const, samples: unrated }] : []),
      ],
    },
  }
}

function isEnough(headings: readonly (Heading | null)[]): boolean {
  const columns = headings.flatMap((each) => each?.column ?? [])
  return columns.includes("sku") && !columns.every((column) => NOTHING_TO_CHANGE.includes(column))
}

/** Returns whether a person can choose a column for this heading. */
const isUnassigned = (name: string, columns: ImportReading["columns"]): boolean =>
  name !== "" && name !== ERRORS_COLUMN && columns[name] !== null

const SAMPLES = 3
const LONGEST_SAMPLE = 80
/** Rows that are searched for samples, because some columns are almost empty. */
const SAMPLED_ROWS = 1_000

function samplesOf(rows: readonly Row[], index: number): string[] {
  const samples = new Set<string>()
  for (const { record } of rows.slice(0, SAMPLED_ROWS)) {
    const cell = textOf(record[index] ?? "")
    if (cell) samples.add(cell.slice(0, LONGEST_SAMPLE))
    if (samples.size === SAMPLES) break
  }
  return [...samples]
}

/** Rows that are converted before the process serves other requests. */
const AT_ONCE = 5_000

async function linesFrom(
  rows: readonly Row[],
  headings: readonly (Heading | null)[],
): Promise<WrittenLine[]> {
  const lines: WrittenLine[] = []
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    for (const row of rows.slice(start, start + AT_ONCE)) lines.push(lineOf(row, headings))
    await setImmediate()
  }
  return lines
}

function lineOf({ record, line }: Row, headings: readonly (Heading | null)[]): WrittenLine {
  const cells: WrittenLine["cells"] = {}
  headings.forEach((each, index) => {
    if (each) cells[each.column] = textOf(record[index] ?? "")
  })
  const { sku = "", ...others } = cells
  return { line, sku, cells: others }
}

/** Converts weights to grams. Adds a question if their unit is unknown. */
function readWeights(
  lines: readonly WrittenLine[],
  { name, unit }: { name: string; unit: WeightUnit | null },
): Pick<WrittenFile["reading"], "weight_unit" | "questions"> {
  const cells = lines.flatMap((line) => line.cells.weight ?? [])
  const samples = unit ? [] : doubtfulWeights(cells, name.toLowerCase() === "weight")
  for (const line of lines)
    if (line.cells.weight) line.cells.weight = gramsCell(line.cells.weight, unit ?? "g")
  return { weight_unit: unit, questions: samples.length > 0 ? [{ code: "weight_unit", samples }] : [] }
}

export async function markedCsv(
  bytes: Buffer,
  { encoding }: Partial<ImportReading>,
  details: ReadonlyMap<number, string>,
): Promise<string> {
  const [heading, ...rows] = (await rowsOf(bytes, encoding)).rows
  const filled = rows.filter(({ record }) => record.some(Boolean))
  const isMarked = heading?.record[0] === ERRORS_COLUMN
  const cellsOf = ({ record }: Row) => (isMarked ? record.slice(1) : record).map(textOf)
  return spreadsheet(
    [
      ...(heading ? [[ERRORS_COLUMN, ...cellsOf(heading)]] : []),
      ...filled.map((row) => [details.get(row.line) ?? "", ...cellsOf(row)]),
    ],
    ";",
  )
}
