export { sideBySide } from "./side-by-side"

/** Seconds for which what is unfinished is left to whoever is at it: payments, changes of orders. */
export const LEFT_ALONE_SECONDS = Number(process.env.CHECKOUT_RECONCILE_SECONDS ?? 60)

/** Seconds between two looks at what was left unfinished: payments, changes of orders, messages, documents. */
const JOB_INTERVAL_SECONDS = Number(process.env.JOB_INTERVAL_SECONDS ?? LEFT_ALONE_SECONDS)

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
