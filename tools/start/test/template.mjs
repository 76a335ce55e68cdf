import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { buildChanged } from "../build.mjs"
import { ENGINE } from "../build/build-plan.mjs"
import { Claim } from "../processes/claim.mjs"
import { databaseNamed, withDatabase } from "../postgres/database.mjs"
import { emptyFolder } from "../processes/empty-folder.mjs"
import { engineEnvironment } from "../settings/environment.mjs"
import { fingerprint } from "../build/fingerprint.mjs"
import { Parts } from "../processes/parts.mjs"
import { backend, root } from "../paths.mjs"
import { makeApplicationRole } from "../postgres/application-role.mjs"
import { startBundledDatabase } from "../postgres/bundled.mjs"
import { prepareDatabase, schemaFingerprint } from "../postgres/prepare-database.mjs"
import { SecretsFile } from "../settings/secrets.mjs"

/** @typedef {import("../progress.mjs").Progress} Progress */

/** Ports of the template's engine, which never starts. */
const NO_PORTS = { shop: 1, engine: 1, emulator: 1 }

/** Raises large stocks, because hundreds of tests buy the seeded goods. */
const FILL_SHELVES = `UPDATE inventory_level SET stocked_quantity = 10000,
  raw_stocked_quantity = '{"value": "10000", "precision": 20}' WHERE stocked_quantity >= 100`

const contents = () =>
  fingerprint(
    ["src", "pictures", "package.json"]
      .map((path) => join(backend, path))
      .concat(join(root, "merchant.json")),
    [schemaFingerprint(), FILL_SHELVES],
  )

/** A new shop with its seeded database and data folder. Each test run copies it, because seeding takes long. */
export class Template {
  /**
   * @param {string} dataDir @param {Parts} parts @param {string} databaseUrl
   * @param {string} engineDatabaseUrl for the engine's role
   * @param {NodeJS.ProcessEnv} env of a copied shop
   */
  constructor(dataDir, parts, databaseUrl, engineDatabaseUrl, env) {
    this.dataDir = dataDir
    this.parts = parts
    this.databaseUrl = databaseUrl
    this.engineDatabaseUrl = engineDatabaseUrl
    this.env = env
  }

  /**
   * Returns the template of an earlier run if the files that determine its content are unchanged. Otherwise creates a
   * new one.
   * @param {{ dataDir: string, env: NodeJS.ProcessEnv, progress: Progress, signal: AbortSignal }} options
   * @returns {Promise<Template>}
   */
  static async prepare({ dataDir, env, progress, signal }) {
    const claim = new Claim(dataDir, "its tests")
    await claim.take()
    const parts = new Parts(claim)
    signal.addEventListener("abort", () => void parts.stop(), { once: true })
    try {
      const stamp = join(dataDir, "template.fingerprint")
      const requested = contents()
      const isCurrent = existsSync(stamp) && readFileSync(stamp, "utf8") === requested
      emptyFolder(
        dataDir,
        isCurrent ? [basename(claim.file), "postgres", "uploads", "secrets.json"] : [basename(claim.file)],
      )
      const secrets = new SecretsFile(dataDir)
      const place = { dataDir, port: 15_500, password: secrets.values.postgres, durable: false }
      const [databaseUrl] = await Promise.all([
        progress.step("Starting PostgreSQL", () => startBundledDatabase(parts, place)),
        buildChanged(progress, ENGINE),
      ])
      const setting = { dataDir, databaseUrl, secrets: secrets.values, env, ports: NO_PORTS }
      const prepared = { databaseUrl, migrationUrl: databaseUrl, env: engineEnvironment(setting), progress }
      const [{ databaseId, filled }] = await Promise.all([prepareDatabase(prepared), buildChanged(progress)])
      if (filled) {
        secrets.markSeeded(databaseId)
        await withDatabase(databaseUrl, (client) => client.query(FILL_SHELVES))
      }
      writeFileSync(stamp, requested)
      const engineUrl = await makeApplicationRole(databaseUrl, secrets.values.postgresEngine)
      return new Template(dataDir, parts, databaseUrl, engineUrl, env)
    } catch (error) {
      await parts.stop()
      throw error
    }
  }

  /**
   * Copies the template.
   * @param {string} name of the copy
   * @returns {Promise<{ dataDir: string, databaseUrl: string, engineDatabaseUrl: string }>} its data folder and
   * database
   */
  async copy(name) {
    const databaseUrl = databaseNamed(this.databaseUrl, name)
    const engineDatabaseUrl = databaseNamed(this.engineDatabaseUrl, name)
    await withDatabase(databaseNamed(this.databaseUrl, "postgres"), async (client) => {
      const [copy, original] = [name, new URL(this.databaseUrl).pathname.slice(1)].map((one) =>
        client.escapeIdentifier(one),
      )
      await client.query(`DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`)
      await client.query(`CREATE DATABASE ${copy} TEMPLATE ${original}`)
      // Otherwise each connection plans a prepared statement six times. Tests are too short for that to pay off.
      await client.query(`ALTER DATABASE ${copy} SET plan_cache_mode = force_generic_plan`)
    })
    const dataDir = join(this.dataDir, name)
    mkdirSync(dataDir, { recursive: true })
    for (const part of ["secrets.json", "uploads"])
      cpSync(join(this.dataDir, part), join(dataDir, part), { recursive: true })
    return { dataDir, databaseUrl, engineDatabaseUrl }
  }

  stop() {
    return this.parts.stop()
  }
}
