import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { defaultDataDir } from "../paths.mjs"

/** Prints errors as one sentence. @param {() => Promise<void>} run */
export async function command(run) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    process.stderr.write(`\n${[error.message, error.details].filter(Boolean).join("\n")}\n`)
    process.exitCode = 1
  }
}

/**
 * Returns the folder of pictures. With a bucket, it contains the pictures from before the bucket.
 * @param {NodeJS.ProcessEnv} env
 */
export const uploadsOf = (env) => env.UPLOADS_DIR ?? join(defaultDataDir, "uploads")
