import { join } from "node:path"
import { defaultDataDir, root } from "../../tools/start/paths.mjs"
import { machine, readKept, today, writeBetween, writeKept } from "../../quality/bench/measurements.mjs"

/** @typedef {import("./findings.mjs").Found} Found */

const PAGE = join(root, "docs", "scale.md")
/** File of the last results of each part, because a run may measure only some parts. */
const KEPT = join(defaultDataDir, "topology-results.json")

/** @param {string} part @param {Found} figures */
export async function writeResults(part, figures) {
  /** @type {Record<string, Found & { on: string }>} */
  const results = readKept(KEPT)
  results[part] = { ...figures, on: today() }
  writeKept(KEPT, results)
  await writeBetween(PAGE, "topology", `${Object.values(results).map(tableOf).join("\n\n")}\n\n${machine()}.`)
}

/** @param {Found & { on: string }} found */
const tableOf = ({ title, figures, missed, on }) =>
  `| ${title} | ${on}${missed.length ? ", missed" : ""} |\n| --- | --- |\n${figures.map(([what, figure]) => `| ${what} | ${figure} |`).join("\n")}`
