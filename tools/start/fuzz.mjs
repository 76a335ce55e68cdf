// `npm run fuzz` starts a shop with a fresh database. It sends 20,000 generated requests, equally many for each role,
// and 10,000 generated webhooks.
// usage: npm run fuzz
//   FUZZ_REQUESTS, FUZZ_WEBHOOKS: how many to send instead   FUZZ_SEED: seed that repeats an earlier run
import { randomInt } from "node:crypto"
import { join } from "node:path"
import { StartFailure } from "./failure.mjs"
import { installWhenNeeded } from "./install.mjs"
import { requireSupportedNode } from "./node-version.mjs"
import { root } from "./paths.mjs"
import { Progress } from "./progress.mjs"
import { givenUpBySignal } from "./processes/task.mjs"

const {
  FUZZ_REQUESTS = "20000",
  FUZZ_WEBHOOKS = "10000",
  FUZZ_SEED = String(randomInt(2 ** 31)),
} = process.env
const progress = new Progress()
const signal = givenUpBySignal()

try {
  requireSupportedNode()
  await installWhenNeeded(progress)
  const [{ startTestShops }, { runVisibly }] = await Promise.all([
    import("./test/shops.mjs"),
    import("./test/runners.mjs"),
  ])
  const shops = await startTestShops(1, progress, signal)
  try {
    progress.say(`FUZZ_SEED=${FUZZ_SEED}`)
    const jest = join(root, "node_modules", "jest", "bin", "jest.js")
    const args = [jest, "--selectProjects", "http", "--runInBand", "--testPathPatterns", "quality/fuzzing/"]
    const env = { ...shops.envs[0], CAMPAIGNS: "whole", FUZZ_REQUESTS, FUZZ_WEBHOOKS, FUZZ_SEED }
    process.exitCode = await runVisibly(args, root, env)
  } finally {
    await shops.stop()
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say(`\n${error.message}\n${error.details}`)
  process.exitCode = 1
}
process.exit()
