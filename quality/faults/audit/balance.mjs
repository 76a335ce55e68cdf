import { setTimeout as pause } from "node:timers/promises"

/** @typedef {import("./index.mjs").Audit} Audit */

/** How long nothing may change before the shop is taken to have done what it can, in ms. */
const STILL_FOR = 150_000
/** Or so many times as long as an audit takes, which a starved machine needs many seconds for. */
const STILL_FOR_AUDITS = 60
/** Longest in all, in ms: on a machine that does much else the shop is slow, and no less true. */
const TIMEOUT = 1_200_000
const EVERY = 1_000

/**
 * Waits until the books balance, or until the shop does nothing more about it: how long it takes says something about the
 * machine, what is left then about the shop.
 * @param {() => Promise<Audit>} audit @param {{ stillFor?: number, timeout?: number, every?: number }} [limits]
 * @returns {Promise<{ audit: Audit, seconds: number }>} the last one, and how long it took
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
