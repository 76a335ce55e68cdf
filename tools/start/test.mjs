// `npm test`: everything that can be checked, against shops of its own with fresh databases.
// usage: npm test [-- PART …] [--keep] [--whole] [--changed[=REVISION]] [--seed=N]
//   PART: static, unit, http, browser, faults; --seed: the order of an earlier run
//   --keep leaves the shops running for runs that follow; without a PART it starts one and tries nothing
//   --changed: only what the changes since the revision (HEAD) can break, on a shop that is kept or on a new one
//   --whole: long campaigns in full, not a tenth of them, and everything that has its turn each day (`npm run campaigns`)
import { randomInt } from "node:crypto"
import { StartFailure } from "./failure.mjs"
import { installWhenNeeded } from "./install.mjs"
import { requireSupportedNode } from "./node-version.mjs"
import { Progress } from "./progress.mjs"
import { givenUpBySignal } from "./processes/task.mjs"

const progress = new Progress()
const signal = givenUpBySignal()

const words = process.argv.slice(2)
const keep = words.includes("--keep")
const order = words.find((word) => word.startsWith("--seed="))
const seed = Number(order?.slice(7) ?? randomInt(2 ** 31))
if (words.includes("--whole")) process.env.CAMPAIGNS = "whole"
// What has its turn each day stays that of the day that the run began on.
process.env.TEST_DAY ??= new Date().toISOString().slice(0, 10)
const changed = words.find((word) => /^--changed(=|$)/.test(word))
const since = changed && (changed.split("=")[1] ?? "HEAD")
const parts = words.filter((word) => !word.startsWith("--"))
// Who names a part or an order wants unit tests tried, whatever passed before: with other examples, or in that order.
const anew = parts.length > 0 || order !== undefined

try {
  requireSupportedNode()
  await installWhenNeeded(progress)
  const { runTests } = await import("./test/run.mjs")
  const { passed, failed } = await runTests({ parts, keep, since, seed, anew, progress, signal })
  progress.say(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || (passed === 0 && !keep && !since) || signal.aborted ? 1 : 0
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say(`\n${error.message}\n${error.details}\n\n0 passed, 1 failed`)
  process.exitCode = 1
}
process.exit()
