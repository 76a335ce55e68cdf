// Migrates the database like `medusa db:migrate --execute-safe-links`, which creates missing links but deletes none.
// Then fills an empty shop like `medusa exec`. One process does all, because loading the engine takes longer than its
// work. `medusa db:migrate` starts two more, for search indexes and migration scripts, which also compile every plugin
// again (ts-node).
// usage: node migrate.mjs [SCRIPT]
import { createRequire } from "node:module"
import { join } from "node:path"
import { poolRandomIds } from "./pooled-ids.mjs"
import { rememberResolvedPaths } from "./resolved-paths.mjs"

const directory = process.cwd()
const [, , script] = process.argv
const storePaths = rememberResolvedPaths()
const fromEngine = createRequire(join(directory, "package.json"))
process.env.MEDUSA_WORKER_MODE = "server"
poolRandomIds(fromEngine)
const { default: load, initializeContainer } = fromEngine("@medusajs/medusa/loaders/index")
const { migrate } = fromEngine("@medusajs/medusa/commands/db/migrate")
const { migrateSearchIndexes } = fromEngine("@medusajs/medusa/commands/db/migrate-search")
const { runMigrationScripts } = fromEngine("@medusajs/medusa/commands/db/run-scripts")
const { MedusaModule } = fromEngine("@medusajs/framework/modules-sdk")

const container = await initializeContainer(directory)
const logger = container.resolve("logger")
try {
  const links = { skipLinks: false, executeAllLinks: false, executeSafeLinks: true }
  const search = { skipSearch: true, executeAllSearch: false, executeSafeSearch: false }
  await migrate({ ...{ directory, container, logger, skipScripts: true }, ...links, ...search })
  await migrateSearchIndexes({ directory, container, logger, executeSafe: true })
  await runMigrationScripts({ directory, container, logger })
  if (script) {
    MedusaModule.clearInstances()
    const expressApp = fromEngine("express")()
    const filled = await load({ directory, expressApp, skipLoadingEntryPoints: true })
    await fromEngine(join(directory, script)).default({ container: filled.container, args: [] })
  }
  storePaths()
  process.exit()
} catch (error) {
  logger.error(error instanceof Error ? error : String(error))
  process.exit(1)
}
