import { existsSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { withDatabase } from "../postgres/database.mjs"
import { StartFailure } from "../failure.mjs"
import { exchange, finishInterruptedExchange, stage } from "./pictures.mjs"
import { lastRestored, rememberRestore } from "./restore-note.mjs"
import { EXACT, readRows } from "./rows.mjs"
import { readSchemas } from "./schema.mjs"
import { checksumsOf } from "./take.mjs"
import { unpack } from "./tar.mjs"
import { withTemporaryFolder } from "./temporary-folder.mjs"

/** @typedef {import("./take.mjs").Manifest} Manifest */

/**
 * Restores database and pictures, both or neither. Keeps the old pictures in `.before-…`.
 * @param {{ databaseUrl: string, uploads: string | null, archive: string, replace: boolean }} options
 * @returns {Promise<Manifest>}
 * @throws StartFailure if the archive is damaged, or if the shop is not empty and `replace` is not set
 */
export async function putBack({ databaseUrl, uploads, archive, replace }) {
  if (!existsSync(archive)) throw new StartFailure(`The backup ${archive} does not exist.`)
  // Rejects a shop before the archive is unpacked, which takes long.
  if (!replace) await withDatabase(databaseUrl, requireEmpty)
  return withTemporaryFolder(tmpdir(), "shop-restore-", async (folder) => {
    await unpack(archive, folder)
    const manifest = await verified(folder, archive)
    const pictures = manifest.uploads ? uploads : null
    const filling = { folder, manifest, replace, moment: new Date().toISOString().replace(/[-:.]/g, "") }
    if (pictures === null) await withDatabase(databaseUrl, (client) => fill(client, filling))
    else await withPictures({ databaseUrl, uploads: pictures, ...filling })
    return manifest
  })
}

/**
 * Reads the manifest of an unpacked backup.
 * @param {string} folder @param {string} archive @returns {Promise<Manifest>}
 * @throws StartFailure if a file is missing or damaged
 */
async function verified(folder, archive) {
  const file = join(folder, "manifest.json")
  if (!existsSync(file))
    throw new StartFailure(`${archive} is not a backup of a shop, because it has no manifest.`)
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(file, "utf8"))
  if (manifest.format !== 1)
    throw new StartFailure(
      `${archive} was created by a newer version (format ${manifest.format}). Restore it with that version.`,
    )
  const { "manifest.json": _itself, ...checksums } = await checksumsOf(folder)
  const names = new Set([...Object.keys(manifest.checksums), ...Object.keys(checksums)])
  const wrong = [...names].filter((name) => manifest.checksums[name] !== checksums[name])
  if (wrong.length)
    throw new StartFailure(
      `${archive} is damaged. Nothing was changed. Wrong or missing files:`,
      wrong.join("\n"),
    )
  return manifest
}

/** @typedef {{ folder: string, manifest: Manifest, replace: boolean, moment: string, beforeCommit?: () => void }} Filling */

/**
 * Restores the database and exchanges the pictures.
 * @param {Filling & { databaseUrl: string, uploads: string }} options
 */
async function withPictures({ databaseUrl, uploads, ...filling }) {
  const { folder, moment } = filling
  const restored = () => withDatabase(databaseUrl, lastRestored)
  await finishInterruptedExchange(uploads, restored)
  try {
    stage(join(folder, "uploads"), uploads, moment)
    const beforeCommit = () => exchange(uploads, moment)
    await withDatabase(databaseUrl, (client) => fill(client, { ...filling, beforeCommit }))
  } catch (error) {
    // If the connection broke during COMMIT, only the database knows whether it was restored. If the database cannot be
    // reached, the next start completes or undoes the exchange.
    await finishInterruptedExchange(uploads, restored).catch(() => {})
    throw error instanceof StartFailure || !isOfFiles(error)
      ? error
      : new StartFailure(`The pictures cannot be written to ${uploads}. Nothing was changed.`, String(error))
  }
  await finishInterruptedExchange(uploads, restored)
}

/** @param {unknown} error */
const isOfFiles = (error) => error instanceof Error && "syscall" in error && "path" in error

