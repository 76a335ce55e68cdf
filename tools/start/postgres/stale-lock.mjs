import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import { join } from "node:path"
import { endLeftOver } from "../processes/claim.mjs"
import { identityOf } from "../processes/process-identity.mjs"

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

/**
 * Waits for the children of a server that was killed: they end by themselves, and until then no other may have the
 * folder. Where there is no /proc, PostgreSQL itself says so.
 * @param {string} folder @param {number} [withinMs]
 */
export async function untilNobodyServes(folder, withinMs = 10_000) {
  const deadline = Date.now() + withinMs
  while (existsSync("/proc/self/cwd") && worksIn(folder) && Date.now() < deadline) await delay(50)
}

/** @param {string} folder @returns {boolean} */
function worksIn(folder) {
  return readdirSync("/proc").some((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === folder
    } catch {
      return false // ended meanwhile, or not ours to look at
    }
  })
}
