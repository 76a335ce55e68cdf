import { setTimeout as pause } from "node:timers/promises"

/** @typedef {import("./index.mjs").Audit} Audit */

/** The audit gives up after this many milliseconds without a changed finding. */
const STILL_FOR = 150_000
/** On a slow machine, this multiple of an audit's duration replaces `STILL_FOR`. */
const STILL_FOR_AUDITS = 60
/** Maximum milliseconds, even if findings still change. */
const TIMEOUT = 1_200_000
const EVERY = 1_000

/**
 * Repeats the audit until it has no findings, or until the findings no longer change. The time that this
 * takes depends on the machine. Findings that remain are errors of the shop.
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
    const findings = last.findings.join("\n")
    if (findings !== before) [before, changedAt] = [findings, now]
    if (!findings || now - changedAt > still || now - since > timeout)
      return { audit: last, seconds: Math.round((now - since) / 1000) }
    await pause(every)
  }
}
