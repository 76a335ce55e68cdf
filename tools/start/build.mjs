import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { pathToFileURL } from "node:url"
import { aloneInBuilding } from "./build/build-lock.mjs"
import { TARGETS } from "./build/build-plan.mjs"
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
  /** @type {Map<string, Promise<unknown>>} */
  const running = new Map()
  while (waiting.size + running.size > 0) {
    for (const target of waiting) {
      const blocked = target.after.some((name) => running.has(name) || isWaiting(waiting, name))
      if (blocked || running.size >= AT_ONCE) continue
      waiting.delete(target)
      const work = progress.step(`Building ${target.name}`, () => build(target))
      running.set(
        target.name,
        work.finally(() => running.delete(target.name)),
      )
    }
    await Promise.race(running.values())
  }
  return names
}

/** @param {Set<Target>} waiting @param {string} name */
const isWaiting = (waiting, name) => [...waiting].some((target) => target.name === name)

/** @param {Target} target */
async function build(target) {
  const { stamp, commands, cwd, name } = target
  rmSync(stamp, { force: true })
  // Computes the fingerprint before the build, so that a change during the build causes another build.
  const fingerprint = target.fingerprint()
  const env = { ...process.env, NODE_ENV: "production", MEDUSA_DISABLE_TELEMETRY: "1", NODE_OPTIONS: "" }
  for (const args of commands()) await runTask({ args, cwd, env, failure: `Building ${name} failed:` })
  if (!existsSync(target.output)) throw new StartFailure(`Building ${name} did not create ${target.output}.`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint)
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
