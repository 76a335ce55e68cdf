import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Folder of processor limits (cgroups version 1). */
const GROUPS = "/sys/fs/cgroup/cpu"
/** Microseconds of the period to which a limit applies. */
const PERIOD = 100_000

/**
 * Runs work while each process is limited to a share of a core.
 * @template T @param {number[]} pids @param {number} cores @param {() => Promise<T>} work
 * @returns {Promise<T | null>} null if the machine does not allow control groups
 */
export async function limitedTo(pids, cores, work) {
  const groups = pids.map((pid) => ({ pid, folder: join(GROUPS, `bon-perroquet-${pid}`) }))
  if (!existsSync(join(GROUPS, "cpu.cfs_quota_us"))) return null
  try {
    for (const { pid, folder } of groups) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, "cpu.cfs_period_us"), String(PERIOD))
      writeFileSync(join(folder, "cpu.cfs_quota_us"), String(cores * PERIOD))
      writeFileSync(join(folder, "cgroup.procs"), String(pid))
    }
    return await work()
  } catch (error) {
    if (
      error instanceof Error &&
      "code" in error &&
      ["EACCES", "EROFS", "EPERM"].includes(String(error.code))
    )
      return null
    throw error
  } finally {
    for (const { folder } of groups) release(folder)
  }
}

/** @param {string} folder */
function release(folder) {
  if (!existsSync(folder)) return
  for (const pid of readFileSync(join(folder, "cgroup.procs"), "utf8").split("\n").filter(Boolean))
    writeFileSync(join(GROUPS, "cgroup.procs"), pid)
  rmdirSync(folder)
}
