import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { defaultDataDir } from "../paths.mjs"

/** Runs a command of the terminal: what goes wrong is one clear sentence. @param {() => Promise<void>} run */
export async function command(run) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    process.stderr.write(`\n${[error.message, error.details].filter(Boolean).join("\n")}\n`)
    process.exitCode = 1
  }
}

/** The folder of pictures: with a bucket, of those that were there before it. @param {NodeJS.ProcessEnv} env */
export const uploadsOf = (env) => env.UPLOADS_DIR ?? join(defaultDataDir, "uploads")
