import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { pathToFileURL } from "node:url"
import { aloneInBuilding } from "./build/build-lock.mjs"
import { TARGETS, transpile } from "./build/build-plan.mjs"
import { StartFailure } from "./failure.mjs"
import { Progress } from "./progress.mjs"
import { runTask } from "./processes/task.mjs"

/** @typedef {import("./build/build-plan.mjs").Target} Target */

const AT_ONCE = 2

/**
 * Returns whether a target must be built, because a source changed or it was never built.
 * @param {Target} target
 */
const isStale = (target) =>
  !existsSync(target.output) ||
  !existsSync(target.stamp) ||
  readFileSync(target.stamp, "utf8") !== target.fingerprint()

/**
 * Builds the changed targets, each after its dependencies.
 * @param {Progress} progress @param {Target[]} [targets]
 * @returns {Promise<string[]>} names of the built targets
 */
export async function buildChanged(progress, targets = TARGETS) {
  if (!targets.some(isStale)) return []
  return aloneInBuilding(() => buildStale(progress, targets))
}

/** @param {Progress} progress @param {Target[]} targets @returns {Promise<string[]>} */
async function buildStale(progress, targets) {
  const waiting = new Set(targets.filter(isStale))
  const names = [...waiting].map(({ name }) => name)
  /** @type {Map<Target[], Promise<unknown>>} */
  const running = new Map()
  while (waiting.size + running.size > 0) {
    const unfinished = new Set([...waiting, ...[...running.keys()].flat()].map(({ name }) => name))
    const ready = [...waiting].filter(({ after }) => !after.some((name) => unfinished.has(name)))
    for (const batch of batchesOf(ready).slice(0, AT_ONCE - running.size)) {
      for (const target of batch) waiting.delete(target)
      const work = progress.step(`Building ${titleOf(batch)}`, () => build(batch))
      running.set(
        batch,
        work.finally(() => running.delete(batch)),
      )
    }
    await Promise.race(running.values())
  }
  return names
}

/**
 * Returns batches of targets that are built together. One process transpiles all, because starting one for each takes
 * longer than transpiling.
 * @param {Target[]} targets @returns {Target[][]}
 */
function batchesOf(targets) {
  const transpiled = targets.filter(({ transpiles }) => transpiles)
  const others = targets.filter(({ transpiles }) => !transpiles).map((target) => [target])
  return transpiled.length ? [transpiled, ...others] : others
}

/** @param {Target[]} batch */
const titleOf = ([first, ...others]) =>
  others.length ? `${others.length + 1} packages` : (first?.name ?? "")

/** @param {Target[]} batch */
async function build(batch) {
  for (const { stamp } of batch) rmSync(stamp, { force: true })
  // Computes the fingerprints before the build, so that a change during the build causes another build.
  const fingerprints = batch.map((target) => target.fingerprint())
  const env = { ...process.env, NODE_ENV: "production", MEDUSA_DISABLE_TELEMETRY: "1", NODE_OPTIONS: "" }
  const failure = `Building ${titleOf(batch)} failed:`
  const folders = batch.flatMap(({ transpiles }) => transpiles ?? [])
  if (folders.length) await runTask({ args: [transpile, ...folders], env, failure })
  for (const { commands, cwd } of batch)
    for (const args of commands?.() ?? []) await runTask({ args, cwd, env, failure })
  for (const [index, { name, output, stamp }] of batch.entries()) {
    if (!existsSync(output)) throw new StartFailure(`Building ${name} did not create ${output}.`)
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, fingerprints[index] ?? "")
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await buildChanged(new Progress())
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    process.stderr.write(`\n${error.message}\n${error.details}\n`)
    process.exitCode = 1
  }
}
