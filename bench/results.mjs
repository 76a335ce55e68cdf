import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { cpus, totalmem } from "node:os"
import { dirname, join } from "node:path"
import { defaultDataDir } from "../backend/start/paths.mjs"
import { SCENARIOS } from "./scenarios/index.mjs"

/**
 * @typedef {{ name: string, is: number, unit: string, atMost: number }} Figure of the shop alone
 * @typedef {{ comparisons: import("./measure.mjs").Comparison[], figures: Figure[], rounds: number, on: string, machine: string }} Measured
 * @typedef {Record<string, Record<string, Measured>>} Results by number of products, by scenario
 */

/** The last results of each scenario, so that each can be measured by itself. */
const KEPT = join(defaultDataDir, "bench-results.json")

/** @returns {Results} */
const readKept = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : {})

/**
 * @param {number} products @param {string} scenario @param {Pick<Measured, "comparisons" | "figures" | "rounds">} measured
 * @returns {Results} all that are known
 */
export function keep(products, scenario, measured) {
  const results = readKept()
  const ofSize = {
    ...results[products],
    [scenario]: { ...measured, on: new Date().toISOString().slice(0, 10), machine: machine() },
  }
  const order = SCENARIOS.map(({ name }) => name)
  results[products] = Object.fromEntries(
    Object.entries(ofSize).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  )
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(results))
  return results
}

function machine() {
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${processor?.model.trim() ?? "unknown processor"}, ${memory} GB, Node ${process.versions.node}`
}
