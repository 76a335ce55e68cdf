import { execFileSync } from "node:child_process"
import { readFileSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { StartFailure } from "../failure.mjs"

/** @typedef {{ uid?: number, gid?: number, wrap: (command: string, args: string[]) => [string, string[]] }} Account */

const asIs = (/** @type {string} */ command, /** @type {string[]} */ args) =>
  /** @type {[string, string[]]} */ ([command, args])

/**
 * Returns how to run PostgreSQL: as another account if this process is root, because PostgreSQL refuses to run as root.
 * @param {string[]} folders folders that the account must reach
 * @returns {Account}
 */
export function accountFor(folders) {
  if (process.getuid?.() !== 0) return { wrap: asIs }
  const { uid, gid } = ids("postgres") ?? createAccount() ?? ids("nobody") ?? noAccount()
  if (folders.every((folder) => isReachable(folder, uid, gid))) return { uid, gid, wrap: asIs }
  return { uid, gid, wrap: throughClosedFolders(uid, gid) }
}

/** Returns the user and group id of an account. @param {string} name */
function ids(name) {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(":") ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

function createAccount() {
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"], { stdio: "ignore" })
  } catch {
    return null // Small systems such as Alpine have no useradd.
  }
  return ids("postgres")
}

/** @returns {never} */
function noAccount() {
  throw new StartFailure(
    "PostgreSQL cannot run as root. Start the shop as another user, or set DATABASE_URL.",
  )
}

/**
 * Returns whether an account may enter a folder and all folders above it.
 * @param {string} folder @param {number} uid @param {number} gid @returns {boolean}
 */
function isReachable(folder, uid, gid) {
  const { mode, uid: owner, gid: group } = statSync(folder)
  const digit = owner === uid ? mode >> 6 : group === gid ? mode >> 3 : mode
  if ((digit & 1) === 0) return false
  return dirname(folder) === folder || isReachable(dirname(folder), uid, gid)
}

/** Linux capabilities that let a process enter folders without permission, the weaker one first. */
const CAPABILITIES = /** @type {const} */ ([
  ["dac_read_search", 2n],
  ["dac_override", 1n],
])

/**
 * Returns a command prefix that lets the account enter folders without permission. A checkout in /root needs it,
 * because its permissions should not change.
 * @param {number} uid @param {number} gid @returns {Account["wrap"]}
 */
function throughClosedFolders(uid, gid) {
  const capability = CAPABILITIES.find(([, bit]) => (processCapabilities() >> bit) & 1n)?.[0]
  if (!capability || !hasSetpriv())
    throw new StartFailure(
      "PostgreSQL runs as a separate user, which cannot read this folder. Move the shop to another folder, start it as another user, or set DATABASE_URL.",
    )
  const options = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    // PostgreSQL checks access to its program with access(2), for which the kernel ignores the capability without this
    // bit.
    "--securebits=+no_setuid_fixup",
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ]
  // A shell runs the command, because the capability only takes effect from the second program on.
  return (command, args) => ["setpriv", [...options, "/bin/sh", "-c", 'exec "$0" "$@"', command, ...args]]
}

function processCapabilities() {
  const line = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync("/proc/self/status", "utf8"))
  return BigInt(`0x${line?.[1] ?? 0}`)
}

function hasSetpriv() {
  try {
    return execFileSync("setpriv", ["--help"], { encoding: "utf8" }).includes("--ambient-caps")
  } catch {
    return false
  }
}
