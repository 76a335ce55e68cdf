import { execFileSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { basename, join, sep } from "node:path"
import { root } from "../paths.mjs"
import { nearAreas, OVER_HTTP } from "./near-areas.mjs"

/** The browser tests of a feature's screens, by their file names; of what stands below all features, the ways to a purchase. */
const SCREENS = /** @type {Record<string, string[]>} */ ({
  cart: ["cart", "buy"],
  checkout: ["checkout", "success", "payment"],
  cookies: ["information"],
  home: ["browse"],
  information: ["information"],
  layout: ["browse", "keyboard"],
  "not-found": ["browse"],
  "product-page": ["product.e2e"],
  products: ["browse", "search"],
})
const OF_ALL = ["browse", "cart", "checkout"]
/** Features with many screens, whose tests lie in a folder of their own, named by the part of the feature that they are about. */
const OF_MANY_SCREENS = /** @type {Record<string, string>} */ ({ account: "account/", admin: "dashboard/" })

/** The folder of the browser tests. */
const BROWSER_TESTS = "storefront/e2e/"

/** @param {string[]} args @returns {string[]} */
const git = (args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => file && existsSync(join(root, file)))

/** @param {string} since a revision @returns {string[]} files that differ from it, and new ones */
export const changedFiles = (since) => [
  ...git(["diff", "--name-only", since]),
  ...git(["ls-files", "--others", "--exclude-standard"]),
]

/** @returns {string[]} every file of the project, new ones too */
export const everyFile = () => git(["ls-files", "--cached", "--others", "--exclude-standard"])

/** @param {string} pattern @param {string[]} paths @returns {string[]} files of those that have a line like that */
export const filesWith = (pattern, paths) => git(["grep", "--untracked", "-l", pattern, "--", ...paths])

/** So many commits are looked at for what was changed lately. */
const LATELY = 5

/** @type {string[] | undefined} */
let lately

/** @returns {string[]} files that were changed lately; the same for the whole of a run */
export const changedLately = () =>
  (lately ??= [...new Set(git(["log", `--max-count=${LATELY}`, "--name-only", "--format="]))])

/** Changing one breaks nothing but itself. */
const isTest = (/** @type {string} */ file) => /\.(spec\.tsx?|e2e\.ts)$/.test(file)

/** @returns {boolean} whether something of a screen of the shop was changed lately */
export const screensChangedLately = () =>
  changedLately().some((file) => file.startsWith("storefront/src/") && !isTest(file))

/** @param {string[]} sources @returns {string[]} where the tests over HTTP lie that are near to them */
function areasOf(sources) {
  /** @type {Map<string, string[]>} */
  const ofWorkspace = new Map()
  for (const file of sources) {
    const workspace = /^(plugins|packages|quality|tools)\/[^/]+(?=\/)/.exec(file)?.[0]
    if (workspace) ofWorkspace.set(workspace, [...(ofWorkspace.get(workspace) ?? []), file])
  }
  return [...ofWorkspace].flatMap(([workspace, files]) =>
    existsSync(join(root, workspace, "src")) ? nearAreas(workspace, files) : [`${workspace}/`],
  )
}

/** @param {string} file @returns {string[]} by what the browser tests of the screen are called that a source is part of */
function screensOf(file) {
  const [, feature = "", part] = /^storefront\/src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? []
  const folder = OF_MANY_SCREENS[feature]
  if (!folder) return SCREENS[feature] ?? []
  const tests = readdirSync(join(root, BROWSER_TESTS, folder), { recursive: true, encoding: "utf8" })
  const own = tests.filter((test) => [`${part}.e2e.ts`, `admin-${part}.e2e.ts`].includes(basename(test)))
  return own.length > 0 ? own.map((test) => folder + test.replaceAll(sep, "/")) : [folder]
}

/**
 * The tests that a change can break: unit tests by what they import, tests over HTTP by the area they stand in (they reach
 * the code through the shop, not by importing it), browser tests by the screens.
 * @param {string[]} files
 * @returns {{ unit: string[], http: string[], browser: string[], isNear: (file: string) => boolean }} words for Jest and Playwright, none:
 *   nothing to run; and whether a file of tests over HTTP or by browser is among them
 */
export function testsOf(files) {
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
  const sources = files.filter((file) => /\.(tsx?|mjs|json)$/.test(file) && !isTest(file))
  const areas = [...areasOf(sources), ...files.filter((file) => file.endsWith(OVER_HTTP))]
  const own = files.flatMap((file) => /^storefront\/e2e\/(?:[^/]+\/)*([^/]+\.e2e)\.ts$/.exec(file)?.[1] ?? [])
  const inMedusaAdmin = sources.some((file) => /^plugins\/[^/]+\/src\/admin\//.test(file))
  const below = sources.some((file) => /^storefront\/(?!src\/features\/|e2e\/)/.test(file))
  const screens = new Set([
    ...sources.flatMap(screensOf),
    ...own,
    ...(inMedusaAdmin ? ["dashboard/medusa-admin"] : []),
    ...(below ? OF_ALL : []),
  ])
  return {
    unit: code.length ? ["--findRelatedTests", ...code, "--passWithNoTests"] : [],
    http: areas.length
      ? ["--testPathPatterns", ...areas.map((folder) => `/${folder}`), "--passWithNoTests"]
      : [],
    browser: screens.size ? [...screens, "--pass-with-no-tests"] : [],
    isNear: (file) =>
      file.startsWith(BROWSER_TESTS)
        ? [...screens].some((word) => file.slice(BROWSER_TESTS.length).includes(word))
        : areas.some((folder) => file.startsWith(folder)),
  }
}
