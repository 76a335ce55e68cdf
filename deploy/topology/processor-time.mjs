import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { performance } from "node:perf_hooks"

const TICKS = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }))

/**
 * @typedef {{ name: string, pids: number[], withChildren?: boolean }} Group processes that are counted together
 */

/** @returns {{ pid: number, parent: number, seconds: number }[]} all processes of this machine */
function processes() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
        // In /proc/PID/stat, the name in parentheses may contain spaces. The third field follows it.
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
        const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS
        return [{ pid: Number(pid), parent: Number(fields[1]), seconds }]
      } catch {
        return [] // The process has just ended.
      }
    })
}

/** @param {Group[]} groups @returns {Map<string, number>} processor seconds so far */
function spent(groups) {
  const all = processes()
  return new Map(
    groups.map(({ name, pids, withChildren }) => {
      const own = all.filter(
        ({ pid, parent }) => pids.includes(pid) || (withChildren && pids.includes(parent)),
      )
      return [name, own.reduce((sum, { seconds }) => sum + seconds, 0)]
    }),
  )
}

/**
 * Measures how many cores each group of processes uses during the work.
 * @template T @param {Group[]} groups @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, cores: Map<string, number> }>}
 */
export async function watched(groups, work) {
  const since = performance.now()
  const before = spent(groups)
  const result = await work()
  const after = spent(groups)
  const elapsed = (performance.now() - since) / 1000
  const cores = new Map(
    groups.map(({ name }) => [name, ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / elapsed]),
  )
  return { result, cores }
}

/** @param {string} dataDir @returns {number} process id of the bundled PostgreSQL */
export const databasePid = (dataDir) =>
  Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0])

/** @param {number} pid @returns {number} MB of resident memory */
export function residentMegabytes(pid) {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
