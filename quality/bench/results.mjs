import { join } from "node:path"
import { defaultDataDir } from "../../tools/start/paths.mjs"
import { machine, readKept, today, writeKept } from "./figures.mjs"
import { SCENARIOS } from "./scenarios/index.mjs"

/**
 * @typedef {{ name: string, is: number, unit: string, atMost: number }} Figure of the shop alone
 * @typedef {{ comparisons: import("./measure.mjs").Comparison[], figures: Figure[], rounds: number, on: string, machine: string }} Measured
 * @typedef {Record<string, Record<string, Measured>>} Results by number of products, by scenario
 */

/** The last results of each scenario, so that each can be measured by itself. */
const KEPT = join(defaultDataDir, "bench-results.json")

/**
 * @param {number} products @param {string} scenario @param {Pick<Measured, "comparisons" | "figures" | "rounds">} measured
 * @returns {Results} all that are known
 */
export function keep(products, scenario, measured) {
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
  writeKept(KEPT, results)
  return results
}
