const MINUTE = 60
const LONGEST = 6 * 60 * MINUTE
/** After so many attempts, about five days, nobody takes the message any more. */
const ATTEMPTS = 30

/** Seconds until the next attempt after the `attempts`-th failed: 1, 2, 4 … minutes, 6 hours at most; null: give up. */
export function backOff(attempts: number): number | null {
  return attempts >= ATTEMPTS ? null : Math.min(MINUTE * 2 ** (attempts - 1), LONGEST)
}
