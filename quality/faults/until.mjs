import { setTimeout as pause } from "node:timers/promises"

/** Default timeout in milliseconds, long enough for slow machines. */
export const TIMEOUT = 300_000

/**
 * Repeats `ask` until it returns a value.
 * @template T @param {string} what named in the error
 * @param {() => Promise<T | undefined | null | false>} ask @param {number} [withinMs]
 * @param {number} [everyMs]
 * @returns {Promise<T>}
 */
export async function until(what, ask, withinMs = 60_000, everyMs = 250) {
  const deadline = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`Timed out after ${withinMs / 1000} s waiting for ${what}.`)
    await pause(everyMs)
  }
}

/**
 * Calls `work` for each entry, at most `width` at the same time.
 * @template T @param {T[]} list @param {number} width
 * @param {(one: T, index: number) => Promise<unknown>} work
 */
export async function inTurns(list, width, work) {
  const queue = [...list.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: width }, worker))
}
