import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { StartFailure } from "./failure.mjs"
import { forgetAddresses, withAddresses } from "./lock-with-addresses.mjs"
import { npmOf } from "./packages/bundled-npm.mjs"
import { missingNatives } from "./packages/native.mjs"
import { root } from "./paths.mjs"
import { runTask } from "./processes/task.mjs"
import { deleteSourceMaps } from "./source-maps.mjs"

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */

const record = join(root, "node_modules", ".package-lock.json")

/** Returns the packages in a lock file, by path. @param {string} file @returns {Record<string, Locked>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages

/** @param {Locked} locked @returns {boolean} true if a package may be missing on this machine */
const mayBeMissing = ({ optional, os, cpu, libc }) => Boolean(optional || os || cpu || libc)

/** @returns {boolean} true if node_modules matches the lockfile */
export function isInstalled() {
  if (!existsSync(record) || missingNatives(root).length) return false
  const installed = packagesIn(record)
  return Object.entries(packagesIn(join(root, "package-lock.json"))).every(([path, locked]) => {
    if (!path.includes("node_modules/") || locked.version === undefined) return true
    const installedPackage = installed[path]
    return installedPackage ? installedPackage.version === locked.version : mayBeMissing(locked)
  })
}

export async function installWhenNeeded(/** @type {import("./progress.mjs").Progress} */ progress) {
  forgetAddresses(root)
  const install = () => installIn(root, { words: ["--include=dev"] })
  if (isInstalled()) return
  await progress.step("Installing the packages", install)
  await requireNatives()
}

/** An npm version that installs all packages, and that runs on every supported Node version. */
const RELIABLE = npmOf("24.21.0")

/** Throws if npm has omitted packages for this system. Otherwise the build would fail later. */
async function requireNatives() {
  const missing = missingNatives(root)
  if (!missing.length) return
  const [command, first] = npmCommand()
  const version = await runTask({
    command,
    args: [...first, "--version"],
    failure: "npm could not be started:",
  })
  throw new StartFailure(
    `npm ${version.trim()} did not install some packages of this operating system. Run \`npx npm@${RELIABLE} ci --include=dev\`, then start again:`,
    missing.join("\n"),
  )
}

/**
 * Returns the command that runs npm. Prefers the npm that started this process.
 * @returns {[command: string, first: string[]]}
 */
export function npmCommand() {
  const { npm_execpath: npm } = process.env
  return npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []]
}

/**
 * Installs the packages of a folder's lock file, without source maps.
 * @param {string} folder
 * @param {{ words?: string[], failure?: string }} [how] arguments for `npm ci`, and the error message
 */
export async function installIn(folder, { words = [], failure = "`npm ci` failed. Its output:" } = {}) {
  const [command, first] = npmCommand()
  const args = [...first, "ci", ...words, "--no-audit", "--no-fund", "--loglevel=error"]
  const npmCi = async () => void (await runTask({ command, args, cwd: folder, env: process.env, failure }))
  try {
    await withAddresses(folder, npmCi)
  } catch (error) {
    // The registry uses other URLs than npm's, so npm must look them up.
    if (!(error instanceof StartFailure && error.details.includes("E404"))) throw error
    await npmCi()
  }
  await deleteSourceMaps(join(folder, "node_modules"))
}
