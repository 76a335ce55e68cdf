import { join } from "node:path"
import { machine, readKept, today, writeJson } from "./measurements.mjs"
import { SCENARIOS } from "./scenarios/index.mjs"

/**
 * @typedef {{ name: string, is: number, unit: string, atMost: number }} Figure of the shop only
 * @typedef {{ comparisons: import("./measure.mjs").Comparison[], figures: Figure[], rounds: number, on: string, machine: string }} Measured
 * @typedef {Record<string, Record<string, Measured>>} Results by number of products, by scenario
 */

/**
 * File of all results. It is committed, so that measuring one scenario in a new clone keeps the results of the others.
 */
const KEPT = join(import.meta.dirname, "results.json")

/**
 * @param {number} products
 * @param {string} scenario
 * @param {Pick<Measured, "comparisons" | "figures" | "rounds">} measured
 * @returns {Promise<Results>} all results
 */
export async function keep(products, scenario, measured) {
  /** @type {Results} */
  const results = readKept(KEPT)
  const ofSize = {
    ...results[products],
    [scenario]: { ...measured, on: today(), machine: machine() },
  }
  const order = SCENARIOS.map(({ name }) => name)
  results[products] = Object.fromEntries(
    Object.entries(ofSize).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  )
  await writeJson(KEPT, results)
  return results
}
