import { documents, queries } from "./catalogue.mjs"
import { ENGINES } from "./engines.mjs"

/**
 * Times are processor time, because other programs may be running.
 * @typedef {{ p50: number, p95: number }} Times milliseconds
 * @typedef {object} Measured
 * @property {number} indexSeconds time to index everything
 * @property {number} megabytes memory of the index
 * @property {Times} all
 * @property {Record<keyof import("./catalogue.mjs").Queries, Times>} parts
 * @property {Record<string, number>} found number of products that the queries of each kind found
 */

const [name = "", size = ""] = process.argv.slice(2)
const engine = ENGINES[name]
if (!engine || !process.send) throw new Error(`There is no engine "${name}".`)

const used = () => {
  global.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** @param {number[]} times @returns {Times} */
function timesOf(times) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ part) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(2))
  return { p50: at(0.5), p95: at(0.95) }
}

/** Returns this process's processor time in milliseconds. */
function cpu() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const all = documents(Number(size))
const before = used()
const began = cpu()
const search = await engine(all)
const indexSeconds = Number(((cpu() - began) / 1_000).toFixed(1))
const megabytes = Math.round((used() - before) / 2 ** 20)

/** @type {Record<string, number[]>} */
let times = {}
/** @type {Record<string, number>} */
const figures = {}
// The first round is a warm-up. Only the second round counts.
for (const _ of [1, 2]) {
  times = {}
  for (const [kind, texts] of Object.entries(queries())) {
    figures[kind] = 0
    for (const text of texts) {
      const start = cpu()
      figures[kind] += await search(text)
      times[kind] = [...(times[kind] ?? []), cpu() - start]
    }
  }
}

/** @type {Measured} */
const measured = {
  indexSeconds,
  megabytes,
  all: timesOf(Object.values(times).flat()),
  parts: /** @type {Measured["parts"]} */ (
    Object.fromEntries(Object.entries(times).map(([kind, some]) => [kind, timesOf(some)]))
  ),
  found: figures,
}
process.send(measured)
process.disconnect()
