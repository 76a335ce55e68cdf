/**
 * Returns a function that calls `load` at its first call only. Modules of plugins are loaded late, because Medusa reads
 * its configuration before the plugins are built.
 * @template T @param {() => T} load @returns {() => T}
 */
function once(load) {
  /** @type {T | undefined} */
  let loaded
  return () => (loaded ??= load())
}

module.exports = { once }
