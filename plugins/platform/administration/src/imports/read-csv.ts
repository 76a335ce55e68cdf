import { MAX_IMPORT_LINES } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { CsvError, parse } from "csv-parse/sync"
import { asMeant } from "@bon-perroquet/api-kit/csv"
import { fileColumns, type FileColumn } from "../product-file"

export interface WrittenLine {
  /** As in a spreadsheet: the heading is line 1. */
  line: number
  sku: string
  cells: Partial<Record<FileColumn, string>>
}

export interface WrittenFile {
  lines: WrittenLine[]
  unknown_columns: string[]
}

const DELIMITERS = [";", "\t", ","]
const UNKNOWN_TOLD = 50

/** Headings in the shop's languages, for hand-made spreadsheets. */
const ALSO_CALLED: Partial<Record<FileColumn, string[]>> = {
  sku: ["référence", "reference", "referentie", "artikelnummer"],
  price: ["prix", "prijs", "preis"],
  stock: ["voorraad", "bestand"],
}
/** Columns that identify the product or are only informative. */
const NOTHING_TO_CHANGE: FileColumn[] = ["sku", "held"]

/** Decodes UTF-8 with a byte order mark, UTF-16 or Windows-1252, as written by Excel. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/\n|$/))
  const counted = DELIMITERS.map((sign) => ({ sign, count: heading.split(sign).length }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

interface Parsed {
  record: string[]
  info: { records: number; empty_lines: number }
}

function recordsIn(text: string): Parsed[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Parsed[]
  } catch (error) {
    throw refuse("csv_unreadable", 422, error instanceof CsvError ? { line: Number(error["lines"]) } : {})
  }
}

const columnNamed = (name: string): FileColumn | undefined =>
  fileColumns().find((column) => column === name || ALSO_CALLED[column]?.includes(name))

/**
 * Parses a file with the column `sku` and at least one changeable column, in any order.
 * @throws 422
 */
export function readCsv(bytes: Buffer): WrittenFile {
  const text = textOf(bytes)
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
  const [heading, ...records] = recordsIn(text)
  if (!heading) throw refuse("csv_columns", 422)
  const columns = heading.record.map((name) => columnNamed(name.toLowerCase()))
  const known = columns.filter((column) => column !== undefined)
  if (!known.includes("sku") || known.every((column) => NOTHING_TO_CHANGE.includes(column)))
    throw refuse("csv_columns", 422)
  if (text.includes("\0")) throw refuse("csv_unreadable", 422)
  const filled = records.filter(({ record }) => record.some(Boolean))
  if (!filled.length) throw refuse("csv_empty", 422)
  if (filled.length > MAX_IMPORT_LINES) throw refuse("csv_too_long", 422)
  const lines = filled.map(({ record, info }) => {
    const cells: WrittenLine["cells"] = {}
    columns.forEach((column, index) => {
      if (column && cells[column] === undefined) cells[column] = asMeant(record[index] ?? "").trim()
    })
    const { sku = "", ...others } = cells
    return { line: info.records + info.empty_lines, sku, cells: others }
  })
  const unknown = heading.record.filter((name, index) => name && !columns[index])
  return { lines, unknown_columns: unknown.slice(0, UNKNOWN_TOLD).map((name) => name.slice(0, 100)) }
}
