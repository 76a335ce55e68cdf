import { readdirSync, readFileSync } from "node:fs"

/** Groups of processes by command line. PostgreSQL names its processes "postgres: …". */
const GROUPS = /** @type {const} */ ([
  ["engine", /processes\/engine\.mjs/],
  ["import command", /start\/import\/main\.mjs/],
  ["PostgreSQL", /postgres/],
])

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return "" // The process has ended.
  }
}

/** Returns the processes below this one, on Linux. @returns {number[]} */
function descendants() {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(/^\d+ \(.*\) \S (\d+)/s.exec(read(`/proc/${name}/stat`))?.[1])]),
  )
  /** @param {number} id @returns {boolean} */
  const isBelow = (id) => {
    const parent = parents.get(id)
    return parent !== undefined && parent > 1 && (parent === process.pid || isBelow(parent))
  }
  return [...parents.keys()].filter(isBelow)
}

/** Records the highest proportional memory (PSS) of the processes below this one. */
export class Memory {
  /** @type {Map<string, number>} bytes by group */
  peaks = new Map()
  peakOfAll = 0

  /** @param {number} everyMs */
  constructor(everyMs) {
    this.timer = setInterval(() => this.sample(), everyMs)
    this.timer.unref()
  }

  sample() {
    /** @type {Map<string, number>} */
    const now = new Map()
    for (const id of descendants()) {
      const command = read(`/proc/${id}/cmdline`)
      const [group] = GROUPS.find(([, pattern]) => pattern.test(command)) ?? []
      if (!group) continue
      const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0)
      now.set(group, (now.get(group) ?? 0) + kilobytes * 1024)
    }
    for (const [group, bytes] of now) this.peaks.set(group, Math.max(bytes, this.peaks.get(group) ?? 0))
    this.peakOfAll = Math.max(
      this.peakOfAll,
      [...now.values()].reduce((sum, bytes) => sum + bytes, 0),
    )
  }

  stop() {
    clearInterval(this.timer)
  }
}
