import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

/** @typedef {import("pg").Client} Client */
/** @typedef {import("./schema.mjs").Table} Table */

/** Maximum number of table rows in memory during a backup or restore. */
const BATCH = 1000

/** Settings that make the text form of rows exact and the same on every server. */
export const EXACT = [
  "SET LOCAL TimeZone = 'UTC'",
  "SET LOCAL DateStyle = 'ISO'",
  "SET LOCAL IntervalStyle = 'postgres'",
  "SET LOCAL extra_float_digits = 1",
  "SET LOCAL bytea_output = 'hex'",
  "SET LOCAL search_path = pg_catalog",
]

const nameOf = (/** @type {Client} */ client, /** @type {Table} */ { schema, name }) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`

/**
 * Writes one row per line, as a JSON string of PostgreSQL's text form.
 * @param {Client} client in a transaction @param {Table} table @param {string} file
 * @returns {Promise<number>} number of rows
 */
export async function writeRows(client, table, file) {
  await client.query(
    `DECLARE rows_of_table NO SCROLL CURSOR FOR SELECT t::text AS row FROM ONLY ${nameOf(client, table)} AS t`,
  )
  let count = 0
  async function* lines() {
    for (;;) {
      const { rows } = await client.query(`FETCH ${BATCH} FROM rows_of_table`)
      if (rows.length === 0) return
      count += rows.length
      yield rows.map(({ row }) => `${JSON.stringify(row)}\n`).join("")
    }
  }
  // A pipeline also rejects if the disk gets full while it waits for rows.
  await pipeline(Readable.from(lines()), createWriteStream(file))
  await client.query("CLOSE rows_of_table")
  return count
}

/**
 * Yields the lines of a file. Unlike `readline` since Node 24, it does not split at U+2028 and U+2029, which a row may
 * contain, because JSON does not escape them.
 * @param {string} file
 */
async function* linesOf(file) {
  let line = ""
  for await (const piece of createReadStream(file, "utf8")) {
    const [rest = "", ...next] = piece.split("\n")
    line += rest
    for (const one of next) {
      yield line
      line = one
    }
  }
  if (line) yield line
}

/**
 * Inserts the rows of a file that `writeRows` wrote.
 * @param {Client} client in a transaction @param {Table} table @param {string} file
 */
export async function readRows(client, table, file) {
  const columns = table.columns.map((column) => client.escapeIdentifier(column))
  const row = nameOf(client, table)
  const insert = `INSERT INTO ${row} (${columns.join(", ")}) OVERRIDING SYSTEM VALUE
    SELECT ${columns.map((column) => `(r.one).${column}`).join(", ")}
    FROM (SELECT text::${row} AS one FROM unnest($1::text[]) AS text OFFSET 0) AS r`
  /** @type {string[]} */
  let some = []
  for await (const line of linesOf(file)) {
    some.push(JSON.parse(line))
    if (some.length < BATCH) continue
    await client.query(insert, [some])
    some = []
  }
  if (some.length) await client.query(insert, [some])
}

/** @param {string} file @returns {Promise<string>} SHA-256 */
export async function checksumOf(file) {
  const hash = createHash("sha256")
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest("hex")
}
