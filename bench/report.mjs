import { writeFile } from "node:fs/promises"
import { cpus, totalmem } from "node:os"
import { join } from "node:path"
import { format } from "prettier"
import { root } from "../backend/start/paths.mjs"
import { CONNECTIONS } from "./subjects.mjs"

/** @typedef {import("./measure.mjs").Comparison} Comparison */

const number = (/** @type {number} */ value) =>
  value.toLocaleString("en-GB", { maximumFractionDigits: value < 100 ? 1 : 0 })
const times = (/** @type {number} */ ratio) => `${number(ratio)} ×`

/** @param {Comparison[]} comparisons @returns {string} */
export function printTable(comparisons) {
  const rows = comparisons.flatMap(({ name, stock, ours, ratio, target }) => [
    `\n${name}: ${times(ratio)}${target ? ` (at least ${times(target)})` : ""}`,
    ...[stock, ours].map(
      (side) =>
        `  ${number(side.perSecond).padStart(9)}/s   p99 ${number(side.p99).padStart(6)} ms   ${side.name}`,
    ),
  ])
  return `${rows.join("\n")}\n`
}

/** What fell short of its target. @param {Comparison[]} comparisons @returns {string[]} */
export const missedTargets = (comparisons) =>
  comparisons.flatMap(({ name, ratio, target = 0 }) =>
    ratio < target ? [`${name}: ${times(ratio)}, and at least ${times(target)} is wanted`] : [],
  )

/**
 * Writes docs/benchmark.md.
 * @param {Comparison[]} comparisons @param {{ products: number, rounds: number }} run
 */
export async function writeReport(comparisons, { products, rounds }) {
  const rows = comparisons.map(({ name, stock, ours, ratio, target }) => {
    const side = (/** @type {import("./measure.mjs").Result} */ of) =>
      `${of.name}<br>${number(of.perSecond)}/s, p99 ${number(of.p99)} ms`
    return `| ${name} | ${side(stock)} | ${side(ours)} | ${times(ratio)} | ${target ? times(target) : ""} |`
  })
  const [processor] = cpus()
  const text = `# Benchmark

Written by \`npm run bench\`, which starts the whole shop on a database of its own, fills it with ${products} products and
measures stock Medusa routes and the shop's own in turn, on the same engine, with ${CONNECTIONS} connections. Medians of
${rounds} rounds; a single failed request would have ended the run. Rates are of one engine process and one edge
process, on a machine that they share with PostgreSQL and with the load itself, so the ratios say more than the numbers.

| | compared with | the shop | ratio | at least |
| --- | --- | --- | ---: | ---: |
${rows.join("\n")}

${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model.trim() ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node
${process.versions.node}.
`
  await writeFile(
    join(root, "docs", "benchmark.md"),
    await format(text, { parser: "markdown", printWidth: 110 }),
  )
}
