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

/** npm writes down here, at the end of every install, what is in node_modules. */
const record = join(root, "node_modules", ".package-lock.json")

/** @param {string} file @returns {Record<string, Locked>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages

/** @param {Locked} locked @returns {boolean} whether this machine may do without it */
const mayBeMissing = ({ optional, os, cpu, libc }) => Boolean(optional || os || cpu || libc)

/** @returns {boolean} whether node_modules holds what the lockfile asks for */
export function isInstalled() {
  if (!existsSync(record) || missingNatives(root).length) return false
  const installed = packagesIn(record)
  return Object.entries(packagesIn(join(root, "package-lock.json"))).every(([path, locked]) => {
    if (!path.includes("node_modules/") || locked.version === undefined) return true
    const found = installed[path]
    return found ? found.version === locked.version : mayBeMissing(locked)
  })
}

/** Installs what the lockfile says when node_modules is missing or of another lockfile. */
export async function installWhenNeeded(/** @type {import("./progress.mjs").Progress} */ progress) {
  forgetAddresses(root)
  // Build tools are development dependencies: wanted whatever NODE_ENV says.
  const install = () => installIn(root, { words: ["--include=dev"] })
  if (isInstalled()) return
  await progress.step("Installing the packages", install)
  await requireNatives()
}

/** A release whose npm installs everything and runs on every supported Node. */
const RELIABLE = npmOf("24.21.0")

/** Throws if npm left out packages that only this system needs, instead of letting the build fail. */
async function requireNatives() {
  const missing = missingNatives(root)
  if (!missing.length) return
  const [command, first] = npmCommand()
  const version = await runTask({ command, args: [...first, "--version"], failure: "npm does not run:" })
  throw new StartFailure(
    `npm ${version.trim()} left out packages of this system. Run \`npx npm@${RELIABLE} ci --include=dev\`, then start again:`,
    missing.join("\n"),
  )
}

/** The npm that runs us, else the one on the path. @returns {[command: string, first: string[]]} */
export function npmCommand() {
  const { npm_execpath: npm } = process.env
  return npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []]
}

/**
 * Installs what the lock file of a folder says, without source maps.
 * @param {string} folder @param {{ words?: string[], failure?: string }} [how] more words for `npm ci`, what is said when it fails
 */
export async function installIn(
  folder,
  { words = [], failure = "`npm ci` did not succeed; npm says:" } = {},
) {
  const [command, first] = npmCommand()
  const args = [...first, "ci", ...words, "--no-audit", "--no-fund", "--loglevel=error"]
  const npmCi = async () => void (await runTask({ command, args, cwd: folder, env: process.env, failure }))
  try {
    await withAddresses(folder, npmCi)
  } catch (error) {
    // A registry that keeps its packages elsewhere: npm finds out where.
    if (!(error instanceof StartFailure && error.details.includes("E404"))) throw error
    await npmCi()
  }
  await deleteSourceMaps(join(folder, "node_modules"))
}
