import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import { join } from "node:path"
import { endLeftOver } from "../processes/claim.mjs"
import { identityOf } from "../processes/process-identity.mjs"

/**
 * Stops a PostgreSQL server that an earlier start left running. If its lock file contains the process id of another
 * program, deletes the file. This is common in containers.
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

/**
 * @param {number} pid @param {string} folder
 * @returns {boolean} true if the process is a PostgreSQL server on this folder
 */
function servesFolder(pid, folder) {
  const commandLine = `/proc/${pid}/cmdline`
  // Without /proc, trusts the process id in the lock file.
  if (!existsSync("/proc/self/cmdline")) return true
  return existsSync(commandLine) && readFileSync(commandLine, "utf8").split("\0").includes(folder)
}

/**
 * Waits until no process uses the folder, because the children of a killed server end later.
 * @param {string} folder @param {number} [withinMs]
 */
export async function untilNobodyServes(folder, withinMs = 10_000) {
  const deadline = Date.now() + withinMs
  while (existsSync("/proc/self/cwd") && worksIn(folder) && Date.now() < deadline) await delay(50)
}

/** Returns whether a process has the folder as its working directory. @param {string} folder @returns {boolean} */
function worksIn(folder) {
  return readdirSync("/proc").some((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === folder
    } catch {
      return false // The process has just ended, or belongs to another user.
    }
  })
}
