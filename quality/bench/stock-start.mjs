import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { performance } from "node:perf_hooks"
import { root } from "../../tools/start/paths.mjs"
import { createDatabaseWhenMissing, databaseNamed } from "../../tools/start/postgres/database.mjs"
import { answers, ManagedProcess, READY_WITHIN } from "../../tools/start/processes/managed-process.mjs"
import { freePort } from "../../tools/start/processes/ports.mjs"
import { runTask } from "../../tools/start/processes/task.mjs"
import { withoutShopSettings } from "../../tools/start/settings/environment.mjs"

const { version } = createRequire(import.meta.url)("@medusajs/medusa/package.json")

/** Medusa's command, which also registers ts-node. */
const medusa = join(root, "node_modules", "@medusajs", "cli", "cli.js")

const CONFIGURATION = `const { defineConfig } = require("@medusajs/framework/utils")
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: { jwtSecret: "benchmark", cookieSecret: "benchmark" },
  },
})
`

/** @param {string} folder of an application with Medusa's default modules and without plugins */
function writeApplication(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, "src"), { recursive: true })
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"))
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "stock", version: "1.0.0", dependencies: { "@medusajs/medusa": version } }),
  )
  writeFileSync(join(folder, "medusa-config.js"), CONFIGURATION)
}

/**
 * Measures how long `medusa start` of stock Medusa takes until it responds, with an empty, migrated database.
 * @param {{ dataDir: string, databaseUrl: string, progress: import("../../tools/start/progress.mjs").Progress }} options
 * `databaseUrl`: of a PostgreSQL server whose role may create databases
 * @returns {Promise<number>} seconds
 */
export async function secondsOfStockStart({ dataDir, databaseUrl, progress }) {
  const folder = join(dataDir, "stock")
  writeApplication(folder)
  const database = databaseNamed(databaseUrl, "stock")
  await createDatabaseWhenMissing(database)
  const env = {
    ...withoutShopSettings(process.env),
    NODE_ENV: "production",
    MEDUSA_DISABLE_TELEMETRY: "1",
    DATABASE_URL: database,
  }
  await progress.step("Migrating the database of stock Medusa", () =>
    runTask({
      ...{ args: [medusa, "db:migrate", "--execute-safe-links"], cwd: folder, env },
      failure: "Stock Medusa's database could not be migrated:",
    }),
  )
  const port = String(await freePort(9720))
  const since = performance.now()
  const server = new ManagedProcess({
    ...{ name: "Stock Medusa", command: process.execPath, cwd: folder, env },
    args: [medusa, "start", "--host", "127.0.0.1", "--port", port],
    logFile: join(dataDir, "logs", "stock.log"),
  })
  try {
    await server.whenReady(answers(`http://127.0.0.1:${port}/health`), READY_WITHIN)
    return (performance.now() - since) / 1000
  } finally {
    await server.stop()
  }
}
