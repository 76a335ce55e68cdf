/** Maximum characters of a part. The API accepts files of up to 16 MB. */
const MAX_CHARACTERS = 8_000_000
/** Maximum records of a part. The API accepts files of up to 150,000 lines. */
const MAX_RECORDS = 100_000

/** Columns that identify the customer or order to which rows belong. */
const KEYS = /^(?:number|name|order[ _]?(?:number|id)|e-?mail|email[ _]address)$/i

/**
 * Splits CSV text into records. A line break inside quotes does not end a record.
 * @param {string} text @returns {Generator<string>}
 */
function* recordsIn(text) {
  let start = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === "\n" && !isQuoted) {
      yield text.slice(start, at + 1)
      start = at + 1
    }
  }
  if (start < text.length) yield `${text.slice(start)}\n`
}

/** @param {string} record @param {string} delimiter */
const cellsOf = (record, delimiter) => record.trim().split(delimiter)

/**
 * Splits a file into parts that an import accepts. Each part starts with the heading. Rows of one customer or order
 * stay together.
 * @param {string} text @param {{ records?: number, characters?: number }} [most] @returns {string[]}
 */
export function partsOf(text, { records = MAX_RECORDS, characters = MAX_CHARACTERS } = {}) {
  const [heading = "", ...rows] = recordsIn(text)
  const delimiter = [";", "\t", ","].reduce((most, each) =>
    cellsOf(heading, each).length > cellsOf(heading, most).length ? each : most,
  )
  const names = cellsOf(heading, delimiter).map((name) => name.replace(/^\uFEFF?"?|"$/g, ""))
  const key = names.findIndex((name) => KEYS.test(name))
  /** Returns the value by which rows belong together. @param {string} row */
  const keyOf = (row) => (key < 0 ? row : (cellsOf(row, delimiter)[key] ?? row))
  /** @type {string[][]} */
  const parts = [[]]
  let length = 0
  let former = ""
  for (const row of rows) {
    const part = /** @type {string[]} */ (parts.at(-1))
    const isFull = part.length >= records || length + row.length > characters
    const current = keyOf(row)
    if (isFull && part.length > 0 && current !== former) {
      parts.push([row])
      length = row.length
    } else {
      part.push(row)
      length += row.length
    }
    former = current
  }
  return parts.filter((part) => part.length > 0).map((part) => heading + part.join(""))
}
