import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { identityOf, isSameProcess } from "./process-identity.mjs"

/** Shared by all shops of a user on this machine: one file per port and process. */
const folder = join(tmpdir(), `bon-perroquet-ports-${process.getuid?.() ?? "all"}`)
const mine = `${process.pid}-${encodeURIComponent(identityOf(process.pid) ?? "")}`
process.once("exit", () => {
  for (const name of claims()) if (name.endsWith(`-${mine}`)) rmSync(join(folder, name), { force: true })
})

/**
 * Claims a port until this process ends. Seconds pass between checking a port and listening on it, in which
 * another shop could find it free. A process that sees another claim withdraws its own. Of two simultaneous
 * processes, at least one sees the other, and possibly neither gets the port.
 * @param {number} port @returns {boolean} true if nobody else claims it
 */
export function claimPort(port) {
  const own = `${port}-${mine}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, own), "")
  } catch {
    return true // The folder is not writable. Claims are optional, because listening detects conflicts.
  }
  const others = claims().filter((name) => name.startsWith(`${port}-`) && name !== own)
  if (!others.some(isHeld)) return true
  rmSync(join(folder, own), { force: true })
  return false
}

/** @returns {string[]} */
function claims() {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Returns whether a claim is active, and removes it if its process has ended.
 * @param {string} name @returns {boolean}
 */
function isHeld(name) {
  const [, pid = "", identity = ""] = name.split("-")
  if (isSameProcess(Number(pid), decodeURIComponent(identity))) return true
  rmSync(join(folder, name), { force: true })
  return false
}
