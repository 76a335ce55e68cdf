/* global jest: readonly */
/**
 * fast-check with fewer examples of each property: a mutant that lives needs all of them, a few hundred times over. The
 * score can only come out lower for it.
 */
const fc = jest.requireActual("../../node_modules/fast-check/lib/cjs/fast-check.js")

const EXAMPLES = 200

const assert = (property, { numRuns = EXAMPLES, ...parameters } = {}) =>
  fc.assert(property, { ...parameters, numRuns: Math.min(numRuns, EXAMPLES), endOnFailure: true })

module.exports = { ...fc, assert, default: { ...fc, assert } }
