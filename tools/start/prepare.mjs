// Prepares the database in DATABASE_URL on a machine that does not use `npm start`: migrates it, and seeds it if it is
// empty. Connects with MIGRATION_DATABASE_URL if it is set.
import { requireReachable } from "./postgres/database.mjs"
import { StartFailure } from "./failure.mjs"
import { prepareDatabase } from "./postgres/prepare-database.mjs"
import { Progress } from "./progress.mjs"

const progress = new Progress()
const { DATABASE_URL, MIGRATION_DATABASE_URL } = process.env

try {
  if (!DATABASE_URL) throw new StartFailure("DATABASE_URL is not set.")
  for (const url of [DATABASE_URL, MIGRATION_DATABASE_URL]) if (url) await requireReachable(url)
  await prepareDatabase({
    databaseUrl: DATABASE_URL,
    migrationUrl: MIGRATION_DATABASE_URL || DATABASE_URL,
    env: process.env,
    progress,
  })
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say(`\n${error.message}\n${error.details}`)
  process.exitCode = 1
}
