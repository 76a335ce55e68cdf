export { sideBySide } from "./side-by-side"

/** Seconds between two looks at what was left unfinished: payments, changes of orders, messages, documents. */
export const JOB_INTERVAL_SECONDS = Number(process.env.CHECKOUT_RECONCILE_SECONDS ?? 60)

/** When a job looks again that does so at every interval, or at every so many. */
export const everyInterval = (intervals = 1) => ({ interval: intervals * JOB_INTERVAL_SECONDS * 1000 })

/** The job, left out while its last run is still at it. @param job gets Medusa's container */
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
