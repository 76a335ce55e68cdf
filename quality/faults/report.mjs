import { join } from "node:path"
import { defaultDataDir, root } from "../../tools/start/paths.mjs"
import { machine, readKept, today, writeBetween, writeKept } from "../bench/measurements.mjs"
import { KILL_POINTS } from "./kills/points.mjs"

/** @typedef {import("./check.mjs").Results & { on: string }} Dated */

const PAGE = join(root, "docs", "promises.md")
/**
 * File of the latest results, by number of engine processes, because one run may measure only some numbers.
 */
const KEPT = join(defaultDataDir, "faults-results.json")

/**
 * Returns the results as text for the terminal.
 * @param {import("./check.mjs").Results} results @returns {string}
 */
export function printTable({ processes, hits, tried, outcomes, findings, slowest }) {
  const lines = (hits ?? []).map((count, point) => {
    const one = KILL_POINTS[point]
    return `  ${one?.part.padEnd(10)} ${one?.name.padEnd(46)} killed ${String(count).padStart(2)} of ${tried?.[point]}`
  })
  return [
    `\n${processes} engine ${processes === 1 ? "process" : "processes"}`,
    ...lines,
    ...(hits ? [`  books balanced at most ${slowest} s after each restart`] : []),
    ...outcomes.map(
      ({ name, figures, findings: wrong }) => `  ${wrong.length ? "✗" : "✓"} ${name}: ${figures}`,
    ),
    findings.length ? `  ✗ ${findings.length} findings` : "  ✓ nothing wrong",
    ...findings.slice(0, 30).map((finding) => `    ✗ ${finding}`),
    "",
  ].join("\n")
}

/** Writes the results to docs/promises.md. @param {import("./check.mjs").Results} results */
export async function writeResults(results) {
  /** @type {Record<string, Dated>} */
  const storedResults = readKept(KEPT)
  const before = storedResults[results.processes]
  storedResults[results.processes] = {
    ...results,
    // A run without kills keeps the kill results of an earlier run.
    ...(!results.hits && before && killsOf(before)),
    outcomes: [
      ...(before?.outcomes ?? []).filter(({ name }) => !results.outcomes.some((one) => one.name === name)),
      ...results.outcomes,
    ],
    on: today(),
  }
  writeKept(KEPT, storedResults)
  await writeBetween(PAGE, "figures", figuresOf(Object.values(storedResults)))
}

/** Returns the fields with the results of kills. @param {Dated} results */
const killsOf = ({ hits, tried, rounds, slowest, audit, killFindings }) => ({
  hits,
  tried,
  rounds,
  slowest,
  audit,
  killFindings,
})

/** Returns the table of kill points in Markdown. @param {Dated[]} results @returns {string} */
function figuresOf(results) {
  const counts = results.map(({ processes }) => `${processes} ${processes === 1 ? "process" : "processes"}`)
  const rows = KILL_POINTS.map((one, point) => {
    const cells = results.map(({ hits, tried, rounds }) =>
      hits ? `${hits[point]} of ${tried?.[point] ?? rounds}` : "",
    )
    return `| ${one.part} | ${one.name} | ${cells.join(" | ")} |`
  })
  return `
| killed while | just when | ${counts.join(" | ")} |
| --- | --- | ${counts.map(() => "---: |").join(" ")}
${rows.join("\n")}

${results.map(summaryOf).join("\n\n")}

${results.map(scenariosOf).join("\n\n")}

${machine()}.`
}

/** Returns a sentence about the kills in Markdown. @param {Dated} results @returns {string} */
function summaryOf({ processes, rounds, hits, audit, slowest, killFindings: findings, on }) {
  if (!hits) return ""
  const kills = hits.reduce((sum, count) => sum + count, 0)
  const books = audit
    ? ` In the books afterwards: ${audit.paidPages} paid pages, ${audit.orders} orders, ${audit.refundedPages} payments refunded
  in full, ${audit.refunds} refunds, ${audit.units} units, ${audit.mails} confirmations, ${audit.invoices} invoices,
  ${audit.creditNotes} credit notes.`
    : ""
  return `**${processes} engine ${processes === 1 ? "process" : "processes"}, ${on}:** ${kills} interrupted steps in ${rounds} rounds.${books}
  The books balanced at most ${slowest} s after each restart. Findings: ${findings.length === 0 ? "none" : findings.length}.${findings.map((finding) => `\n  - ${finding}`).join("")}`
}

/** Returns the table of scenarios in Markdown. @param {Dated} results @returns {string} */
function scenariosOf({ processes, outcomes, on }) {
  if (!outcomes.length) return ""
  const rows = outcomes.map(
    ({ name, figures, findings }) =>
      `| ${name} | ${figures} | ${findings.length === 0 ? "none" : findings.length} |`,
  )
  return `| with ${processes} engine ${processes === 1 ? "process" : "processes"}, ${on} | what happened | findings |\n| --- | --- | --- |\n${rows.join("\n")}`
}
