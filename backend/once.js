/**
 * Returns a function that loads a module at its first call. Medusa reads its configuration before the plugins are
 * built, and each call of `require` would search for the file again.
 * @template T @param {() => T} load @returns {() => T}
 */
function once(load) {
  /** @type {T | undefined} */
  let loaded
  return () => (loaded ??= load())
}

module.exports = { once }
