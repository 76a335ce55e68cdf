import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { processorSeconds } from "./processor-time.mjs"

/** @typedef {import("./runners.mjs").Failure} Failure */
/** @typedef {import("./runners.mjs").Result} Result */
/** @typedef {import("./runners.mjs").Timed} Timed */
/** @typedef {{ name: string, seconds: number, processor: number | null }} Part */

const SLOWEST = 20
const CAUSE = { lines: 8, width: 160 }

/**
 * @param {Failure} failure
 * @returns {string[]} the first lines of the cause, without stack frames of libraries
 */
const causeOf = ({ cause = "" }) =>
  stripVTControlCharacters(cause)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at .*node_modules/.test(line))
    .slice(0, CAUSE.lines)
    .map((line) => `    ${line.slice(0, CAUSE.width)}`)

/** Results of a run. A skipped test counts as failed. */
export class Tally {
  passed = 0
  failed = 0
  /** @type {Part[]} */
  #parts = []
  /** @type {Timed[]} */
  #tests = []
  /** @type {Failure[]} */
  #flaky = []
  /** @type {(Failure & { part: string })[]} */
  #failures = []

  /** @param {string} part @param {() => Promise<Result>} work */
  async add(part, work) {
    const { passed, failed, failures = [], tests = [], flaky = [] } = await this.time(part, work)
    this.passed += passed
    this.failed += failed
    this.#tests.push(...tests)
    this.#flaky.push(...flaky)
    this.#failures.push(...failures.map((failure) => ({ ...failure, part })))
  }

  /** Measures work that is not a test. @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>} */
  async time(name, work) {
    const since = Date.now()
    const processorBefore = processorSeconds()
    const done = await work()
    const processorAfter = processorSeconds()
    const processor =
      processorBefore === null || processorAfter === null ? null : processorAfter - processorBefore
    this.#parts.push({ name, seconds: (Date.now() - since) / 1000, processor })
    return done
  }

  /**
   * Prints tests that passed at the second attempt. A test that does so in two consecutive runs counts as failed.
   * @param {string} results folder for the next run
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
      `flaky${again.includes(one) ? ", as in the previous run: counted as failed" : ""}: ${one.name}`,
      ...causeOf(one),
    ])
  }

  /** @returns {string[]} file, test, cause and command of each failure; a shared cause is printed once */
  failures() {
    const printed = new Set()
    return this.#failures.flatMap((failure) => {
      const cause = causeOf(failure)
      const text = cause.join("\n")
      const isKnown = printed.has(text)
      printed.add(text)
      return [
        `failed: ${failure.part}: ${failure.name}`,
        ...(isKnown ? [] : cause),
        ...(failure.command ? [`    ${failure.command}`] : []),
      ]
    })
  }

  /** @returns {string[]} the slowest tests, and wall time and processor time of each part */
  times() {
    const slowest = this.#tests.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
    const whole = {
      name: "whole",
      seconds: process.uptime(),
      processor: processorSeconds(),
    }
    return [
      ...(slowest.length ? [`The slowest ${slowest.length} tests:`] : []),
      ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(9)} s  ${name}`),
      "Seconds of wall time and of processor time (user and system, with all servers and browsers):",
      ...[...this.#parts, whole].map(
        ({ name, seconds, processor }) =>
          `${name.padEnd(18)}${seconds.toFixed(0).padStart(7)}${(processor?.toFixed(0) ?? "unknown").padStart(9)}`,
      ),
    ]
  }
}
