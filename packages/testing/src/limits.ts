/**
 * How long tests wait, in milliseconds. Tests wait for conditions, so a limit only decides when a missing condition becomes a failure.
 * The limits are generous: on a machine that is several times slower, nothing fails.
 */
export const LIMITS = {
  /** For one condition: an order, a mail, a text on the screen. */
  wait: 60_000,
  /** For a whole test. */
  test: 300_000,
}
