// Brings DATABASE_URL's tables up to date and fills an empty shop, with everything else from the environment: for
// machines where the programs are started by something other than `npm start`.
import { requireReachable } from "./database.mjs"
import { StartFailure } from "./failure.mjs"
import { migrateWhenNeeded, seedWhenEmpty } from "./prepare-database.mjs"
import { Progress } from "./progress.mjs"

const progress = new Progress()
const { DATABASE_URL } = process.env

try {
  if (!DATABASE_URL) throw new StartFailure("DATABASE_URL is not set.")
  await requireReachable(DATABASE_URL)
  await migrateWhenNeeded(DATABASE_URL, process.env, progress)
  await seedWhenEmpty(DATABASE_URL, process.env, progress)
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say(`\n${error.message}\n${error.details}`)
  process.exitCode = 1
}
