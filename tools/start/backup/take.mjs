import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import { withDatabase } from "../postgres/database.mjs"
import { root } from "../paths.mjs"
import { copyPictures } from "./pictures.mjs"
import { checksumOf, EXACT, writeRows } from "./rows.mjs"
import { readSchema, readTables } from "./schema.mjs"
import { filesBelow, pack } from "./tar.mjs"
import { withTemporaryFolder } from "./temporary-folder.mjs"

/** @typedef {import("./schema.mjs").Table} Table */
/** @typedef {Table & { file: string, rows: number }} SavedTable */
/**
 * @typedef {object} Manifest
 * @property {1} format
 * @property {string} taken_at
 * @property {string} shop version of the shop
 * @property {string} postgres version of PostgreSQL
 * @property {Record<string, number>} migrations number of migrations by table of migrations
 * @property {SavedTable[]} tables
 * @property {boolean} uploads true if it contains pictures
 * @property {Record<string, string>} checksums SHA-256 of every other file
 */

/**
 * Writes a backup while the shop runs. A single transaction reads all tables.
 * @param {{ databaseUrl: string, uploads: string | null, target: string }} options
 * @returns {Promise<{ file: string, manifest: Manifest }>}
 */
export async function takeBackup({ databaseUrl, uploads, target }) {
  const file = fileOf(target)
  mkdirSync(dirname(file), { recursive: true })
  // The folder is next to the target, so that it has the same disk and permissions.
  return withTemporaryFolder(dirname(file), ".backup-", async (folder) => {
    const saved = await withDatabase(databaseUrl, (client) => saveDatabase(client, folder))
    // Pictures are copied after the database, so that no product lacks its picture.
    const hasUploads = uploads !== null && existsSync(uploads)
    if (hasUploads) copyPictures(uploads, join(folder, "uploads"))
    /** @type {Manifest} */
    const manifest = {
      format: 1,
      taken_at: new Date().toISOString(),
      shop: JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version,
      ...saved,
      uploads: hasUploads,
      checksums: await checksumsOf(folder),
    }
    writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`)
    const archive = `${folder}.tar.gz`
    await pack(folder, archive)
    renameSync(archive, file)
    return { file, manifest }
  })
}

/** @param {string} target a file, or a folder in which a name is chosen @returns {string} */
function fileOf(target) {
  const path = resolve(target)
  const isFolder = existsSync(path) ? statSync(path).isDirectory() : !basename(path).includes(".")
  const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, "")
  return isFolder ? join(path, `shop-${moment}.tar.gz`) : path
}

/** Returns the SHA-256 checksums of all files in a folder, by name. @param {string} folder */
export async function checksumsOf(folder) {
  /** @type {Record<string, string>} */
  const sums = {}
  for (const name of filesBelow(folder)) sums[name] = await checksumOf(join(folder, name))
  return sums
}

/**
 * Saves schema and rows in one transaction, which sees the database at a single point in time.
 * @param {import("pg").Client} client @param {string} folder
 */
async function saveDatabase(client, folder) {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
  for (const setting of EXACT) await client.query(setting)
  mkdirSync(join(folder, "rows"))
  /** @type {SavedTable[]} */
  const tables = []
  for (const [index, table] of (await readTables(client)).entries()) {
    const file = `rows/${String(index).padStart(4, "0")}.jsonl`
    tables.push({ ...table, file, rows: await writeRows(client, table, join(folder, file)) })
  }
  // Sequence values are read last, because they must not be lower than the numbers in the rows.
  writeFileSync(join(folder, "schema.json"), JSON.stringify(await readSchema(client), null, 2))
  const { rows } = await client.query("SHOW server_version")
  const migrations = Object.fromEntries(
    tables
      .filter(({ name }) => name.endsWith("migrations"))
      .map(({ schema, name, rows }) => [`${schema}.${name}`, rows]),
  )
  await client.query("COMMIT")
  return { postgres: String(rows[0].server_version), migrations, tables }
}
