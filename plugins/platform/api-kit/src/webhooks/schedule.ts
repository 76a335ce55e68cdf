const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds before each retry, as Standard Webhooks recommends: three days in total. */
const DELAYS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]

/** Largest random part of a delay, so that deliveries of the same moment do not return together. */
const JITTER = 0.2

/**
 * Returns the seconds until the next attempt, or null if there is none.
 * @param attempts made so far @param random from 0 to 1
 */
export function delayAfter(attempts: number, random = Math.random()): number | null {
  const delay = DELAYS[attempts - 1]
  return delay === undefined ? null : delay * (1 + JITTER * random)
}
