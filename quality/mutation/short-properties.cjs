/* global jest: readonly */
/**
 * Reduces the number of examples of property tests, because surviving mutants run all of them several hundred times.
 * Fewer examples can only lower the score.
 */
const fc = jest.requireActual("../../node_modules/fast-check/lib/cjs/fast-check.js")

const EXAMPLES = 200

const assert = (property, { numRuns = EXAMPLES, ...parameters } = {}) =>
  fc.assert(property, { ...parameters, numRuns: Math.min(numRuns, EXAMPLES), endOnFailure: true })

module.exports = { ...fc, assert, default: { ...fc, assert } }
