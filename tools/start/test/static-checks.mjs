import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { root } from "../paths.mjs"
import { runTask } from "../task.mjs"

const bin = (/** @type {string[]} */ ...path) => join(root, "node_modules", ...path)
const tsc = bin("typescript", "bin", "tsc")

/** @type {[string, string[]][]} */
const CHECKS = [
  ["format", [bin("prettier", "bin", "prettier.cjs"), "--check", "--log-level", "warn", "."]],
  ["lint", [bin("eslint", "bin", "eslint.js"), "--max-warnings", "0", "."]],
  ["types of engine and plugins", [tsc, "--noEmit", "-p", "tsconfig.json"]],
  ["types of Medusa Admin's extensions", [tsc, "--noEmit", "-p", "tsconfig.admin.json"]],
  ["types of the storefront", [tsc, "--noEmit", "-p", "storefront/tsconfig.json"]],
  ["types of the edge and the browser tests", [tsc, "--noEmit", "-p", "storefront/tsconfig.node.json"]],
  ["types of start-up and the fault harness", [tsc, "--noEmit", "-p", "tools/start/tsconfig.json"]],
  ["types of the benchmark", [tsc, "--noEmit", "-p", "quality/bench/tsconfig.json"]],
]

/**
 * Format, lint and types; each counts as one test.
 * @param {import("../progress.mjs").Progress} progress @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkStatically(progress) {
  let failed = 0
  const queue = [...CHECKS]
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const [name, args] = check
      const work = () =>
        runTask({ args, cwd: root, env: process.env, failure: `The check "${name}" failed:` })
      await progress.step(`Checking: ${name}`, work).catch((error) => {
        if (!(error instanceof StartFailure)) throw error
        failed++
        progress.say(error.details)
      })
    }
  }
  await Promise.all([worker(), worker()])
  return { passed: CHECKS.length - failed, failed }
}
