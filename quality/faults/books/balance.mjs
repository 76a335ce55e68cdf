import { setTimeout as pause } from "node:timers/promises"

/** @typedef {import("./index.mjs").Audit} Audit */

/** How long nothing may change before the shop is taken to have done what it can, in ms. */
const STILL_FOR = 150_000
/** Longest in all, in ms: on a machine that does much else the shop is slow, and no less true. */
const PATIENCE = 1_200_000
const EVERY = 1_000

/**
 * Waits until the books balance, or until the shop does nothing more about it: how long it takes says something about the
 * machine, what is left then about the shop.
 * @param {() => Promise<Audit>} audit @param {{ stillFor?: number, patience?: number, every?: number }} [limits]
 * @returns {Promise<{ audit: Audit, seconds: number }>} the last one, and how long it took
 */
export async function untilBalanced(
  audit,
  { stillFor = STILL_FOR, patience = PATIENCE, every = EVERY } = {},
) {
  const since = Date.now()
  let [before, changedAt] = ["", since]
  for (;;) {
    const last = await audit()
    const now = Date.now()
    const found = last.findings.join("\n")
    if (found !== before) [before, changedAt] = [found, now]
    if (!found || now - changedAt > stillFor || now - since > patience)
      return { audit: last, seconds: Math.round((now - since) / 1000) }
    await pause(every)
  }
}
