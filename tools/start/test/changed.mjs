import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { root } from "../paths.mjs"

/** The browser tests of a feature's screens, by their file names; of what stands below all features, the ways to a purchase. */
const SCREENS = /** @type {Record<string, string[]>} */ ({
  account: ["account/"],
  admin: ["dashboard/"],
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

/** The folder of the browser tests. */
export const BROWSER_TESTS = "storefront/e2e/"

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

/** So many commits are looked at for what was changed lately: about as many as people make in a day. */
const LATELY = 10

/** @returns {string[]} files that were changed lately */
export const changedLately = () => [
  ...new Set(git(["log", `--max-count=${LATELY}`, "--name-only", "--format="])),
]

/**
 * The tests that a change can break: unit tests by what they import, tests over HTTP by the package they stand in (they reach
 * the code through the shop, not by importing it), browser tests by the screens.
 * @param {string[]} files
 * @returns {{ unit: string[], http: string[], browser: string[], isNear: (file: string) => boolean }} words for Jest and Playwright, none:
 *   nothing to run; and whether a file of tests over HTTP or by browser is among them
 */
export function testsOf(files) {
  const sources = files.filter((file) => /\.(tsx?|mjs|json)$/.test(file))
  const workspaces = new Set(
    sources.flatMap((file) => /^(plugins|packages|quality|tools)\/[^/]+\//.exec(file)?.[0] ?? []),
  )
  const features = sources.flatMap((file) => /^storefront\/src\/features\/([^/]+)/.exec(file)?.[1] ?? [])
  const own = sources.flatMap(
    (file) => /^storefront\/e2e\/(?:[^/]+\/)*([^/]+\.e2e)\.ts$/.exec(file)?.[1] ?? [],
  )
  const inMedusaAdmin = sources.some((file) => /^plugins\/[^/]+\/src\/admin\//.test(file))
  const below = sources.some((file) => /^storefront\/(?!src\/features\/|e2e\/)/.test(file))
  const screens = new Set([
    ...features.flatMap((feature) => SCREENS[feature] ?? []),
    ...own,
    ...(inMedusaAdmin ? ["dashboard/medusa-admin"] : []),
    ...(below ? OF_ALL : []),
  ])
  const code = sources.filter((file) => /\.(tsx?|mjs)$/.test(file))
  return {
    unit: code.length ? ["--findRelatedTests", ...code, "--passWithNoTests"] : [],
    http: workspaces.size
      ? ["--testPathPatterns", ...[...workspaces].map((folder) => `/${folder}`), "--passWithNoTests"]
      : [],
    browser: screens.size ? [...screens, "--pass-with-no-tests"] : [],
    isNear: (file) =>
      file.startsWith(BROWSER_TESTS)
        ? [...screens].some((word) => file.slice(BROWSER_TESTS.length).includes(word))
        : [...workspaces].some((folder) => file.startsWith(folder)),
  }
}
