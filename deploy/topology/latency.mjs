import { createHistogram, performance } from "node:perf_hooks"

/** @typedef {{ p50: number, p95: number }} Latency in milliseconds */

const TIMES = 240
const CONNECTIONS = 4

/**
 * Measures the duration of repeated requests. `send` is called with the number of the request and of the connection.
 * @param {(turn: number, connection: number) => Promise<unknown>} send
 * @param {{ times?: number, connections?: number, isOver?: () => boolean }} [options]
 * @returns {Promise<Latency>}
 */
export async function latencyOf(send, { times = TIMES, connections = CONNECTIONS, isOver } = {}) {
  const latency = createHistogram()
  let turn = 0
  const connection = async (/** @type {unknown} */ _, /** @type {number} */ index) => {
    while (isOver ? !isOver() : turn < times) {
      const mine = turn++
      const sent = performance.now()
      await send(mine, index)
      latency.record(Math.max(1, Math.round((performance.now() - sent) * 1000)))
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return { p50: latency.percentile(50) / 1000, p95: latency.percentile(95) / 1000 }
}
