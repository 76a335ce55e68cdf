import { spawn } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { root, storefront } from "../paths.mjs"

/** @typedef {{ passed: number, failed: number }} Result */

/** Seen by people as it comes. @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} env @returns {Promise<number>} exit code */
export const runVisibly = (args, cwd, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] })
    child.once("error", reject)
    child.once("close", (code) => resolve(code ?? 1))
  })

/** @param {string} file @returns {any} the report, or null when the runner did not get as far as writing it */
const reportIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null)

/** @param {"unit" | "http"} project @param {NodeJS.ProcessEnv} env @param {string} results folder @returns {Promise<Result>} */
export async function runJest(project, env, results) {
  const file = join(results, `${project}.json`)
  rmSync(file, { force: true })
  const jest = join(root, "node_modules", "jest", "bin", "jest.js")
  // Tests over HTTP share one shop and its stock: one after the other.
  const order = project === "http" ? ["--runInBand"] : ["--maxWorkers=2"]
  const args = [jest, ...order, "--selectProjects", project, "--json", `--outputFile=${file}`]
  // Jest prints its JSON as well when it has no file; with one, only its usual report.
  const code = await runVisibly(args, root, env)
  const report = reportIn(file)
  if (!report) return { passed: 0, failed: 1 }
  const skipped = report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** @param {NodeJS.ProcessEnv} env @param {string} results folder @returns {Promise<Result>} */
export async function runPlaywright(env, results) {
  const file = join(results, "browser.json")
  rmSync(file, { force: true })
  const playwright = join(root, "node_modules", "@playwright", "test", "cli.js")
  const args = [playwright, "test", "--reporter=list,json"]
  const code = await runVisibly(args, storefront, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const report = reportIn(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  // A test that passed when tried again (only in CI, and named there) is a weakness of the test, told, not a failure.
  const failed = unexpected + skipped
  return { passed: expected + flaky, failed: failed === 0 && code !== 0 ? 1 : failed }
}
