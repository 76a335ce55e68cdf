import { readFileSync } from "node:fs"
import { join } from "node:path"
import { finishInterruptedExchange } from "../backup/pictures.mjs"
import { lastRestored, tellOfRestore } from "../backup/restore-note.mjs"
import { StartState, withDatabase } from "./database.mjs"
import { fingerprint } from "../build/fingerprint.mjs"
import { COMPILE_CACHE, engineBuild, medusaCli, root } from "../paths.mjs"
import { PLUGINS, pluginDir } from "../plugins.mjs"
import { grantToApplication } from "./application-role.mjs"
import { runTask } from "../processes/task.mjs"

/** @typedef {import("../progress.mjs").Progress} Progress */

const migrate = join(root, "tools", "start", "processes", "migrate.mjs")

/** Returns a fingerprint of all files that determine the tables and links. @returns {string} */
export const schemaFingerprint = () =>
  fingerprint([
    join(root, "package-lock.json"),
    join(root, "medusa-config.js"),
    ...PLUGINS.flatMap((name) =>
      ["shop.config.js", "src/modules", "src/links", "src/migration-scripts"].map((path) =>
        join(pluginDir(name), path),
      ),
    ),
  ])

/** @param {string} databaseUrl @param {string} key @returns {Promise<string | null>} */
const stateOf = (databaseUrl, key) =>
  withDatabase(databaseUrl, async (client) => {
    const state = new StartState(client)
    await state.prepare()
    return state.get(key)
  })

/** @param {string} databaseUrl @param {string} key @param {string} value */
const remember = (databaseUrl, key, value) =>
  withDatabase(databaseUrl, (client) => new StartState(client).set(key, value))

/**
 * Migrates the database, seeds it if it is empty, and grants access to the engine's role.
 * @param {{ databaseUrl: string, migrationUrl: string, env: NodeJS.ProcessEnv, progress: Progress }} options
 * `migrationUrl`: the owner's address, if the engine's role cannot create tables
 * @returns {Promise<{ databaseId: string, filled: boolean }>}
 */
export async function prepareDatabase({ databaseUrl, migrationUrl, env, progress }) {
  const { UPLOADS_DIR: uploads } = env
  if (uploads) await finishInterruptedExchange(uploads, () => withDatabase(migrationUrl, lastRestored))
  const asOwner = { ...COMPILE_CACHE, ...env, DATABASE_URL: migrationUrl }
  const seeded = await migrateAndSeed(migrationUrl, asOwner, progress)
  await setLanguagesWhenChanged(migrationUrl, asOwner, progress, seeded.filled)
  await grantToApplication(migrationUrl, databaseUrl)
  return seeded
}

const SEED = "./src/scripts/seed.js"

/**
 * Migrates the database if necessary, and seeds an empty shop or continues an interrupted seed.
 * @param {string} databaseUrl @param {NodeJS.ProcessEnv} env @param {Progress} progress
 * @returns {Promise<{ databaseId: string, filled: boolean }>}
 */
async function migrateAndSeed(databaseUrl, env, progress) {
  const requested = schemaFingerprint()
  const isMigrated = (await stateOf(databaseUrl, "schema")) === requested
  const databaseId = (await stateOf(databaseUrl, "database_id")) ?? ""
  const seedState = await stateOf(databaseUrl, "seed")
  const filled = seedState !== "done" && (seedState === "begun" || (await withDatabase(databaseUrl, isEmpty)))
  if (filled) await remember(databaseUrl, "seed", "begun")
  const failure = filled ? "The shop could not be set up:" : "The database could not be migrated:"
  const run = (/** @type {string[]} */ args) => runTask({ args, cwd: engineBuild, env, failure })
  if (!isMigrated) {
    const label = filled ? "Creating the tables and adding the initial products" : "Migrating the database"
    await progress.step(label, () => run([migrate, ...(filled ? [SEED] : [])]))
    await remember(databaseUrl, "schema", requested)
  } else if (filled) await progress.step("Adding the initial products", () => run([medusaCli, "exec", SEED]))
  await withDatabase(databaseUrl, tellOfRestore)
  if (filled) {
    await withDatabase(databaseUrl, countRows)
    await remember(databaseUrl, "seed", "done")
  }
  return { databaseId, filled }
}

/** Languages that Medusa enables if merchant.json names none. */
const USUAL_LANGUAGES = ["fr", "nl", "en"]

/**
 * Enables the languages of merchant.json in Medusa if they changed. A newly seeded shop already has them.
 * @param {string} databaseUrl @param {NodeJS.ProcessEnv} env @param {Progress} progress
 * @param {boolean} filled
 */
async function setLanguagesWhenChanged(databaseUrl, env, progress, filled) {
  const { languages = USUAL_LANGUAGES } = JSON.parse(readFileSync(join(root, "merchant.json"), "utf8"))
  const requested = languages.join(" ")
  const storedLanguages = (await stateOf(databaseUrl, "languages")) ?? USUAL_LANGUAGES.join(" ")
  if (filled) return remember(databaseUrl, "languages", requested)
  if (storedLanguages === requested) return
  await progress.step("Setting up the shop's languages", () =>
    runTask({
      args: [medusaCli, "exec", "./src/scripts/set-languages.js"],
      cwd: engineBuild,
      env,
      failure: "The shop's languages could not be set up:",
    }),
  )
  await remember(databaseUrl, "languages", requested)
}

/**
 * Updates PostgreSQL's statistics. Until autovacuum runs, PostgreSQL assumes that a new table is almost empty. Reading
 * a newly imported catalogue then exceeded the statement timeout.
 * @param {import("pg").Client} client
 */
const countRows = (client) => client.query("ANALYZE")

/** @param {import("pg").Client} client */
const isEmpty = (client) => new StartState(client).isEmpty()
