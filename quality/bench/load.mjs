import { createHistogram, performance } from "node:perf_hooks"
import { Client } from "undici"

/**
 * @typedef {(connection: Client) => Promise<unknown>} Turn action that a visitor repeats; it throws on a
 * rejection, because rejections are fast and would improve the result
 * @typedef {{ count: number, perSecond: number, p50: number, p95: number, p99: number }} Load number of
 * turns, turns per second, and percentiles in milliseconds
 */

/**
 * Repeats actions for some seconds. Uses undici, because load generators that parse HTTP in JavaScript are slower than
 * the server.
 * @param {string} url
 * @param {Turn[]} turns one per visitor
 * @param {number} seconds
 * @returns {Promise<Load>}
 */
export async function load(url, turns, seconds) {
  const latency = createHistogram()
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(turns.map((turn) => repeat(url, turn, end, latency)))
  const elapsed = (performance.now() - start) / 1000
  const within = (/** @type {number} */ percent) => latency.percentile(percent) / 1000
  const { count } = latency
  return { count, perSecond: count / elapsed, p50: within(50), p95: within(95), p99: within(99) }
}

/**
 * Repeats one visitor's action until `end` (a time of `performance.now()`).
 * @param {string} url @param {Turn} turn @param {number} end
 * @param {import("node:perf_hooks").RecordableHistogram} latency
 */
async function repeat(url, turn, end, latency) {
  const connection = new Client(url, { pipelining: 1 })
  try {
    for (let sent = performance.now(); sent < end; sent = performance.now()) {
      await turn(connection)
      // The unit is microseconds, because the histogram only counts integers from 1.
      latency.record(Math.max(1, Math.round((performance.now() - sent) * 1000)))
    }
  } finally {
    await connection.close()
  }
}
