import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"

/**
 * Returns a text that identifies a process, even after the system has reused its id for another one.
 * @param {number} pid @returns {string | null} null if there is no such process, or if it is a zombie
 */
export function identityOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPERM") return null
  }
  return existsSync("/proc/self/stat") ? fromProc(pid) : fromPs(pid)
}

/** Returns the start time of a process from /proc. Null for a zombie. @param {number} pid */
function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // Starts after the program's name, which may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return fields[0] === "Z" ? null : `${fields[19]}`
  } catch {
    return null
  }
}

/** @param {number} pid */
function fromPs(pid) {
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null
  } catch {
    return null
  }
}

/** @param {number} pid @param {string} identity */
export const isSameProcess = (pid, identity) => identityOf(pid) === identity
