import { setTimeout as pause } from "node:timers/promises"

/** @typedef {import("./index.mjs").Audit} Audit */

/** Time without a change, in milliseconds, after which the shop counts as done. */
const STILL_FOR = 150_000
/** The same as a multiple of an audit's duration, which is many seconds on a slow machine. */
const STILL_FOR_AUDITS = 60
/** Maximum total time in milliseconds, for slow machines. */
const TIMEOUT = 1_200_000
const EVERY = 1_000

/**
 * Audits until the books balance, or until nothing changes any more. The time depends on the machine. The
 * remaining findings are errors of the shop.
 * @param {() => Promise<Audit>} audit
 * @param {{ stillFor?: number, timeout?: number, every?: number }} [limits]
 * @returns {Promise<{ audit: Audit, seconds: number }>} the last audit and the total time
 */
export async function untilBalanced(audit, { stillFor = STILL_FOR, timeout = TIMEOUT, every = EVERY } = {}) {
  const since = Date.now()
  let [before, changedAt] = ["", since]
  for (;;) {
    const began = Date.now()
    const last = await audit()
    const now = Date.now()
    const still = Math.max(stillFor, STILL_FOR_AUDITS * (now - began))
    const found = last.findings.join("\n")
    if (found !== before) [before, changedAt] = [found, now]
    if (!found || now - changedAt > still || now - since > timeout)
      return { audit: last, seconds: Math.round((now - since) / 1000) }
    await pause(every)
  }
}
