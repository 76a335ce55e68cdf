/** Returns a deterministic random generator, so that a picture changes only with its code. */
export function randomFrom(seedText) {
  let state = 2166136261
  for (const char of seedText) state = Math.imul(state ^ char.charCodeAt(0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
    /** Returns a number around zero, mostly within ±1. */
    bell: () => (next() + next() + next() - 1.5) / 0.75,
  }
}
