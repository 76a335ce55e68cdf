import type { ImportEncoding } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { CsvError, parse } from "csv-parse"
import { Readable } from "node:stream"
import { setImmediate } from "node:timers/promises"
import type { Row } from "../written"
import { decodeText, detectEncoding } from "./encoding"
import { isWorkbook, workbookRows } from "./xlsx"

interface Rows {
  rows: Row[]
  /** Null for a workbook, which states its encoding. */
  encoding: ImportEncoding | null
  detected_encoding: ImportEncoding | null
}

/**
 * Returns the rows of a workbook or a CSV file. @param requested encoding to use instead of the detected one. @throws
 * 422
 */
export async function rowsOf(bytes: Buffer, requested: ImportEncoding | null = null): Promise<Rows> {
  if (isWorkbook(bytes)) {
    const cells = await workbookRows(bytes)
    const rows = cells.map((record, index) => ({
      line: index + 1,
      record: record.map((cell) => cell.trim()),
    }))
    const filled = rows.filter(({ record }) => record.some(Boolean))
    return { rows: filled, encoding: null, detected_encoding: null }
  }
  const detected_encoding = detectEncoding(bytes)
  const encoding = requested ?? detected_encoding
  const text = decodeText(bytes, encoding)
  if (text.includes("\0")) throw refuse("csv_unreadable", 422)
  return { rows: await recordsIn(text), encoding, detected_encoding }
}

const DELIMITERS = [";", "\t", ","]
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/\n|$/))
  const counted = DELIMITERS.map((sign) => ({ sign, count: heading.split(sign).length }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

interface Parsed {
  record: string[]
  info: { records: number; empty_lines: number }
}

/** Characters that are parsed before the process serves other requests. A large file takes seconds. */
const AT_ONCE = 256 * 1024

async function* partsOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += AT_ONCE) {
    yield text.slice(start, start + AT_ONCE)
    await setImmediate()
  }
}

async function recordsIn(text: string): Promise<Row[]> {
  const [first = "", named] = DELIMITER_LINE.exec(text) ?? []
  const rest = text.slice(first.length)
  const parser = parse({
    delimiter: named ?? delimiterOf(rest),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  })
  const rows: Row[] = []
  try {
    for await (const { record, info } of Readable.from(partsOf(rest)).pipe(parser) as AsyncIterable<Parsed>)
      rows.push({ record, line: info.records + info.empty_lines + (first ? 1 : 0) })
    return rows
  } catch (error) {
    throw refuse("csv_unreadable", 422, error instanceof CsvError ? { line: Number(error["lines"]) } : {})
  }
}

/** Optional first line with the delimiter, which some spreadsheets write. */
const DELIMITER_LINE = /^"?sep=(.)"?\n/i
