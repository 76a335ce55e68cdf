import { createHash } from "node:crypto"
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./paths.mjs"
import { runTask } from "./task.mjs"

const lockfile = join(root, "package-lock.json")
const modules = join(root, "node_modules")
const stamp = join(modules, ".installed-lockfile")
/** npm writes this itself at the end of an install. */
const npmRecord = join(modules, ".package-lock.json")

const lockfileHash = () => createHash("sha256").update(readFileSync(lockfile)).digest("hex")

/** @returns {boolean} whether node_modules is what the lockfile asks for */
export function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, "utf8") === lockfileHash()
  // Installed by hand: trusted when it happened after the lockfile was last written.
  return existsSync(npmRecord) && statSync(npmRecord).mtimeMs >= statSync(lockfile).mtimeMs
}

/** Installs what the lockfile says when node_modules is missing or of another lockfile. */
export async function installWhenNeeded(/** @type {import("./progress.mjs").Progress} */ progress) {
  if (!isInstalled()) await progress.step("Installing the packages", npmCi)
  writeFileSync(stamp, lockfileHash())
}

function npmCi() {
  const { npm_execpath: npm } = process.env
  const [command, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []]
  return runTask({
    command,
    // Build tools are development dependencies: wanted whatever NODE_ENV says.
    args: [...first, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    cwd: root,
    env: process.env,
    failure: "`npm ci` did not succeed; npm says:",
  })
}
