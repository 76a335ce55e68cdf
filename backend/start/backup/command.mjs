import { StartFailure } from "../failure.mjs"

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

/** Where the shop keeps its pictures; null where they are in a bucket. @param {NodeJS.ProcessEnv} env @param {string} fallback */
export const uploadsOf = (env, fallback) => (env.S3_BUCKET ? null : (env.UPLOADS_DIR ?? fallback))
