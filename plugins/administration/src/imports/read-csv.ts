import { MAX_IMPORT_LINES } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import { CsvError, parse } from "csv-parse/sync"

/** What a line says, as it stands in the file. */
export interface WrittenLine {
  /** In the file, the heading being line 1. */
  line: number
  sku: string
  price: string
  stock: string
}

const DELIMITERS = [";", "\t", ","]

/** Headings in the shop's languages: a spreadsheet may have been made by hand. */
const COLUMNS: Record<"sku" | "price" | "stock", string[]> = {
  sku: ["sku", "référence", "reference", "referentie"],
  price: ["price", "prix", "prijs"],
  stock: ["stock", "voorraad"],
}

/** Excel writes UTF-8 with a mark, UTF-16, or the code page of Western Europe. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

/** The sign that most often parts the fields of the heading. */
function delimiterOf(text: string): string {
  const [heading = ""] = text.split(/\r?\n/, 1)
  const counted = DELIMITERS.map((sign) => ({ sign, count: heading.split(sign).length }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

interface Parsed {
  record: string[]
  info: { lines: number }
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
    const line: unknown = error instanceof CsvError ? error["lines"] : undefined
    throw refuse("csv_unreadable", 422, { line: typeof line === "number" ? line : 1 })
  }
}

/** The lines of a file with the columns `sku` and `price` and/or `stock`, in any order, others left aside. @throws 422 */
export function readCsv(bytes: Buffer): WrittenLine[] {
  const text = textOf(bytes).replace(/^\uFEFF/, "")
  const [heading, ...records] = recordsIn(text)
  const names = heading?.record.map((name) => name.toLowerCase()) ?? []
  const at = (column: keyof typeof COLUMNS) => names.findIndex((name) => COLUMNS[column].includes(name))
  const [sku, price, stock] = [at("sku"), at("price"), at("stock")]
  if (sku < 0 || (price < 0 && stock < 0)) throw refuse("csv_columns", 422)
  const filled = records.filter(({ record }) => record.some(Boolean))
  if (!filled.length) throw refuse("csv_empty", 422)
  if (filled.length > MAX_IMPORT_LINES) throw refuse("csv_too_long", 422)
  return filled.map(({ record, info }) => ({
    line: info.lines,
    sku: record[sku] ?? "",
    price: record[price] ?? "",
    stock: record[stock] ?? "",
  }))
}
