import { setTimeout as delay } from "node:timers/promises"

/** @typedef {import("./runners.mjs").Failure} Failure */
/** @typedef {{ name: string, url: string, log: string }} Server */

/** Milliseconds between two checks. */
const INTERVAL = 5_000
/**
 * Milliseconds without a response after which a server counts as stalled. An overloaded server can need several
 * seconds.
 */
export const STALLED_AFTER = 60_000

/**
 * Returns the servers of the test shops, with their log files.
 * @param {NodeJS.ProcessEnv[]} shops @returns {Server[]}
 */
export const serversOf = (shops) =>
  shops.flatMap(({ SHOP_URL, ENGINE_URL, LOGS_DIR }, index) => [
    { name: `the engine of shop ${index + 1}`, url: `${ENGINE_URL}/health`, log: `${LOGS_DIR}/engine.log` },
    { name: `the edge of shop ${index + 1}`, url: `${SHOP_URL}/healthz`, log: `${LOGS_DIR}/edge.log` },
  ])

/**
 * Checks servers regularly, and prints each one that stops responding.
 * @param {Server[]} servers @param {(line: string) => void} print
 * @param {{ interval?: number, stalledAfter?: number }} [limits] in milliseconds
 * @returns {() => Failure[]} a function that stops watching and returns the stalled servers
 */
export function watchServers(servers, print, { interval = INTERVAL, stalledAfter = STALLED_AFTER } = {}) {
  const stopped = new AbortController()
  /** @type {Failure[]} */
  const stalls = []
  const watch = async (/** @type {Server} */ { name, url, log }) => {
    let answered = Date.now()
    let isStalled = false
    while (!stopped.signal.aborted) {
      const error = await check(url, stalledAfter)
      if (stopped.signal.aborted) return
      if (error === null) {
        if (isStalled) print(`${name} responds again after ${seconds(Date.now() - answered)} s.`)
        answered = Date.now()
        isStalled = false
      } else if (!isStalled && Date.now() - answered >= stalledAfter) {
        isStalled = true
        const cause = `No response from ${url} for ${seconds(Date.now() - answered)} s (${error}). Log: ${log}`
        stalls.push({ name: `stalled server: ${name}`, cause })
        print(`STALLED ${name}: ${cause}`)
      }
      await delay(interval, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }
  for (const server of servers) void watch(server)
  return () => {
    stopped.abort()
    return stalls
  }
}

const seconds = (/** @type {number} */ milliseconds) => Math.round(milliseconds / 1000)

/** @param {string} url @param {number} timeout @returns {Promise<string | null>} the error, or null if it responded */
async function check(url, timeout) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: "manual" })
    await answer.arrayBuffer()
    return null
  } catch (error) {
    const { message, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error)
    return cause?.code ?? message
  }
}
