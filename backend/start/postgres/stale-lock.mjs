import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { endLeftOver } from "../claim.mjs"
import { identityOf } from "../process-identity.mjs"

/**
 * Clears what a killed run left in a data folder: a server still running is stopped; a lock file whose number now
 * belongs to an unrelated program (usual in containers, where numbers start again) is removed.
 * @param {string} folder PostgreSQL's data folder
 */
export async function clearStaleLock(folder) {
  const file = join(folder, "postmaster.pid")
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, "utf8").split("\n")[0])
  const identity = Number.isInteger(pid) && pid > 0 ? identityOf(pid) : null
  if (identity !== null && servesFolder(pid, folder)) await endLeftOver({ pid, identity, signal: "SIGINT" })
  rmSync(file, { force: true })
}

/** @param {number} pid @param {string} folder @returns {boolean} whether that process is a PostgreSQL on this folder */
function servesFolder(pid, folder) {
  const commandLine = `/proc/${pid}/cmdline`
  // Where there is no /proc, PostgreSQL's lock file is believed.
  if (!existsSync("/proc/self/cmdline")) return true
  return existsSync(commandLine) && readFileSync(commandLine, "utf8").split("\0").includes(folder)
}
