import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { checkLockfile } from "../lockfile.mjs"
import { defaultDataDir, root } from "../paths.mjs"
import { runTask } from "../processes/task.mjs"

const bin = (/** @type {string[]} */ ...path) => join(root, "node_modules", ...path)
/** The native compiler checks in a quarter of the time; the older one stays for the engine and ESLint's parser, which call it as a library. */
const tsc = bin("typescript7", "bin", "tsc")

/** What a check may keep from its last run; files are told apart by their content, as a checkout changes all dates. */
const kept = (/** @type {string} */ name) => join(defaultDataDir, "checks", name)

/** The longest first. @type {[string, string[]][]} */
const CHECKS = [
  ["lint", [bin("oxlint", "bin", "oxlint"), "--deny-warnings"]],
  [
    "boundaries and texts",
    [
      ...[bin("eslint", "bin", "eslint.js"), "--max-warnings", "0", "."],
      ...["--cache", "--cache-strategy", "content", "--cache-location", kept("eslint.json")],
    ],
  ],
  [
    "format",
    [
      ...[bin("prettier", "bin", "prettier.cjs"), "--check", "--log-level", "warn", "."],
      ...["--cache", "--cache-strategy", "content", "--cache-location", kept("prettier.json")],
    ],
  ],
  [
    "unused files, exports and packages",
    [bin("knip", "bin", "knip.js"), "--no-progress", "--no-config-hints"],
  ],
  ["types of engine and plugins", [tsc, "--noEmit", "-p", "tsconfig.json"]],
  ["types of Medusa Admin's extensions", [tsc, "--noEmit", "-p", "tsconfig.admin.json"]],
  ["types of the storefront", [tsc, "--noEmit", "-p", "storefront/tsconfig.json"]],
  ["types of the edge and the browser tests", [tsc, "--noEmit", "-p", "storefront/server/tsconfig.json"]],
  ["types of start-up and the fault harness", [tsc, "--noEmit", "-p", "tools/start/tsconfig.json"]],
  ["types of the benchmark", [tsc, "--noEmit", "-p", "quality/bench/tsconfig.json"]],
]

/** @type {[string, () => Promise<unknown>][]} */
const ALL = [
  ...CHECKS.map(
    ([name, args]) => /** @type {[string, () => Promise<unknown>]} */ ([name, () => program(name, args)]),
  ),
  ["lock file, by the oldest and the newest npm", checkLockfile],
]

/** @param {string} name @param {string[]} args */
const program = (name, args) =>
  runTask({ args, cwd: root, env: process.env, failure: `The check "${name}" failed:` })

/**
 * Format, lint, types and lock file; each counts as one test.
 * @param {import("../progress.mjs").Progress} progress @returns {Promise<import("./runners.mjs").Result>}
 */
export async function checkStatically(progress) {
  /** @type {string[]} */
  const failures = []
  const queue = [...ALL]
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const [name, work] = check
      await progress.step(`Checking: ${name}`, work).catch((error) => {
        if (!(error instanceof StartFailure)) throw error
        failures.push(name)
        progress.say(error.details)
      })
    }
  }
  await Promise.all([worker(), worker()])
  return { passed: ALL.length - failures.length, failed: failures.length, failures }
}
