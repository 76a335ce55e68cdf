// `npm test` runs the tests of all parts against shops with fresh databases. For the same commit, tests, inputs and
// order are the same every time.
// usage: npm test [-- PART|FILE …] [--test=NAME] [--keep] [--changed[=REVISION]] [--list]
//   PART: static, unit, browser, http, faults   FILE: path of a test file from the root
//   --test: runs only tests with this name      --keep: keeps the shops running for later runs
//   --changed: runs only tests of files that changed since the revision (default: HEAD)
//   --list: prints the tests and the seed of their inputs, and runs none
// `npm run campaigns` adds --whole, which runs every randomised round and all similar cases. A seed then decides order
// and inputs.
//   --seed=N: uses the seed of an earlier run
import { randomInt } from "node:crypto"
import { StartFailure } from "./failure.mjs"
import { installWhenNeeded } from "./install.mjs"
import { requireSupportedNode } from "./node-version.mjs"
import { Progress } from "./progress.mjs"
import { givenUpBySignal } from "./processes/task.mjs"

const progress = new Progress()
const signal = givenUpBySignal()

const args = process.argv.slice(2)
const OPTIONS = ["test", "keep", "changed", "list", "whole", "seed"]
const unknown = args.find(
  (word) => word.startsWith("--") && !OPTIONS.includes(word.slice(2).split("=")[0] ?? ""),
)
const words = args.filter((word) => !word.startsWith("--"))
const keep = args.includes("--keep")
const isCampaign = args.includes("--whole")
/** @param {string} option @returns {string | undefined} "" if the option has no value */
const valueOf = (option) => {
  const match = args.find((word) => word === option || word.startsWith(`${option}=`))
  return match?.slice(option.length + 1)
}
const changed = valueOf("--changed")

/** @returns {number | undefined} the seed of `npm run campaigns`; undefined for `npm test` */
function seedOfRun() {
  const named = valueOf("--seed")
  if (named === undefined) return isCampaign ? randomInt(2 ** 31) : undefined
  if (!isCampaign) throw new StartFailure("Only npm run campaigns accepts --seed.")
  if (!/^\d+$/.test(named)) throw new StartFailure("--seed must be an integer.")
  return Number(named)
}

try {
  if (unknown)
    throw new StartFailure(
      `npm test has no option ${unknown}. Options: --test=NAME, --keep, --changed[=REVISION], --list. Tests: ` +
        "static, unit, browser, http, faults, or files.",
    )
  requireSupportedNode()
  const seed = seedOfRun()
  if (isCampaign) process.env.CAMPAIGNS = "whole"
  if (seed !== undefined)
    progress.say(`Seed ${seed}. Repeat this run with: npm run campaigns -- --seed=${seed}`)
  await installWhenNeeded(progress)
  const [{ runTests }, { printTests }, { namedTests, NOTHING, testsOfChange }] = await Promise.all([
    import("./test/run.mjs"),
    import("./test/runners.mjs"),
    import("./test/selection.mjs"),
  ])
  const named = keep && words.length === 0 ? NOTHING : namedTests(words, valueOf("--test"))
  const selection = changed === undefined ? named : testsOfChange(changed || "HEAD")
  if (args.includes("--list")) {
    progress.say(`Seed of inputs: ${seed ?? 1}`)
    await printTests(selection, seed)
    process.exit()
  }
  const { passed, failed } = await runTests({
    selection,
    keep,
    ...(seed !== undefined && { seed }),
    progress,
    signal,
  })
  progress.say(`\n${passed} passed, ${failed} failed`)
  const isEmpty = passed === 0 && !keep && changed === undefined
  process.exitCode = failed > 0 || isEmpty || signal.aborted ? 1 : 0
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say(`\n${error.message}\n${error.details}\n\n0 passed, 1 failed`)
  process.exitCode = 1
}
process.exit()
