import { createHistogram, performance } from "node:perf_hooks"
import { Client } from "undici"

/**
 * @typedef {(connection: Client) => Promise<unknown>} Turn what one visitor does again and again; it throws where the
 *   shop refuses, for a refusal is quick and would count as speed
 * @typedef {{ count: number, perSecond: number, p50: number, p95: number, p99: number }} Load turns, and how many a second;
 *   milliseconds that so many of 100 came within
 */

/**
 * Has each visitor take turns, on a connection of their own, the next one when the last one is done. undici rather than
 * a tool made for load: such tools parse HTTP in JavaScript, and at 20 kB an answer they, not the server, set the pace.
 * @param {string} url @param {Turn[]} turns one for each visitor @param {number} seconds @returns {Promise<Load>}
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

/** @param {string} url @param {Turn} turn @param {number} end @param {import("node:perf_hooks").RecordableHistogram} latency */
async function repeat(url, turn, end, latency) {
  const connection = new Client(url, { pipelining: 1 })
  try {
    for (let sent = performance.now(); sent < end; sent = performance.now()) {
      await turn(connection)
      // A histogram counts whole numbers from 1 on; microseconds are fine enough.
      latency.record(Math.max(1, Math.round((performance.now() - sent) * 1000)))
    }
  } finally {
    await connection.close()
  }
}
