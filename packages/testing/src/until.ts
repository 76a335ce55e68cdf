import { setTimeout as delay } from "node:timers/promises"
import { sweep } from "./sweeps"
import { LIMITS } from "./limits"

/** Between two questions: at first short, then longer, for each takes a part of the machine that the answer needs. */
const PAUSE_MS = { first: 20, longest: 250, grows: 1.3 }
/** Whoever has waited so long, in ms, may be waiting for what only a job comes to: it is run, and again after as long. */
const PATIENCE_MS = 1000

/**
 * Asks again and again until the answer is there, and has the shop look after what was left unfinished meanwhile.
 * @param what named in the failure: "the order of cs_123"
 * @param ask returns what is waited for; undefined, null or false while it isn't there
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | null | false>,
  withinMs = LIMITS.wait,
): Promise<T> {
  const deadline = Date.now() + withinMs
  let patience = Date.now() + PATIENCE_MS
  let round = 0
  for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * PAUSE_MS.grows, PAUSE_MS.longest)) {
    const answer = await ask()
    if (answer !== undefined && answer !== null && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain for ${what}.`)
    await delay(pause)
    if (Date.now() < patience) continue
    // An engine that a test has just ended is not asked; the answer comes all the same, or the test says what is missing.
    await sweep(round++).catch(() => undefined)
    patience = Date.now() + PATIENCE_MS
  }
}
