import { constants } from "node:os"
import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { defaultDataDir } from "../paths.mjs"

/** Runs a command and prints its errors as one sentence. @param {() => Promise<void>} run */
export async function command(run) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    process.stderr.write(`\n${[error.message, error.details].filter(Boolean).join("\n")}\n`)
    process.exitCode = 1
  }
}

/** Makes signals exit the process, so that its temporary folders are deleted. */
export function exitOnSignals() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
}

/**
 * Returns the folder of pictures. If the shop uses a bucket, it contains only older pictures.
 * @param {NodeJS.ProcessEnv} env
 */
export const uploadsOf = (env) => env.UPLOADS_DIR ?? join(defaultDataDir, "uploads")
