import { availableParallelism, loadavg } from "node:os"

/** Each worker has a shop with its own engine, edge and database: about 1 GB of memory. */
const MOST = 4

/**
 * Returns how many workers run tests at the same time: one per core that other programs leave free, at least one. The load is the average
 * of the last five minutes, because an installation just before the run raises the average of the last minute.
 * @param {number} [cores] @param {number} [load]
 */
export const workerCount = (cores = availableParallelism(), load = loadavg()[1] ?? 0) =>
  Math.max(1, Math.min(MOST, Math.round(cores - load)))
