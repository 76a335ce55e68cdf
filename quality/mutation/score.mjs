import { readFileSync } from "node:fs"

/** @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant */
/** @typedef {{ name: string, noticed: number, all: number, survivors: string[] }} Score */

/** States of mutants that the tests detect. An endless loop counts as detected. */
const NOTICED = ["Killed", "Timeout"]
const SURVIVED = ["Survived", "NoCoverage"]

/** @param {{ name: string }} part @param {string} report StrykerJS's report as JSON @returns {Score} */
export function scoreOf({ name }, report) {
  /** @type {{ files: Record<string, { mutants: Mutant[] }> }} */
  const { files } = JSON.parse(readFileSync(report, "utf8"))
  const mutants = Object.entries(files).flatMap(([file, each]) =>
    each.mutants.map((mutant) => ({ ...mutant, file })),
  )
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length
  const survivors = mutants.filter(({ status }) => SURVIVED.includes(status))
  return {
    name,
    noticed,
    all: noticed + survivors.length,
    survivors: survivors.map(
      ({ file, location, mutatorName, replacement = "" }) =>
        `${file}:${location.start.line}  ${mutatorName}  ${replacement.replaceAll("\n", " ").slice(0, 80)}`,
    ),
  }
}

/** @param {{ noticed: number, all: number }} score */
const percent = ({ noticed, all }) => (100 * noticed) / all

/** @param {Score[]} scores @returns {{ text: string, least: number }} the table and the lowest score */
export function tableOf(scores) {
  const total = {
    name: "all",
    noticed: scores.reduce((sum, { noticed }) => sum + noticed, 0),
    all: scores.reduce((sum, { all }) => sum + all, 0),
  }
  const rows = [...scores, total]
  const lines = rows.map(
    (score) => `| ${score.name} | ${score.noticed} of ${score.all} | ${percent(score).toFixed(1)} % |`,
  )
  const survivors = scores.flatMap((score) => score.survivors)
  return {
    text: ["", ...survivors, "", "| part | noticed | score |", "| --- | --: | --: |", ...lines].join("\n"),
    least: Math.min(...rows.map(percent)),
  }
}
