import { createHistogram, performance } from "node:perf_hooks"
import { Client } from "undici"

/**
 * @typedef {{ method: "GET" | "POST", path: string, headers: Record<string, string>, body?: string }} Request
 * @typedef {{ perSecond: number, p99: number }} Load answers per second; milliseconds that 99 of 100 came within
 */

/**
 * Sends each request again and again, on a connection of its own, the next one when its answer is there. undici rather
 * than a tool made for load: such tools parse HTTP in JavaScript, and at 20 kB an answer they, not the server, set the
 * pace.
 * @param {string} url @param {Request[]} requests @param {number} seconds @returns {Promise<Load>}
 */
export async function load(url, requests, seconds) {
  const latency = createHistogram()
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(requests.map((request) => repeat(url, request, end, latency)))
  const elapsed = (performance.now() - start) / 1000
  return { perSecond: latency.count / elapsed, p99: latency.percentile(99) / 1000 }
}

/** @param {string} url @param {Request} request @param {number} end @param {import("node:perf_hooks").RecordableHistogram} latency */
async function repeat(url, request, end, latency) {
  const client = new Client(url, { pipelining: 1 })
  try {
    for (let sent = performance.now(); sent < end; sent = performance.now()) {
      const { statusCode, body } = await client.request(request)
      // A single bad answer ends the benchmark: a refusal is quick, and would count as speed.
      if (statusCode < 200 || statusCode > 299)
        throw new Error(`${request.path} answered ${statusCode}: ${await body.text()}`)
      await drain(body)
      // A histogram counts whole numbers from 1 on; microseconds are fine enough.
      latency.record(Math.max(1, Math.round((performance.now() - sent) * 1000)))
    }
  } finally {
    await client.close()
  }
}

/** Reads an answer to its end, however large, and keeps nothing. @param {import("undici").Dispatcher.ResponseData["body"]} body */
const drain = (body) => body.dump({ limit: Number.MAX_SAFE_INTEGER })
