import { readdirSync, readFileSync } from "node:fs"

/** Groups of processes by command line. PostgreSQL names its processes "postgres: …". */
const GROUPS = /** @type {const} */ ([
  ["engine", /processes\/engine\.mjs/],
  ["import command", /start\/import\/main\.mjs/],
  ["PostgreSQL", /postgres/],
])
/** Ticks per second of the times in /proc. It is 100 on all current Linux systems. */
const TICKS = 100

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return "" // The process has ended.
  }
}

/** Returns parent and processor seconds of a process, with those of its ended children. @param {string} id */
function statOf(id) {
  const [, parent = "", times = ""] =
    /^\d+ \(.*\) \S (\d+) (?:\S+ ){9}((?:\d+ ){4})/s.exec(read(`/proc/${id}/stat`)) ?? []
  const ticks = times
    .trim()
    .split(" ")
    .reduce((sum, each) => sum + Number(each), 0)
  return { parent: Number(parent), seconds: ticks / TICKS }
}

/** Returns the processes below this one, on Linux. */
function descendants() {
  const all = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(name)]),
  )
  /** @param {number} id @returns {boolean} */
  const isBelow = (id) => {
    const parent = all.get(id)?.parent ?? 0
    return parent > 1 && (parent === process.pid || isBelow(parent))
  }
  return [...all].flatMap(([id, { seconds }]) => (isBelow(id) ? [{ id, seconds }] : []))
}

/**
 * Records the highest proportional memory (PSS) of the processes below this one, and their processor seconds. PSS
 * divides shared memory among the processes that use it, so PostgreSQL's buffers count once.
 */
export class Usage {
  /** @type {Map<string, number>} bytes by group */
  peaks = new Map()
  peakOfAll = 0
  /** @type {Map<number, { group: string, seconds: number }>} by process */
  #seconds = new Map()

  /** @param {number} everyMs */
  constructor(everyMs) {
    this.timer = setInterval(() => this.sample(), everyMs)
    this.timer.unref()
  }

  sample() {
    /** @type {Map<string, number>} */
    const now = new Map()
    // The first process of PostgreSQL has the seconds of those that ended.
    for (const [id, { group }] of this.#seconds) if (group === "PostgreSQL") this.#seconds.delete(id)
    for (const { id, seconds } of descendants()) {
      const command = read(`/proc/${id}/cmdline`)
      const [group] = GROUPS.find(([, pattern]) => pattern.test(command)) ?? []
      if (!group) continue
      const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0)
      now.set(group, (now.get(group) ?? 0) + kilobytes * 1024)
      this.#seconds.set(id, { group, seconds })
    }
    for (const [group, bytes] of now) this.peaks.set(group, Math.max(bytes, this.peaks.get(group) ?? 0))
    this.peakOfAll = Math.max(
      this.peakOfAll,
      [...now.values()].reduce((sum, bytes) => sum + bytes, 0),
    )
  }

  /** Returns the processor seconds until now, by group. @returns {Record<string, number>} */
  seconds() {
    this.sample()
    /** @type {Record<string, number>} */
    const sums = {}
    for (const { group, seconds } of this.#seconds.values()) sums[group] = (sums[group] ?? 0) + seconds
    return sums
  }

  stop() {
    clearInterval(this.timer)
  }
}
