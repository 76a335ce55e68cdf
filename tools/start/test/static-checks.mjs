import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { buildChanged } from "../build.mjs"
import { GENERATED } from "../build/build-plan.mjs"
import { defaultDataDir, root } from "../paths.mjs"
import { runTask } from "../processes/task.mjs"

/** @typedef {[name: string, work: () => Promise<unknown>]} Check */

const bin = (/** @type {string[]} */ ...path) => join(root, "node_modules", ...path)

/** Returns the path of a check's cache. It compares files by content, because `git checkout` changes their dates. */
const cache = (/** @type {string} */ name) => join(defaultDataDir, "checks", name)

const SCREENS = ["storefront/src", "packages/admin-kit/src", "plugins/*/*/src/admin/**/*.tsx"]

/** @param {string} name @param {string[]} args @returns {Check} */
const program = (name, args) => [
  name,
  () => runTask({ args, cwd: root, env: process.env, failure: `The check "${name}" failed:` }),
]

/** Static checks that run in parallel. The longest comes first. @type {Check[]} */
const CHECKS = [
  program("lint and types", [bin("oxlint", "bin", "oxlint"), "--deny-warnings"]),
  program("boundaries and texts", [
    ...[bin("eslint", "bin", "eslint.js"), "--max-warnings", "0", ...SCREENS],
    ...["--cache", "--cache-strategy", "content", "--cache-location", cache("eslint.json")],
  ]),
  program("native packages", [join(root, "tools", "start", "packages", "native.mjs")]),
  program("unused files, exports and packages", [
    // A larger young generation of V8 saves a sixth of the time.
    "--max-semi-space-size=64",
    bin("knip", "bin", "knip.js"),
    "--no-progress",
    "--no-config-hints",
  ]),
  program("format", [bin("oxfmt", "bin", "oxfmt"), "--check"]),
]

/**
 * Runs the static checks. Each counts as one test.
 * @param {import("../progress.mjs").Progress} progress @returns {Promise<import("./runners.mjs").Result>}
 */
export async function checkStatically(progress) {
  await buildChanged(progress, GENERATED)
  /** @type {import("./runners.mjs").Failure[]} */
  const failures = []
  const queue = [...CHECKS]
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const [name, work] = check
      try {
        await progress.step(`Checking: ${name}`, work)
      } catch (error) {
        if (!(error instanceof StartFailure)) throw error
        failures.push({ name, cause: error.details, command: "npm test -- static" })
        progress.say(error.details)
      }
    }
  }
  await Promise.all([worker(), worker()])
  return { passed: CHECKS.length - failures.length, failed: failures.length, failures }
}
