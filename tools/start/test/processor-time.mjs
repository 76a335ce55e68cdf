import { readdirSync, readFileSync } from "node:fs"

/** Clock ticks per second in /proc: 100 on every architecture that Node runs on. */
const TICKS = 100

/** @typedef {{ pid: number, parent: number, ticks: number }} Process */

/** @param {string} pid @returns {Process[]} nothing if the process has just ended */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The name in parentheses may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    const [, parent, utime, stime, childUtime, childStime] = [0, 1, 11, 12, 13, 14].map((index) =>
      Number(fields[index]),
    )
    return [
      {
        pid: Number(pid),
        parent: parent ?? 0,
        ticks: (utime ?? 0) + (stime ?? 0) + (childUtime ?? 0) + (childStime ?? 0),
      },
    ]
  } catch {
    return []
  }
}

/**
 * Returns the seconds of processor time, user and system, that a process and all its descendants have used, including the ones that
 * ended. `null` if the system has no /proc.
 * @param {number} [root]
 */
export function processorSeconds(root = process.pid) {
  /** @type {string[]} */
  let names
  try {
    names = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  } catch {
    return null
  }
  const processes = names.flatMap(readProcess)
  const family = new Set([root])
  // Process numbers start again after the highest one, so a child may have a lower number than its parent.
  for (let before = 0; before < family.size;) {
    before = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  }
  const ticks = processes.filter(({ pid }) => family.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0)
  return ticks / TICKS
}
