const MINUTE = 60
const LONGEST = 6 * 60 * MINUTE
/** Attempts before a message is given up, after about five days. */
const ATTEMPTS = 30

/** Returns the seconds until the next attempt: 1, 2, 4 … minutes, at most 6 hours. Returns null to give up. */
export function backOff(attempts: number): number | null {
  return attempts >= ATTEMPTS ? null : Math.min(MINUTE * 2 ** (attempts - 1), LONGEST)
}
