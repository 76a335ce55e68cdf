import { createReadStream, openSync, readSync, closeSync } from "node:fs"

/** Maximum characters of a part. The API accepts files of up to 16 MB, but the engine keeps a part in memory to check it. */
const MAX_CHARACTERS = 2_000_000
/** Maximum records of a part. The API accepts files of up to 150,000 lines. */
const MAX_RECORDS = 100_000

/** Columns that identify the product, customer or order to which rows belong, by kind of file. */
const KEYS = {
  products: /^(?:handle|url handle|product handle|internal_id|product_internal_id|product)$/i,
  others: /^(?:number|name|order[ _]?(?:number|id)|e-?mail|email[ _]address)$/i,
}
/** Column in which WooCommerce marks variations. They belong to the product before them. */
const TYPE = /^typ?e$/i
const DELIMITER_LINE = /^"?sep=(.)"?\s*$/i

/** Systems whose products refer to rows anywhere in the file, so it cannot be split. */
const WHOLE = ["magento", "prestashop"]

/**
 * Returns whether a file can be split. A workbook cannot, and neither can text in UTF-16.
 * @param {string} file @param {import("./steps.mjs").Step} step @returns {boolean}
 */
export function isSplit(file, { reading }) {
  if (/\.xlsx$/i.test(file) || WHOLE.includes(String(reading.layout))) return false
  const start = Buffer.alloc(64)
  const descriptor = openSync(file, "r")
  readSync(descriptor, start)
  closeSync(descriptor)
  return !/^(?:\xFF\xFE|\xFE\xFF)/.test(start.toString("latin1"))
}

/** Reads a file as one character per byte, so that its encoding is kept. @param {string} file */
export const bytesOf = (file) => createReadStream(file, { encoding: "latin1" })

/**
 * Splits CSV text into records. A line break inside quotes does not end a record.
 * @param {AsyncIterable<string> | Iterable<string>} chunks @returns {AsyncGenerator<string>}
 */
async function* recordsIn(chunks) {
  let rest = ""
  let at = 0
  let isQuoted = false
  for await (const chunk of chunks) {
    rest += chunk
    let start = 0
    for (; at < rest.length; at++) {
      const sign = rest[at]
      if (sign === '"') isQuoted = !isQuoted
      else if (sign === "\n" && !isQuoted) {
        yield rest.slice(start, at + 1)
        start = at + 1
      }
    }
    rest = rest.slice(start)
    at -= start
  }
  if (rest) yield `${rest}\n`
}

/**
 * Returns the first cells of a record. A delimiter inside quotes does not end a cell.
 * @param {string} record @param {string} delimiter @param {number} [most] number of cells
 */
function cellsOf(record, delimiter, most = Infinity) {
  /** @type {string[]} */
  const cells = [""]
  let isQuoted = false
  for (const sign of record.trimEnd()) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === delimiter && !isQuoted) {
      if (cells.length === most) return cells
      cells.push("")
    } else cells[cells.length - 1] += sign
  }
  return cells
}

/**
 * Returns a function that returns by which value rows belong together.
 * @param {string} heading @param {string} kind @param {string | undefined} named delimiter
 * @returns {(row: string, former: string) => string}
 */
function keyReader(heading, kind, named) {
  const delimiter =
    named ??
    [";", "\t", ","].reduce((most, each) =>
      cellsOf(heading, each).length > cellsOf(heading, most).length ? each : most,
    )
  const names = cellsOf(heading.replace(/^(?:\uFEFF|\u00EF\u00BB\u00BF)/, ""), delimiter)
  const isOfProducts = kind === "products"
  const key = names.findIndex((name) => KEYS[isOfProducts ? "products" : "others"].test(name))
  const type = isOfProducts && key < 0 ? names.findIndex((name) => TYPE.test(name)) : -1
  return (row, former) => {
    if (key < 0 && type < 0) return row
    const cells = cellsOf(row, delimiter, Math.max(key, type) + 1)
    if (type < 0) return cells[key] ?? row
    return /variation/i.test(cells[type] ?? "") ? former : row
  }
}

/**
 * Splits a file into parts that an import accepts. Each part starts with the heading. Rows of one product, customer or
 * order stay together.
 * @param {AsyncIterable<string> | Iterable<string>} chunks
 * @param {{ kind?: string, records?: number, characters?: number }} [most] @returns {AsyncGenerator<string>}
 */
export async function* partsOf(
  chunks,
  { kind = "orders", records = MAX_RECORDS, characters = MAX_CHARACTERS } = {},
) {
  let heading = ""
  /** @type {ReturnType<typeof keyReader> | undefined} */
  let keyOf
  /** @type {string[]} */
  let part = []
  let length = 0
  let former = ""
  for await (const row of recordsIn(chunks)) {
    if (!keyOf) {
      const [, delimiter] = DELIMITER_LINE.exec(heading) ?? []
      heading += row
      if (!DELIMITER_LINE.test(row)) keyOf = keyReader(row, kind, delimiter)
      continue
    }
    const isFull = part.length >= records || length + row.length > characters
    const current = keyOf(row, former)
    if (isFull && part.length > 0 && current !== former) {
      yield heading + part.join("")
      part = []
      length = 0
    }
    part.push(row)
    length += row.length
    former = current
  }
  if (part.length > 0) yield heading + part.join("")
}