/** @param {import("pg").Client} client @param {Filling} filling */
async function fill(client, { folder, manifest, replace, moment, beforeCommit = () => {} }) {
  const { before, after } = JSON.parse(readFileSync(join(folder, "schema.json"), "utf8"))
  await client.query("BEGIN")
  try {
    if (!replace) await requireEmpty(client)
    const numbers = await countersBefore(client)
    for (const schema of await readSchemas(client))
      await client.query(`DROP SCHEMA ${client.escapeIdentifier(schema)} CASCADE`)
    // Function bodies are not checked, because they may refer to tables that are created later.
    for (const setting of [...EXACT, "SET LOCAL check_function_bodies = off"]) await client.query(setting)
    for (const statement of before) await client.query(statement)
    for (const table of manifest.tables) await readRows(client, table, join(folder, table.file))
    for (const statement of after) await client.query(statement)
    for (const { schema, name, rows } of manifest.tables) await requireCount(client, schema, name, rows)
    await leaveOutNumbers(client, numbers, manifest.taken_at)
    await rememberRestore(client, { moment, takenAt: manifest.taken_at })
    beforeCommit()
    await client.query("COMMIT")
  } catch (error) {
    await client.query("ROLLBACK")
    throw error
  }
  await client.query("ANALYZE")
}

/** Returns whether the database contains a shop with products. @param {import("pg").Client} client */
async function isFilled(client) {
  const { rows } = await client.query("SELECT to_regclass('public.product') IS NOT NULL AS there")
  return Boolean(rows[0].there) && (await client.query("SELECT 1 FROM public.product LIMIT 1")).rowCount !== 0
}

/** @param {import("pg").Client} client @throws StartFailure if the database contains a shop with products */
async function requireEmpty(client) {
  if (await isFilled(client))
    throw new StartFailure(
      "This database already contains a shop. Add --replace to delete it and restore the backup.",
    )
}

/**
 * Throws if a table does not have the number of rows in the manifest.
 * @param {import("pg").Client} client @param {string} schema @param {string} name @param {number} expected
 */
async function requireCount(client, schema, name, expected) {
  const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM ${table}`)
  if (rows[0].count !== expected)
    throw new StartFailure(
      `Only ${rows[0].count} of ${expected} rows of ${table} were restored. Nothing was changed.`,
    )
}

/** @typedef {{ series: string, year: number, serial: number, issued_at: Date }} Counter */

/** Minimum number of document numbers to skip, per series and day since the backup. */
const AT_LEAST = 100

/** Returns whether the database has the table with the last document numbers. @param {import("pg").Client} client */
async function hasCounters(client) {
  const { rows } = await client.query("SELECT to_regclass('public.document_counter') IS NOT NULL AS there")
  return Boolean(rows[0].there)
}

/**
 * Returns the last document number of each series in the shop that the backup replaces. Empty if the database contains
 * no shop.
 * @param {import("pg").Client} client @returns {Promise<Counter[]>}
 */
async function countersBefore(client) {
  if (!(await hasCounters(client))) return []
  return (await client.query("SELECT series, year, serial, issued_at FROM public.document_counter")).rows
}

const RAISE = `
  INSERT INTO public.document_counter AS counter (series, year, serial, issued_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (series, year) DO UPDATE SET serial = greatest(counter.serial, excluded.serial)`

// Skips numbers in every series and year since the backup, even if the backup has no document of that series or year.
const LEAVE_OUT = `
  INSERT INTO public.document_counter AS counter (series, year, serial, issued_at)
  SELECT kind.series, since.year, ceil(greatest(extract(epoch FROM now() - $1::timestamptz) / 86400, 1)) * greatest($2::int,
    (SELECT coalesce(max(day.documents), 0) FROM (
      SELECT count(*) AS documents FROM public.sales_document
      WHERE sales_document.kind = kind.series GROUP BY (issued_at AT TIME ZONE 'Europe/Brussels')::date) day)), $1::timestamptz
  FROM unnest(ARRAY['invoice', 'credit_note']) AS kind (series)
  CROSS JOIN generate_series(extract(year FROM $1::timestamptz AT TIME ZONE 'Europe/Brussels')::int,
    extract(year FROM now() AT TIME ZONE 'Europe/Brussels')::int) AS since (year)
  ON CONFLICT (series, year) DO UPDATE SET serial = counter.serial + excluded.serial`

/**
 * Raises the last document numbers above all that the shop may have issued since the backup, because customers have
 * those documents. If the replaced database does not contain them, they are estimated.
 * @param {import("pg").Client} client @param {Counter[]} before @param {string} takenAt
 */
async function leaveOutNumbers(client, before, takenAt) {
  if (!(await hasCounters(client))) return
  for (const { series, year, serial, issued_at } of before)
    await client.query(RAISE, [series, year, serial, issued_at])
  await client.query(LEAVE_OUT, [takenAt, AT_LEAST])
}
