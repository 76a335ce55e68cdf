import { execFile } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { defaultDataDir, root } from "../../../tools/start/paths.mjs"

const jest = join(root, "node_modules", "jest", "bin", "jest.js")
const report = join(defaultDataDir, "mutation-tests.json")
/** Milliseconds per file, after which a test run is ended. A shop that never responds counts as a detected mutation. */
const TIMEOUT_PER_FILE_MS = 10 * 60_000

/** @param {string} file */
export const asksShop = (file) => file.endsWith(".http.spec.ts")

/**
 * @param {import("./list.mjs").Mutation[]} mutations @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>} the first failure
 */
export async function firstFailingOf(mutations, env) {
  const whole = new Set(mutations.filter(({ named }) => !named).flatMap(({ tests }) => tests))
  const failed = whole.size ? await firstFailing([...whole], undefined, env) : null
  const parts = mutations.filter(({ named, tests }) => named && !tests.every((test) => whole.has(test)))
  if (failed !== null || !parts.length) return failed
  const names = [...new Set(parts.map(({ named }) => named))].join("|")
  return firstFailing([...new Set(parts.flatMap(({ tests }) => tests))], names, env)
}

/**
 * Runs test files, or only the tests with a name that matches `named`, with all their cases.
 * @param {string[]} files @param {string | undefined} named @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>} the first failure, or null
 */
export async function firstFailing(files, named, env) {
  rmSync(report, { force: true })
  const args = [jest, "--runInBand", "--bail=1", "--silent", "--json", `--outputFile=${report}`]
  const pattern = named ? ["--testNamePattern", named] : []
  const whole = named ? { ...env, CAMPAIGNS: "whole" } : env
  const paths = files.map((file) => join(root, file))
  await run([...args, ...pattern, "--runTestsByPath", ...paths], whole, files.length * TIMEOUT_PER_FILE_MS)
  if (!existsSync(report)) return "the tests did not come to an end"
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"))
  for (const { assertionResults, status, message } of testResults) {
    const failed = assertionResults.find((/** @type {{ status: string }} */ test) => test.status === "failed")
    if (failed) return failed.fullName + evidenceOf(failed.failureMessages[0])
    if (status === "failed") return message.split("\n").find(Boolean) ?? "a file of tests"
  }
  if (numPassedTests === 0) process.stdout.write(`    No test has this name: ${named ?? files.join(", ")}\n`)
  return null
}

/** @param {string} message @returns {string} the seed and the shrunk input if a property of fast-check failed */
function evidenceOf(message) {
  const [, count, seed] = /Property failed after (\d+) tests?\s+\{ seed: (-?\d+)/.exec(message) ?? []
  const [, input] = /^Counterexample: (.*)$/m.exec(message) ?? []
  return seed && input ? ` (seed ${seed}, input ${count}: ${input.replace(/ ?\/\*.*?\*\//g, "")})` : ""
}

/**
 * @param {string[]} args @param {NodeJS.ProcessEnv} env @param {number} timeout milliseconds
 * @returns {Promise<void>} resolves when the program ends
 */
const run = (args, env, timeout) =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env, timeout, maxBuffer: 1 << 28 }, () => resolve())
  })
