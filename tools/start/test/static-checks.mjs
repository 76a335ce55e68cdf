import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { defaultDataDir, root } from "../paths.mjs"
import { runTask } from "../processes/task.mjs"
import { keepPassed, passedBefore } from "./passed-before.mjs"

/** @typedef {[name: string, work: () => Promise<unknown>]} Check */

const bin = (/** @type {string[]} */ ...path) => join(root, "node_modules", ...path)

/** What a check may keep from its last run; files are told apart by their content, as a checkout changes all dates. */
const kept = (/** @type {string} */ name) => join(defaultDataDir, "checks", name)

/** What ESLint looks at, as patterns. */
const SCREENS = ["storefront/src", "packages/admin-kit/src", "plugins/*/src/admin/**/*.tsx"]

/** Depends on what is installed, so it runs even if no file changed. */
const NATIVE_PACKAGES = "native packages"

/** The longest first. @type {[string, string[]][]} */
const CHECKS = [
  ["lint and types", [bin("oxlint", "bin", "oxlint"), "--deny-warnings"]],
  [
    "boundaries and texts",
    [
      ...[bin("eslint", "bin", "eslint.js"), "--max-warnings", "0", ...SCREENS],
      ...["--cache", "--cache-strategy", "content", "--cache-location", kept("eslint.json")],
    ],
  ],
  ["format", [bin("oxfmt", "bin", "oxfmt"), "--check"]],
  [
    "unused files, exports and packages",
    [bin("knip", "bin", "knip.js"), "--no-progress", "--no-config-hints"],
  ],
  [NATIVE_PACKAGES, [join(root, "tools", "start", "packages", "native.mjs")]],
]

/** @param {string} name @param {string[]} args */
const program = (name, args) =>
  runTask({ args, cwd: root, env: process.env, failure: `The check "${name}" failed:` })

/**
 * Format, lint, types and native packages; each counts as one test. What found nothing in the very same files finds nothing again.
 * @param {import("../progress.mjs").Progress} progress @returns {Promise<import("./runners.mjs").Result>}
 */
export async function checkStatically(progress) {
  /** @type {import("./runners.mjs").Failure[]} */
  const failures = []
  const checks = CHECKS.map(([name, args]) => /** @type {Check} */ ([name, () => program(name, args)]))
  const isKnown = (/** @type {string} */ name) => name !== NATIVE_PACKAGES && passedBefore(name) !== undefined
  const known = checks.filter(([name]) => isKnown(name)).map(([name]) => name)
  if (known.length) progress.say(`Passed with the same files before: ${known.join(", ")}.`)
  const queue = checks.filter(([name]) => !isKnown(name))
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const [name, work] = check
      try {
        await progress.step(`Checking: ${name}`, work)
        keepPassed(name, 1)
      } catch (error) {
        if (!(error instanceof StartFailure)) throw error
        failures.push({ name, words: error.details })
        progress.say(error.details)
      }
    }
  }
  await Promise.all([worker(), worker()])
  return { passed: checks.length - failures.length, failed: failures.length, failures }
}
