import { readdirSync, readFileSync } from "node:fs"

/** Clock ticks per second in /proc, which is 100 on every architecture of Linux. */
const TICKS = 100

/** @typedef {{ pid: number, parent: number, ticks: number }} Process */

/** @param {string} pid @returns {Process[]} an empty list if the process has just ended */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
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
 * @returns {number | null} ticks of this process and its descendants, including ended ones; null without /proc
 */
function familyTicks() {
  /** @type {string[]} */
  let names
  try {
    names = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  } catch {
    return null
  }
  const processes = names.flatMap(readProcess)
  const family = new Set([process.pid])
  // Repeats the search for children until it finds no more. A child can have a lower id than its parent, because ids
  // wrap around.
  for (let before = 0; before < family.size;) {
    before = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  }
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0)
}

/** Ticks of processes whose parent was killed, because the system no longer counts them. */
let lost = 0
let last = 0
/** @type {NodeJS.Timeout | undefined} */
let sampling

/**
 * Returns the processor seconds (user and system) of this process and its descendants, including ended ones. Null
 * without /proc.
 */
export function processorSeconds() {
  // Measures every second. Otherwise the time of processes whose parent is killed, such as the browser's, would be
  // lost.
  sampling ??= setInterval(processorSeconds, 1_000).unref()
  const ticks = familyTicks()
  if (ticks === null) return null
  lost = Math.max(lost, last - ticks)
  last = ticks + lost
  return last / TICKS
}
