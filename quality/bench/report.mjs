import { join } from "node:path"
import { root } from "../../tools/start/paths.mjs"
import { COSTS } from "./costs.mjs"
import { writeMarkdown } from "./measurements.mjs"
import { checksOf, number, ratioOf, times } from "./targets.mjs"

/**
 * @typedef {import("./measure.mjs").Comparison} Comparison
 * @typedef {import("./measure.mjs").Result} Result
 * @typedef {import("./results.mjs").Figure} Figure
 * @typedef {import("./results.mjs").Measured} Measured
 */

/** @param {Comparison} comparison @returns {string} text for the terminal */
export function printed(comparison) {
  const { name, stock, ours } = comparison
  const lines = [stock, ours].map((side) => {
    const [rate, ...within] = [side.perSecond, side.p50, side.p95, side.p99].map(number)
    return `  ${rate?.padStart(9)}/s   p50 ${within[0]}, p95 ${within[1]}, p99 ${within[2]} ms   ${side.name}`
  })
  return [`\n${name}: ${times(ratioOf(comparison))}`, ...lines, ...checksOf(comparison).map(lineOf)].join(
    "\n",
  )
}

/** @param {{ wanted: string, is: string, missed: boolean }} check */
const lineOf = ({ wanted, is, missed }) => `  ${missed ? "✗" : "✓"} ${is}, ${wanted}`

/** @param {Figure} figure @returns {string} */
export const printedFigure = ({ name, is, unit, atMost }) =>
  `${is > atMost ? "✗" : "✓"} ${name}: ${number(is)} ${unit}, at most ${number(atMost)} ${unit}`

/** @param {Pick<Measured, "comparisons" | "figures">} measured @returns {{ name: string }[]} */
const missedOf = ({ comparisons, figures }) => [
  ...comparisons.filter((each) => checksOf(each).some(({ missed }) => missed)),
  ...figures.filter(({ is, atMost }) => is > atMost),
]

/** @param {Pick<Measured, "comparisons" | "figures">} measured @returns {boolean} */
export const hasMissed = (measured) => missedOf(measured).length > 0

/** @param {Comparison} comparison */
function row(comparison) {
  const { name, stock, ours } = comparison
  const side = (/** @type {Result} */ of) =>
    `${of.name}<br>${number(of.perSecond)}/s, p50 ${number(of.p50)} ms, p99 ${number(of.p99)} ms`
  const checks = checksOf(comparison).map(
    ({ wanted, is, missed }) => `${wanted}: ${missed ? `**missed** (${is})` : `met (${is})`}`,
  )
  return `| ${name} | ${side(stock)} | ${side(ours)} | ${times(ratioOf(comparison))} | ${checks.join("<br>")} |`
}

/** @param {Figure} figure */
const figureLine = ({ name, is, unit, atMost }) =>
  `- ${name}: ${number(is)} ${unit} (target: at most ${number(atMost)} ${unit}, ${is > atMost ? "**missed**" : "met"}).`

/** @param {Pick<Measured, "comparisons" | "figures">} measured @returns {string} text about missed targets; empty if all are met */
function missedPart(measured) {
  const lines = missedOf(measured).map(({ name }) => `- ${name}: ${COSTS[name] ?? "not analysed yet."}`)
  return lines.length ? `Missed targets:\n\n${lines.join("\n")}\n` : ""
}

/** @param {string} products @param {Record<string, Measured>} scenarios */
function section(products, scenarios) {
  const all = Object.values(scenarios)
  const comparisons = all.flatMap((measured) => measured.comparisons)
  const figures = all.flatMap((measured) => measured.figures)
  const one = (/** @type {(measured: Measured) => string | number} */ of) =>
    [...new Set(all.map(of))].join(" / ")
  return `## ${Number(products).toLocaleString("en-GB")} products

${comparisons.length ? "| | compared with | the shop | ratio | wanted |\n| --- | --- | --- | ---: | --- |" : ""}
${comparisons.map(row).join("\n")}

${figures.map(figureLine).join("\n")}

${missedPart({ comparisons, figures })}
Medians of ${one(({ rounds }) => rounds)} rounds. ${one(({ on }) => on)}, ${one(({ machine }) => machine)}.
`
}

/** @param {import("./results.mjs").Results} results */
export async function writeReport(results) {
  const text = `# Benchmark

You generate this page with \`npm run bench\`. It starts the shop with a new database, and measures routes of stock Medusa and of the shop in turn, on
the same engine and data. Ten visitors send requests unless a row mentions another number. Each visitor sends the next request after the
previous answer. A failed request ends the run, except if a buyer has to retry.

One engine and one edge process share the machine with PostgreSQL and the load generator, so compare ratios rather than rates. For example,
"953 ×" means that the shop answers 953 times as many requests per second. "Buying" goes from an empty cart to the order. Stock Medusa is paid
with its manual provider, the shop with the Stripe emulator.

Rows "against Vendure" compare with Vendure in production mode: one process in the same PostgreSQL, the same products, no pictures, no second
language, no plugins. Its dummy payment calls no service. [quality/bench/README.md](../quality/bench/README.md) describes how you repeat
a measurement.

${Object.entries(results)
  .map(([products, scenarios]) => section(products, scenarios))
  .join("\n")}`
  await writeMarkdown(join(root, "docs", "benchmark.md"), text)
}
