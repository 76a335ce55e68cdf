import { load } from "./load.mjs"

/**
 * @typedef {import("./scenarios/index.mjs").Pair} Pair
 * @typedef {import("./scenarios/index.mjs").Subject} Subject
 * @typedef {Omit<import("./load.mjs").Load, "count"> & { name: string }} Result medians
 * @typedef {{ name: string, stock: Result, ours: Result, target?: import("./scenarios/index.mjs").Target }} Comparison
 */

const SECONDS = 3
/**
 * Measures both sides alternately, so that other load on the machine affects both equally. First loads each side for
 * as long as one measurement: V8 compiles the code, the pools fill, and each connection plans its statements.
 * @param {Pair} pair
 * @param {number} rounds
 * @returns {Promise<Comparison>}
 */
export async function compare({ name, stock, ours, target, seconds = SECONDS }, rounds) {
  for (const { url, turns } of [stock, ours]) await load(url, turns, seconds)
  const stockRounds = []
  const ourRounds = []
  for (let round = 0; round < rounds; round++) {
    stockRounds.push(await load(stock.url, stock.turns, seconds))
    ourRounds.push(await load(ours.url, ours.turns, seconds))
  }
  return { name, stock: summary(stock, stockRounds), ours: summary(ours, ourRounds), target }
}

/** @param {Subject} subject @param {import("./load.mjs").Load[]} rounds @returns {Result} */
const summary = ({ name }, rounds) => ({
  name,
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p95: median(rounds.map(({ p95 }) => p95)),
  p99: median(rounds.map(({ p99 }) => p99)),
})

/** @param {number[]} values */
export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
