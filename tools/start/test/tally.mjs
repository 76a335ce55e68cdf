import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"

/** @typedef {import("./runners.mjs").Failure} Failure */
/** @typedef {import("./runners.mjs").Result} Result */

const SLOWEST = 20
/** How much of a test's own words is repeated at the end. */
const WORDS = { lines: 8, width: 160 }

/** @param {Failure} failure @returns {string[]} the first lines of its own words, without the ways through libraries */
const wordsOf = ({ words = "" }) =>
  stripVTControlCharacters(words)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at .*node_modules/.test(line))
    .slice(0, WORDS.lines)
    .map((line) => `    ${line.slice(0, WORDS.width)}`)

/** What came of the checks so far. A test that was skipped has not passed: it counts as failed. */
export class Tally {
  passed = 0
  failed = 0
  /** @type {import("./runners.mjs").Timed[]} */
  #parts = []
  /** @type {import("./runners.mjs").Timed[]} */
  #tests = []
  /** @type {Failure[]} */
  #flaky = []
  /** @type {Failure[]} */
  #failures = []

  /** Does a part and counts what came of it. @param {string} part @param {() => Promise<Result>} work */
  async add(part, work) {
    const { passed, failed, failures = [], tests = [], flaky = [] } = await this.time(part, work)
    this.passed += passed
    this.failed += failed
    this.#tests.push(...tests)
    this.#flaky.push(...flaky)
    this.#failures.push(...failures.map(({ name, words }) => ({ name: `failed: ${part}: ${name}`, words })))
  }

  /** Does what is no check but takes its time. @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>} */
  async time(name, work) {
    const since = Date.now()
    const done = await work()
    this.#parts.push({ name, seconds: (Date.now() - since) / 1000 })
    return done
  }

  /**
   * A test that passed only when it was tried again is told; one that did so in the run before as well fails.
   * @param {string} results folder where the next run looks
   */
  judgeFlaky(results) {
    const file = join(results, "flaky.json")
    /** @type {string[]} */
    const before = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : []
    const again = this.#flaky.filter(({ name }) => before.includes(name))
    this.passed -= again.length
    this.failed += again.length
    writeFileSync(file, JSON.stringify(this.#flaky.map(({ name }) => name)))
    return this.#flaky.flatMap((one) => [
      `flaky${again.includes(one) ? ", as in the run before: counted as failed" : ""}: ${one.name}`,
      ...wordsOf(one),
    ])
  }

  /** @returns {string[]} each with the first of its own words, which went by long ago; what many failed with is said once */
  failures() {
    const said = new Set()
    return this.#failures.flatMap((one) => {
      const words = wordsOf(one)
      const text = words.join("\n")
      if (said.has(text)) return [one.name]
      said.add(text)
      return [one.name, ...words]
    })
  }

  /** @returns {string[]} lines: the time of each part, and the tests that take longest */
  times() {
    const slowest = this.#tests.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
    const line = (/** @type {import("./runners.mjs").Timed} */ { name, seconds }) =>
      `${seconds.toFixed(1).padStart(7)} s  ${name}`
    return [
      ...(slowest.length ? [`The slowest ${slowest.length} tests:`] : []),
      ...slowest.map(line),
      "Time of each part:",
      ...this.#parts.map(line),
    ]
  }
}
