import { setTimeout as delay } from "node:timers/promises"
import { sweep } from "./sweeps"
import { LIMITS } from "./limits"

/** Pause between two attempts in milliseconds, because attempts take processor time that the result needs. */
const PAUSE_MS = { first: 50, longest: 300, grows: 2 }
/**
 * Number of attempts, about 1.2 seconds, before the jobs that complete unfinished work run. Attempts are counted, because
 * a busy machine would otherwise run jobs whose results only need more time.
 */
const ATTEMPTS = { beforeJobs: 6, betweenJobs: 4 }

/**
 * Repeats a query until it returns a value. After a while, runs the jobs that complete unfinished work.
 * @param what named in the failure, for example "the order of cs_123"
 * @param ask returns undefined, null or false until the value exists
 */
export const until = <T>(what: string, ask: Query<T>, withinMs = LIMITS.wait): Promise<T> =>
  repeat(what, ask, { withinMs, runsJobs: true })

/** Repeats a query whose value no job can produce, for example the end of a process. */
export const untilWithoutJobs = <T>(what: string, ask: Query<T>): Promise<T> =>
  repeat(what, ask, { withinMs: LIMITS.wait, runsJobs: false })

type Query<T> = () => Promise<T | undefined | null | false>

async function repeat<T>(
  what: string,
  ask: Query<T>,
  { withinMs, runsJobs }: { withinMs: number; runsJobs: boolean },
): Promise<T> {
  const deadline = Date.now() + withinMs
  let pause = PAUSE_MS.first
  let patience = ATTEMPTS.beforeJobs
  for (let round = 0; ; pause = Math.min(pause * PAUSE_MS.grows, PAUSE_MS.longest)) {
    const answer = await ask()
    if (answer !== undefined && answer !== null && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Timed out after ${withinMs} ms waiting for ${what}.`)
    await delay(pause)
    patience -= 1
    if (patience > 0 || !runsJobs) continue
    // The jobs fail if the test has stopped the server.
    await sweep(round++).catch(() => undefined)
    patience = ATTEMPTS.betweenJobs
  }
}
