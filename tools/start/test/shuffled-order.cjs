const { createHash } = require("node:crypto")
const { statSync } = require("node:fs")
const { default: Sequencer } = require("@jest/test-sequencer")

/** @typedef {import("@jest/test-result").Test} Test */

/**
 * Files in the order of the run's seed, which `--seed` gives again: those of the larger half first, as they take longer, and who ended
 * with one of them would be waited for.
 */
module.exports = class ShuffledOrder extends Sequencer {
  /** @param {ConstructorParameters<typeof Sequencer>[0]} options */
  constructor(options) {
    super(options)
    this.seed = options.globalConfig.seed
  }

  /** @override @param {Test[]} tests */
  sort(tests) {
    const bySize = tests
      .map((test) => ({ test, size: statSync(test.path).size }))
      .sort((one, other) => other.size - one.size)
      .map(({ test }) => test)
    const half = Math.ceil(tests.length / 2)
    return [...this.#shuffled(bySize.slice(0, half)), ...this.#shuffled(bySize.slice(half))]
  }

  /** @param {Test[]} tests */
  #shuffled(tests) {
    const place = (/** @type {Test} */ { path }) =>
      createHash("sha256")
        .update(`${this.seed} ${path.slice(process.cwd().length)}`)
        .digest("hex")
    return [...tests].sort((a, b) => place(a).localeCompare(place(b)))
  }
}
