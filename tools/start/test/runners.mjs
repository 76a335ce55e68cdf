import { spawn } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { root, storefront } from "../paths.mjs"
import { endWithUs } from "../processes/task.mjs"
import { V8_FLAGS } from "../processes/v8-flags.mjs"

/** @typedef {{ name: string, seconds: number }} Timed */
/**
 * @typedef {{ name: string, cause?: string | undefined, command?: string }} Failure `command` runs only
 * this test
 */
/** @typedef {{ passed: number, failed: number, failures?: Failure[], tests?: Timed[], flaky?: Failure[] }} Result */

/**
 * Runs a program whose output is visible.
 * @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code
 */
export const runVisibly = (args, cwd, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...V8_FLAGS, ...args], {
      cwd,
      env,
      stdio: ["ignore", "inherit", "inherit"],
    })
    endWithUs(child)
    child.once("error", reject)
    child.once("close", (code) => resolve(code ?? 1))
  })

/** @param {string} file @returns {any} the report, or null if the runner ended before it wrote one */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null)

/** @param {string} part @returns {Result} */
const endedEarly = (part) => ({
  passed: 0,
  failed: 1,
  failures: [
    { name: part, cause: "The test runner ended without a report.", command: `npm test -- ${part}` },
  ],
})

/** @param {string} file relative to the root, optionally with a line @param {string} [title] */
const commandFor = (file, title) =>
  `npm test -- ${file}${title ? ` --test='${title.replaceAll("'", "'\\''")}'` : ""}`

/** @param {NodeJS.ProcessEnv[]} shops one per worker @param {number | undefined} seed */
const environmentOfWorkers = (shops, seed) => ({
  ...process.env,
  ...shops[0],
  TEST_SHOPS: JSON.stringify(shops),
  ...(seed !== undefined && { TEST_SEED: String(seed) }),
})

/** @param {string} project @param {string[]} more @param {number | undefined} seed */
const jestCommand = (project, more, seed) => [
  ...[join(root, "node_modules", "jest", "bin", "jest.js"), "--selectProjects", project, ...more],
  ...(seed === undefined ? [] : ["--randomize", `--seed=${seed}`]),
]

const PLAYWRIGHT = [join(root, "node_modules", "@playwright", "test", "cli.js"), "test"]

/**
 * Prints the selected test files in the order in which they run, and the names of browser tests.
 * @param {import("./selection.mjs").Selection} selection @param {number} [seed] of `npm run campaigns`
 */
export async function printTests(selection, seed) {
  for (const project of ["unit", "http"]) {
    const more = selection[/** @type {"unit" | "http"} */ (project)]
    if (more) await list([...jestCommand(project, more, seed), "--listTests"], root)
  }
  // Packages may not be built yet.
  const fromSources = "--conditions=bon-perroquet-source"
  if (selection.browser) await list([fromSources, ...PLAYWRIGHT, "--list", ...selection.browser], storefront)
}

/** @param {string[]} args @param {string} cwd */
async function list(args, cwd) {
  if ((await runVisibly(args, cwd, process.env)) !== 0)
    throw new StartFailure(
      "The tests cannot be listed. A test file reads a setting of its shop outside of a test.",
    )
}

/**
 * Runs unit or HTTP tests with Jest.
 * @param {"unit" | "http"} project
 * @param {{ workers?: number, shops?: NodeJS.ProcessEnv[], seed?: number | undefined, results: string, more?: string[]
 * }} options `shops`: one per worker of the HTTP tests; `seed`: of order and inputs, fixed by default; `results`:
 * folder of the report; `more`: arguments for Jest
 * @returns {Promise<Result>}
 */
export async function runJest(project, { shops = [], workers = shops.length, seed, results, more = [] }) {
  const file = join(results, `${project}.json`)
  rmSync(file, { force: true })
  const args = [
    ...jestCommand(project, more, seed),
    ...[`--maxWorkers=${workers}`, "--json", `--outputFile=${file}`, "--reporters=default"],
    `--reporters=${join(import.meta.dirname, "first-failures.cjs")}`,
  ]
  const code = await runVisibly(args, root, environmentOfWorkers(shops, seed))
  const report = readReport(file)
  if (!report) return endedEarly(project)
  const isPart = more.includes("--testNamePattern")
  const skipped = isPart ? 0 : report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: report.testResults.flatMap((/** @type {TestFile} */ one) => failuresOfFile(one, isPart)),
    tests: report.testResults.flatMap(timesOfFile),
  }
}

/** @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages: string[] }} Assertion */
/** @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile */

/** @param {TestFile} file */
const pathOf = ({ name }) => name.slice(root.length + 1)

/** @param {TestFile} file @returns {Timed[]} */
const timesOfFile = (file) =>
  file.assertionResults.map(({ fullName, duration }) => ({
    name: `${pathOf(file)}: ${fullName}`,
    seconds: (duration ?? 0) / 1000,
  }))

/**
 * Returns the failures in a test file's report.
 * @param {TestFile} file @param {boolean} isPart true if other tests were skipped on purpose
 * @returns {Failure[]}
 */
function failuresOfFile(file, isPart) {
  const path = pathOf(file)
  if (file.status === "failed" && file.assertionResults.length === 0)
    return [{ name: path, cause: file.message, command: commandFor(path) }]
  const passed = isPart ? ["passed", "pending"] : ["passed"]
  return file.assertionResults
    .filter(({ status }) => !passed.includes(status))
    .map(({ fullName, status, failureMessages }) => ({
      name: `${path}: ${fullName}`,
      cause: failureMessages[0] ?? `The test is ${status}.`,
      command: commandFor(path, fullName),
    }))
}

/**
 * Runs browser tests with Playwright.
 * @param {{ shops: NodeJS.ProcessEnv[], chromium: string, seed?: number | undefined, results: string, more?: string[] }} options
 * @returns {Promise<Result>}
 */
export async function runPlaywright({ shops, chromium, seed, results, more = [] }) {
  const file = join(results, "browser.json")
  rmSync(file, { force: true })
  const reporters = ["list", "json", join(import.meta.dirname, "first-browser-failures.mjs")]
  const args = [...PLAYWRIGHT, `--reporter=${reporters.join(",")}`, `--workers=${shops.length}`, ...more]
  const env = {
    ...environmentOfWorkers(shops, seed),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  }
  const code = await runVisibly(args, storefront, env)
  const report = readReport(file)
  if (!report) return endedEarly("browser")
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + skipped
  /** @type {BrowserSpec[]} */
  const specs = report.suites.flatMap(specsOf)
  const withStatus = (/** @type {string[]} */ ...statuses) =>
    specs.filter(({ status }) => statuses.includes(status))
  return {
    passed: expected + flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    tests: specs,
    failures: withStatus("unexpected", "skipped"),
    flaky: withStatus("flaky"),
  }
}

/** @typedef {{ status: string, projectName: string, results: { duration: number, error?: { message?: string } }[] }} BrowserTest */
/** @typedef {{ file: string, suites?: Suite[], specs?: { title: string, line: number, tests: BrowserTest[] }[] }} Suite */
/** @typedef {Timed & Failure & { status: string }} BrowserSpec */

/**
 * Returns the tests in a suite of Playwright's report and in the suites below it.
 * @param {Suite} suite @returns {BrowserSpec[]}
 */
function specsOf({ file, suites = [], specs = [] }) {
  const path = `storefront/e2e/${file}`
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      name: `${path} (${projectName}): ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status,
      cause: results.find(({ error }) => error)?.error?.message,
      command: commandFor(`${path}:${line}`),
    })),
  )
  return [...own, ...suites.flatMap(specsOf)]
}
