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

/** @param {Comparison} comparison @returns {string} for the terminal */
export function printed(comparison) {
  const { name, stock, ours } = comparison
  const lines = [stock, ours].map((side) => {
    const [rate, ...within] = [side.perSecond, side.p50, side.p95, side.p99].map(number)
    return `  ${rate?.padStart(9)}/s   p50 ${within[0]}, p95 ${within[1]}, p99 ${within[2]} ms   ${side.name}`
  })
  return [`\n${name}: ${times(ratioOf(comparison))}`, ...lines, ...checksOf(comparison).map(said)].join("\n")
}

/** @param {{ wanted: string, is: string, missed: boolean }} check */
const said = ({ wanted, is, missed }) => `  ${missed ? "✗" : "✓"} ${is}, ${wanted}`

/** @param {Figure} figure @returns {string} */
export const printedFigure = ({ name, is, unit, atMost }) =>
  `${is > atMost ? "✗" : "✓"} ${name}: ${number(is)} ${unit}, at most ${number(atMost)} ${unit}`

/** What a target is missed by. @param {Pick<Measured, "comparisons" | "figures">} measured @returns {{ name: string }[]} */
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
  `- ${name}: ${number(is)} ${unit}; at most ${number(atMost)} ${unit} is wanted: ${is > atMost ? "**missed**" : "met"}.`

/** @param {Pick<Measured, "comparisons" | "figures">} measured @returns {string} nothing where all is met */
function missedPart(measured) {
  const lines = missedOf(measured).map(
    ({ name }) => `- ${name}: ${COSTS[name] ?? "nobody has looked where it goes."}`,
  )
  return lines.length ? `What is missed, where it goes, and what was tried:\n\n${lines.join("\n")}\n` : ""
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

/** Writes docs/benchmark.md. @param {import("./results.mjs").Results} results */
export async function writeReport(results) {
  const text = `# Benchmark

Written by \`npm run bench\`, which starts the whole shop on a database of its own and measures stock Medusa routes and the
shop's own in turn, on the same engine and the same data, with 10 visitors at a time where nothing else is said: each sends
the next request when the last one is answered. A single refused or failed request would have ended the run, but for a buyer who is asked to try again. Rates are of one
engine process and one edge process, on a machine that they share with PostgreSQL and with the load itself, so the ratios say
more than the numbers. "Buying" is the whole way from an empty cart to the order, on both sides; stock Medusa is paid through
its manual provider, which calls nobody, the shop through its emulator of Stripe. Rows "against Vendure" are measured by
\`npm run bench -- --only vendure\` beside a Vendure in production mode, one process in the same PostgreSQL, with the same
products but no pictures, second language, plugins or log of requests; it is paid through its own dummy payment, which calls nobody.

\`--only\` measures a scenario anew and leaves the others' rows; \`--profile\` shows where the engine's time goes (see
[quality/bench/README.md](../quality/bench/README.md)).

${Object.entries(results)
  .map(([products, scenarios]) => section(products, scenarios))
  .join("\n")}`
  await writeMarkdown(join(root, "docs", "benchmark.md"), text)
}
