import { setTimeout as pause } from "node:timers/promises"

/** @typedef {import("./index.mjs").Audit} Audit */

/** Longest that the shop may take to bring its books in balance by itself, in ms. */
const PATIENCE = 150_000

/**
 * Waits until the books balance, or as long as it may take.
 * @param {() => Promise<Audit>} audit @returns {Promise<{ audit: Audit, seconds: number }>} the last one, and how long it took
 */
export async function untilBalanced(audit) {
  const since = Date.now()
  for (;;) {
    const last = await audit()
    const took = Date.now() - since
    if (!last.findings.length || took > PATIENCE) return { audit: last, seconds: Math.round(took / 1000) }
    await pause(1_000)
  }
}
