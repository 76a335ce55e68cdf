import { execFileSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { root } from "../paths.mjs"

/**
 * @typedef {object} Selection `unit`, `http` and `browser` are arguments for Jest or Playwright. An empty
 * list runs every test of the part, `null` runs none.
 * @property {boolean} static
 * @property {string[] | null} unit
 * @property {string[] | null} browser
 * @property {string[] | null} http
 * @property {boolean} faults
 */

/** Parts of `npm test`, fastest first. */
export const PARTS = /** @type {const} */ (["static", "unit", "browser", "http", "faults"])

/** @type {Selection} */
export const NOTHING = { static: false, unit: null, browser: null, http: null, faults: false }

const BROWSER_TEST = /^(?:storefront\/)?(e2e\/.+\.e2e\.ts(?::\d+)?)$/
const HTTP_TEST = /\.http\.spec\.ts$/
const TEST = /\.(spec\.tsx?|e2e\.ts)$/

/**
 * Selects parts and test files by name. Without a name, everything runs.
 * @param {string[]} words parts, and files relative to the root
 * @param {string} [title] only tests with this name
 * @returns {Selection}
 */
export function namedTests(words, title) {
  const parts = words.filter((word) => PARTS.some((part) => part === word))
  const files = words.filter((word) => !parts.includes(word))
  const browserFiles = files.flatMap((file) => BROWSER_TEST.exec(file)?.[1] ?? [])
  const jestFiles = files.filter((file) => !BROWSER_TEST.test(file))
  const unknown = jestFiles.find((file) => !TEST.test(file) || !existsSync(join(root, file)))
  if (unknown)
    throw new StartFailure(
      `"${unknown}" is neither a part (${PARTS.join(", ")}) nor a test file.`,
      "Write the path of a file from the root: npm test -- plugins/sales/orders/src/refunds/refunds.http.spec.ts",
    )
  const httpFiles = jestFiles.filter((file) => HTTP_TEST.test(file))
  const unitFiles = jestFiles.filter((file) => !HTTP_TEST.test(file))
  const isWhole = words.length === 0
  const select = (/** @type {string} */ part, /** @type {string[]} */ mine, /** @type {string[]} */ args) => {
    if (mine.length > 0) return args
    return isWhole || (files.length === 0 && parts.includes(part)) ? [] : null
  }
  const pattern = title ? escapeRegExp(title) : undefined
  const forJest = (/** @type {string[]} */ mine) => [
    ...["--runTestsByPath", ...mine.map((file) => join(root, file))],
    ...(pattern ? ["--testNamePattern", pattern] : []),
  ]
  return {
    static: isWhole || parts.includes("static"),
    unit: select("unit", unitFiles, forJest(unitFiles)),
    browser: select("browser", browserFiles, [...browserFiles, ...(pattern ? ["--grep", pattern] : [])]),
    http: select("http", httpFiles, forJest(httpFiles)),
    faults: isWhole || parts.includes("faults"),
  }
}

const escapeRegExp = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** @param {string[]} args @returns {string[]} */
const git = (args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean)

/** Browser test folders by feature. Other features are in `catalogue`. */
const SCREENS = /** @type {Record<string, string>} */ ({
  account: "account",
  admin: "dashboard",
  cart: "checkout",
  checkout: "checkout",
})

/**
 * Selects tests for the files that changed. Jest and Playwright find tests that import a changed file. HTTP and browser
 * tests do not import the shop's code, so those of the changed folder or screen are also selected.
 * @param {string} revision @returns {Selection}
 */
export function testsOfChange(revision) {
  const files = [
    ...git(["diff", "--name-only", revision]),
    ...git(["ls-files", "--others", "--exclude-standard"]),
  ].filter((file) => /\.(tsx?|mjs|json)$/.test(file) && existsSync(join(root, file)))
  const sources = files.filter((file) => !TEST.test(file))
  const http = [...new Set([...sources.flatMap(httpFolder), ...files.filter((file) => HTTP_TEST.test(file))])]
  const screens = new Set(sources.flatMap(screenFolder))
  const browserTests = files.flatMap((file) => BROWSER_TEST.exec(file)?.[1] ?? [])
  const browser = [...[...screens].map((folder) => `e2e/${folder}/`), ...browserTests]
  // If only helpers of browser tests changed, Playwright selects the tests that import them.
  const byImport = browser.length === 0 && sources.some((file) => file.startsWith("storefront/e2e/"))
  return {
    static: false,
    unit: files.length ? ["--findRelatedTests", ...files, "--passWithNoTests"] : null,
    browser: byImport
      ? [`--only-changed=${revision}`, "--pass-with-no-tests"]
      : browser.length
        ? [...browser, "--pass-with-no-tests"]
        : null,
    http: http.length ? ["--testPathPatterns", ...http, "--passWithNoTests"] : null,
    faults: false,
  }
}

/**
 * @param {string} file
 * @returns {string[]} the folder below `src` if it has HTTP tests, otherwise the whole workspace
 */
function httpFolder(file) {
  const [, workspace, area] =
    /^((?:plugins\/[^/]+|packages|quality|tools)\/[^/]+)\/(?:src\/([^/]+)\/)?/.exec(file) ?? []
  if (!workspace) return []
  const folder = area ? `${workspace}/src/${area}` : workspace
  const hasTests = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).some((name) =>
    HTTP_TEST.test(name),
  )
  return [`/${hasTests ? folder : workspace}/`]
}

/** Returns the folders of browser tests for a source file. @param {string} file @returns {string[]} */
function screenFolder(file) {
  if (/^plugins\/[^/]+\/[^/]+\/src\/admin\//.test(file)) return ["dashboard"]
  if (!file.startsWith("storefront/src/")) return []
  const [, feature] = /^storefront\/src\/features\/([^/]+)\//.exec(file) ?? []
  return feature ? [SCREENS[feature] ?? "catalogue"] : ["catalogue", "checkout"]
}
