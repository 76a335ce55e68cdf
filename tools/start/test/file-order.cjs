const { createHash } = require("node:crypto")
const { statSync } = require("node:fs")
const { default: Sequencer } = require("@jest/test-sequencer")

/** @typedef {import("@jest/test-result").Test} Test */

/** Runs the largest test files first, because they take longest. With `--randomize`, the seed decides the order. */
module.exports = class FileOrder extends Sequencer {
  /** @param {ConstructorParameters<typeof Sequencer>[0]} options */
  constructor(options) {
    super(options)
    const { randomize, seed, rootDir } = options.globalConfig
    this.seed = randomize ? seed : undefined
    this.rootDir = rootDir
  }

  /** @override @param {Test[]} tests */
  sort(tests) {
    const keyed = tests.map((test) => ({ test, key: this.#keyOf(test) }))
    return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ test }) => test)
  }

  /** Returns the text by which test files are sorted. @param {Test} test @returns {string} */
  #keyOf({ path }) {
    const file = path.slice(this.rootDir.length)
    if (this.seed !== undefined) return createHash("sha256").update(`${this.seed} ${file}`).digest("hex")
    return `${String(Number.MAX_SAFE_INTEGER - statSync(path).size)} ${file}`
  }
}
