import autocannon from "autocannon"

/**
 * @typedef {import("./subjects.mjs").Pair} Pair
 * @typedef {import("./subjects.mjs").Subject} Subject
 * @typedef {{ name: string, perSecond: number, p99: number }} Result requests per second, milliseconds; medians
 * @typedef {{ name: string, stock: Result, ours: Result, ratio: number, target?: number }} Comparison
 */

const SECONDS = 3
/** So long each side runs unmeasured before: compiled code and filled pools are what a shop runs on. */
const WARM_UP_SECONDS = 2

/**
 * Measures both sides of each pair in turn, round after round, so that whatever else the machine does meets both.
 * @param {Pair[]} pairs @param {{ rounds: number, progress: import("../backend/start/progress.mjs").Progress }} options
 * @returns {Promise<Comparison[]>}
 */
export async function measure(pairs, { rounds, progress }) {
  const comparisons = []
  for (const pair of pairs) {
    comparisons.push(await progress.step(`Measuring: ${pair.name}`, () => compare(pair, rounds)))
  }
  return comparisons
}

/** @param {Pair} pair @param {number} rounds @returns {Promise<Comparison>} */
async function compare({ name, stock, ours, target }, rounds) {
  for (const subject of [stock, ours]) await load(subject, WARM_UP_SECONDS)
  const stockRounds = []
  const ourRounds = []
  for (let round = 0; round < rounds; round++) {
    stockRounds.push(await load(stock, SECONDS))
    ourRounds.push(await load(ours, SECONDS))
  }
  const [theirs, own] = [summary(stock, stockRounds), summary(ours, ourRounds)]
  return { name, stock: theirs, ours: own, ratio: own.perSecond / theirs.perSecond, target }
}

/** @param {Subject} subject @param {{ perSecond: number, p99: number }[]} rounds @returns {Result} */
const summary = ({ name }, rounds) => ({
  name,
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p99: median(rounds.map(({ p99 }) => p99)),
})

/** Only good answers count, and a bad one ends the benchmark. @param {Subject} subject @param {number} duration */
async function load({ name, url, requests }, duration) {
  let connection = 0
  const mine = (/** @type {number} */ index) => requests.slice(index % requests.length).slice(0, 1)
  const result = await autocannon({
    url,
    duration,
    connections: requests.length,
    timeout: 30,
    setupClient: (client) => client.setRequests(mine(connection++)),
  })
  if (result.errors || result.non2xx) {
    throw new Error(
      `${name}: ${result.errors} failed and ${result.non2xx} refused of ${result.requests.total}`,
    )
  }
  return { perSecond: result["2xx"] / result.duration, p99: result.latency.p99 }
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
