// Measures how plain the English of the project is. quality/prose/README.md describes the patterns.
// usage: npm run prose [-- --list PATTERN | --lower | --sample SEED]
//   --list PATTERN  prints the lines that match one pattern
//   --lower         lowers the ceilings to the measured values
//   --sample SEED   prints 200 random comments and 50 random test names, always the same for one seed
// Exit status 1 if a value exceeds its ceiling.
import { readFileSync, writeFileSync } from "node:fs"
import { formatted } from "../../tools/format.mjs"
import { PATTERNS, SEMICOLONS, WANTED } from "./patterns.mjs"
import { sample } from "./sample.mjs"
import { rateIn, textsBySet, wordsIn } from "./texts.mjs"

/** @typedef {import("./patterns.mjs").SetName} SetName */
/** @typedef {Record<SetName, Record<string, number>>} Ceilings */
/** @typedef {{ set: SetName, name: string, value: number, target: number, isFloor?: boolean }} Measured */

const CEILINGS = new URL("ceilings.json", import.meta.url)

const sets = textsBySet()
/** @type {Ceilings} */
const ceilings = JSON.parse(readFileSync(CEILINGS, "utf8"))
const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)

/** @returns {Measured[]} */
function measure() {
  const all = /** @type {SetName[]} */ (Object.keys(sets)).flatMap((set) =>
    PATTERNS.map(({ name, expression, most }) => ({
      set,
      name,
      value: rateIn(sets[set], expression),
      target: most[set],
    })),
  )
  const semicolons = rateIn(sets.docs, SEMICOLONS.expression)
  return [
    ...all,
    { set: "docs", name: SEMICOLONS.name, value: semicolons, target: SEMICOLONS.most },
    ...WANTED.map(({ name, expression, least }) => ({
      set: /** @type {const} */ ("docs"),
      name,
      value: rateIn(sets.docs, expression),
      target: least,
      isFloor: true,
    })),
  ]
}

/** Returns the limit of a pattern: its ceiling or floor. @param {Measured} measured */
const limitOf = ({ set, name, target }) => ceilings[set][name] ?? target

/** @param {Measured} measured */
const isMissed = (measured) =>
  measured.isFloor ? measured.value < limitOf(measured) : measured.value > limitOf(measured)

/** Returns the new ceiling. It is never better than the target. @param {Measured} measured */
function lowered(measured) {
  const { value, target, isFloor } = measured
  return isFloor
    ? Math.min(target, Math.max(limitOf(measured), Math.floor(value)))
    : Math.max(target, Math.min(limitOf(measured), Math.ceil(value)))
}

/** Prints the lines that match a pattern. @param {string} requested */
function list(requested) {
  const pattern = [...PATTERNS, ...WANTED, SEMICOLONS].find(({ name }) => name === requested)
  if (!pattern) throw new Error(`There is no pattern ${requested}.`)
  const once = new RegExp(pattern.expression.source, pattern.expression.flags.replace("g", ""))
  for (const { file, text } of Object.values(sets).flat())
    for (const line of text.split("\n")) if (once.test(line)) print(`${file}: ${line.trim().slice(0, 140)}`)
}

const args = process.argv.slice(2)
if (args.includes("--list")) list(args[args.indexOf("--list") + 1] ?? "")
else if (args.includes("--sample")) print(sample(args[args.indexOf("--sample") + 1] ?? "").join("\n\n"))
else {
  const results = measure()
  for (const set of /** @type {SetName[]} */ (Object.keys(sets))) {
    print(`${set}: ${wordsIn(sets[set])} words`)
    for (const measured of results.filter((each) => each.set === set)) {
      const { name, value, target, isFloor } = measured
      const limits = `${isFloor ? "at least" : "at most"} ${limitOf(measured)}, target ${target}`
      print(`  ${isMissed(measured) ? "✗" : "✓"} ${name} ${value.toFixed(1)} (${limits})`)
    }
  }
  if (args.includes("--lower")) {
    for (const measured of results) ceilings[measured.set][measured.name] = lowered(measured)
    writeFileSync(CEILINGS, await formatted("ceilings.json", JSON.stringify(ceilings)))
  } else if (results.some(isMissed)) process.exitCode = 1
}
