/** Age in seconds from which a job takes over unfinished payments and orders. */
export const LEFT_ALONE_SECONDS = Number(process.env.CHECKOUT_RECONCILE_SECONDS ?? 60)

/** Seconds between two runs of a job. */
const JOB_INTERVAL_SECONDS = Number(process.env.JOB_INTERVAL_SECONDS ?? LEFT_ALONE_SECONDS)

export const everyInterval = (intervals = 1) => ({ interval: intervals * JOB_INTERVAL_SECONDS * 1000 })

/** Five seconds unless the environment sets an interval, for jobs that other programs wait for. */
export const everyFewSeconds = () => ({ interval: Number(process.env.JOB_INTERVAL_SECONDS ?? 5) * 1000 })

/** Returns a job that skips a run while the previous one is active. @param job receives Medusa's container */
export function neverTwiceAtOnce<Container>(
  job: (container: Container) => Promise<void>,
): (container: Container) => Promise<void> {
  let running = false
  return async (container) => {
    if (running) return
    running = true
    try {
      await job(container)
    } finally {
      running = false
    }
  }
}

/** Calls `work` for `width` items at the same time, so that a slow item does not delay the others. */
export async function sideBySide<One>(
  width: number,
  all: readonly One[],
  work: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = all.values()
  const walk = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: width }, walk))
}
