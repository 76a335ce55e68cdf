const { createHash } = require("node:crypto")
const { default: Sequencer } = require("@jest/test-sequencer")

/** Files in the order of the run's seed, which `--seed` gives again. */
module.exports = class ShuffledOrder extends Sequencer {
  /** @param {ConstructorParameters<typeof Sequencer>[0]} options */
  constructor(options) {
    super(options)
    this.seed = options.globalConfig.seed
  }

  /** @override @param {import("@jest/test-result").Test[]} tests */
  sort(tests) {
    const place = (/** @type {import("@jest/test-result").Test} */ { path }) =>
      createHash("sha256")
        .update(`${this.seed} ${path.slice(process.cwd().length)}`)
        .digest("hex")
    return [...tests].sort((a, b) => place(a).localeCompare(place(b)))
  }
}
