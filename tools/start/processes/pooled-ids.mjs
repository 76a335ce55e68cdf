import { randomFillSync } from "node:crypto"

/** Bytes that are drawn at once. */
const POOL = 4_096

/**
 * Makes the package ulid draw its randomness from a pool. It asks the system for each of the 16 random characters of an
 * id. Medusa gives an id to each of 2,000 steps, which takes 3 % of an engine's start.
 * @param {NodeJS.Require} fromEngine loads packages of the engine
 */
export function poolRandomIds(fromEngine) {
  /** @type {{ ulid: () => string, factory: (random: () => number) => () => string }} */
  const ulids = fromEngine("ulid")
  const pool = new Uint8Array(POOL)
  let used = POOL
  ulids.ulid = ulids.factory(() => {
    if (used === POOL) {
      randomFillSync(pool)
      used = 0
    }
    return (pool[used++] ?? 0) / 0xff
  })
}
