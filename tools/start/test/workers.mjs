import { cpus } from "node:os"
import { setTimeout as delay } from "node:timers/promises"

/** Maximum number of workers, because each shop needs about 1 GB of memory. */
const MOST = 4
/** Milliseconds for which the load of the processor is measured. */
const SAMPLE = 2_000
/** Number of samples, because another program may be busy for a moment. */
const SAMPLES = 3

const timesOf = () =>
  cpus().reduce(
    (sum, { times }) => ({
      idle: sum.idle + times.idle,
      all: sum.all + times.idle + times.user + times.nice + times.sys + times.irq,
    }),
    { idle: 0, all: 0 },
  )

/** @returns {Promise<number>} free cores on average during a sample */
async function sample() {
  const before = timesOf()
  await delay(SAMPLE)
  const after = timesOf()
  return (cpus().length * (after.idle - before.idle)) / Math.max(1, after.all - before.all)
}

/**
 * Returns the number of free cores, for example 1.5. It is the highest of several samples. Does not use the load average,
 * because it includes programs that have ended.
 * @returns {Promise<number>}
 */
export async function freeCores() {
  let free = 0
  for (let count = 0; count < SAMPLES && Math.round(free) < cpus().length; count += 1)
    free = Math.max(free, await sample())
  return free
}

/** Returns one worker per free core, at least one. @param {number} free cores */
export const workerCount = (free) => Math.max(1, Math.min(MOST, Math.round(free)))
