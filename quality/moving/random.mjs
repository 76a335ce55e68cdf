/** Returns a generator of numbers from 0 to 1 (mulberry32). @param {number} seed @returns {() => number} */
export function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Returns a random entry of a list.
 * @template T @param {() => number} random @param {readonly T[]} list @returns {T}
 */
export const oneOf = (random, list) => /** @type {T} */ (list[Math.floor(random() * list.length)])
/**
 * Returns a random integer, both limits included.
 * @param {() => number} random @param {number} from @param {number} to
 */
export const between = (random, from, to) => from + Math.floor(random() * (to - from + 1))
