import { setTimeout as delay } from "node:timers/promises"
import { TIMEOUT_FACTOR } from "./timeout-factor"

/** Longest that something asynchronous in the shop may take, in ms, before a test calls it missing. */
const TIMEOUT_MS = 20_000
/** Between two questions: at first short, then longer, for each takes a part of the machine that the answer needs. */
const PAUSE_MS = { first: 20, longest: 250, grows: 1.3 }

/**
 * Asks again and again until the answer is there.
 * @param what named in the failure: "the order of cs_123"
 * @param ask returns what is waited for; undefined, null or false while it isn't there
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | null | false>,
  withinMs = TIMEOUT_MS,
): Promise<T> {
  const deadline = Date.now() + withinMs * TIMEOUT_FACTOR
  for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * PAUSE_MS.grows, PAUSE_MS.longest)) {
    const answer = await ask()
    if (answer !== undefined && answer !== null && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain for ${what}.`)
    await delay(pause)
  }
}
