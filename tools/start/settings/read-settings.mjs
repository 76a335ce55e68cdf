// Replaces process.env by the settings of `resolveSettings`. Load this file before all others (`node --import`).
import { StartFailure } from "../failure.mjs"
import { resolveSettings } from "./settings-from-files.mjs"

try {
  const env = resolveSettings(process.env)
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`${error.message}\n${error.details}\n`)
  process.exit(1)
}
