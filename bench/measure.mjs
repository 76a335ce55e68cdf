import { load } from "./load.mjs"

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
  for (const { url, requests } of [stock, ours]) await load(url, requests, WARM_UP_SECONDS)
  const stockRounds = []
  const ourRounds = []
  for (let round = 0; round < rounds; round++) {
    stockRounds.push(await load(stock.url, stock.requests, SECONDS))
    ourRounds.push(await load(ours.url, ours.requests, SECONDS))
  }
  const [theirs, own] = [summary(stock, stockRounds), summary(ours, ourRounds)]
  return { name, stock: theirs, ours: own, ratio: own.perSecond / theirs.perSecond, target }
}

/** @param {Subject} subject @param {import("./load.mjs").Load[]} rounds @returns {Result} */
const summary = ({ name }, rounds) => ({
  name,
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p99: median(rounds.map(({ p99 }) => p99)),
})

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
