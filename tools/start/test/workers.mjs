import { cpus } from "node:os"
import { setTimeout as delay } from "node:timers/promises"

/** Maximum number of workers, because each shop needs about 1 GB of memory. */
const MOST = 4
/** Milliseconds for which the load of the processor is measured. */
const SAMPLE = 2_000

const timesOf = () =>
  cpus().reduce(
    (sum, { times }) => ({
      idle: sum.idle + times.idle,
      all: sum.all + times.idle + times.user + times.nice + times.sys + times.irq,
    }),
    { idle: 0, all: 0 },
  )

/**
 * Returns the number of free cores, for example 1.5. Does not use the load average, because it includes programs that
 * have ended.
 * @returns {Promise<number>}
 */
export async function freeCores() {
  const before = timesOf()
  await delay(SAMPLE)
  const after = timesOf()
  return (cpus().length * (after.idle - before.idle)) / Math.max(1, after.all - before.all)
}

/** Returns one worker per free core, at least one. @param {number} free cores */
export const workerCount = (free) => Math.max(1, Math.min(MOST, Math.round(free)))
