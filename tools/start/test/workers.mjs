import { availableParallelism, loadavg } from "node:os"

/** Each worker has a shop with engine, edge and database, which need about 1 GB of memory. */
const MOST = 4

/**
 * Returns the number of test workers: one per core that other programs leave free, at least one. Uses the
 * load average of five minutes, because an installation before the run raises the one of the last minute.
 * @param {number} [cores] @param {number} [load]
 */
export const workerCount = (cores = availableParallelism(), load = loadavg()[1] ?? 0) =>
  Math.max(1, Math.min(MOST, Math.round(cores - load)))
