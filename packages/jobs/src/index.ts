export { sideBySide } from "./side-by-side"

/** Seconds between two looks at what was left unfinished: payments, changes of orders, messages, documents. */
export const ROUND_SECONDS = Number(process.env.CHECKOUT_RECONCILE_SECONDS ?? 60)

/** When a job looks again that does so in every round, or in every so many. */
export const everyRound = (rounds = 1) => ({ interval: rounds * ROUND_SECONDS * 1000 })

/** The job, left out while its last round is still at it. @param job gets Medusa's container */
export function oneRoundAtATime<Container>(
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
