import { spawn } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { root, storefront } from "../paths.mjs"
import { endWithUs } from "../processes/task.mjs"
import { screensChangedLately } from "./changed.mjs"

/** @typedef {{ name: string, seconds: number }} Timed */
/** @typedef {{ name: string, words?: string | undefined }} Failure a test, and what it failed with in its own words */
/** @typedef {{ passed: number, failed: number, failures?: Failure[], tests?: Timed[], flaky?: Failure[] }} Result */

/** Seen by people as it comes. @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} env @returns {Promise<number>} exit code */
export const runVisibly = (args, cwd, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] })
    endWithUs(child)
    child.once("error", reject)
    child.once("close", (code) => resolve(code ?? 1))
  })

/**
 * Seen line by line beside what others say at the same time.
 * @param {string} label before each line @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code
 */
const runLabelled = (label, args, cwd, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] })
    endWithUs(child)
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => process.stdout.write(`${label} │ ${line}\n`))
    child.once("error", reject)
    child.once("close", (code) => resolve(code ?? 1))
  })

/** @param {string} file @returns {any} the report, or null when the runner did not get as far as writing it */
const reportIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null)

const NOTHING_RAN = { passed: 0, failed: 1 }

/**
 * A machine of a continuous integration may be many times slower while everything runs side by side: there tests wait longer for
 * what they expect. At a developer's desk what is slow is to be noticed soon.
 */
const TIMEOUT_FACTOR = process.env.CI ? 3 : 1
/** Of a test that asks no shop, in ms: Jest's own. */
const UNIT_TIMEOUT = 5_000

/** @param {NodeJS.ProcessEnv[]} shops one a worker @param {string[]} resting files that are passed over, as both configurations read them */
const forWorkers = (shops, resting) => ({
  ...process.env,
  TIMEOUT_FACTOR: String(TIMEOUT_FACTOR),
  ...shops[0],
  TEST_SHOPS: JSON.stringify(shops),
  RESTING_TESTS: JSON.stringify(resting),
  // Read by e2e/accessibility.e2e.ts.
  SCREENS_CHANGED: screensChangedLately() ? "yes" : "no",
})

/**
 * @param {"unit" | "http"} project
 * @param {{ shops?: NodeJS.ProcessEnv[], seed: number, results: string, resting?: string[], more?: string[] }} options `shops`: those
 *   that tests over HTTP may change, one a worker; `results`: folder of the report; `resting`: files that are passed over; `more`:
 *   further words for Jest
 * @returns {Promise<Result>}
 */
export async function runJest(project, { shops = [], seed, results, resting = [], more = [] }) {
  const file = join(results, `${project}.json`)
  rmSync(file, { force: true })
  const jest = join(root, "node_modules", "jest", "bin", "jest.js")
  const args = [
    ...[jest, "--selectProjects", project, `--maxWorkers=${shops.length || 2}`],
    // Those over HTTP have their own (packages/testing/src/test-timeout.ts).
    ...(project === "unit" ? [`--testTimeout=${UNIT_TIMEOUT * TIMEOUT_FACTOR}`] : []),
    ...["--randomize", `--seed=${seed}`, "--json", `--outputFile=${file}`, ...more],
  ]
  const code = await runLabelled(project, args, root, forWorkers(shops, resting))
  const report = reportIn(file)
  if (!report) return NOTHING_RAN
  const skipped = report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: report.testResults.flatMap(failuresOfFile),
    tests: report.testResults.flatMap(timesOfFile),
  }
}

/** @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages: string[] }} Assertion */
/** @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile */

/** @param {TestFile} file @param {Assertion} assertion */
const nameIn = (file, { fullName }) => `${file.name.slice(root.length + 1)}: ${fullName}`

/** @param {TestFile} file @returns {Timed[]} */
const timesOfFile = (file) =>
  file.assertionResults.map((one) => ({ name: nameIn(file, one), seconds: (one.duration ?? 0) / 1000 }))

/** @param {TestFile} file @returns {Failure[]} the file itself, where it failed before its tests */
const failuresOfFile = (file) =>
  file.status === "failed" && file.assertionResults.length === 0
    ? [{ name: file.name.slice(root.length + 1), words: file.message }]
    : file.assertionResults
        .filter(({ status }) => status !== "passed")
        .map((one) => ({ name: nameIn(file, one), words: one.failureMessages[0] }))

/**
 * @param {{ shops: NodeJS.ProcessEnv[], chromium: string, results: string, resting?: string[], more?: string[] }} options
 * @returns {Promise<Result>}
 */
export async function runPlaywright({ shops, chromium, results, resting = [], more = [] }) {
  const file = join(results, "browser.json")
  rmSync(file, { force: true })
  const playwright = join(root, "node_modules", "@playwright", "test", "cli.js")
  const args = [playwright, "test", "--reporter=list,json", `--workers=${shops.length}`, ...more]
  const env = { ...forWorkers(shops, resting), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const code = await runLabelled("browser", args, storefront, env)
  const report = reportIn(file)
  if (!report) return NOTHING_RAN
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + skipped
  /** @type {BrowserSpec[]} */
  const specs = report.suites.flatMap(specsOf)
  const those = (/** @type {string[]} */ ...statuses) =>
    specs.filter(({ status }) => statuses.includes(status)).map(({ name, words }) => ({ name, words }))
  return {
    passed: expected + flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    tests: specs.map(({ name, seconds }) => ({ name, seconds })),
    failures: those("unexpected", "skipped"),
    flaky: those("flaky"),
  }
}

/** @typedef {{ status: string, projectName: string, results: { duration: number, error?: { message?: string } }[] }} BrowserTest */
/** @typedef {{ title: string, file: string, suites?: Suite[], specs?: { title: string, tests: BrowserTest[] }[] }} Suite */

/** @typedef {Timed & Failure & { status: string }} BrowserSpec */

/** @param {Suite} suite @returns {BrowserSpec[]} */
function specsOf({ file, suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      name: `${file} (${projectName}): ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status,
      words: results.find(({ error }) => error)?.error?.message,
    })),
  )
  return [...own, ...suites.flatMap(specsOf)]
}
