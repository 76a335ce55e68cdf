/**
 * Milliseconds. Tests wait for conditions, so a limit only decides when they fail. Generous, so that slow
 * machines do not fail.
 */
export const LIMITS = {
  /** For one condition: an order, a mail, a text on the screen. */
  wait: 60_000,
  test: 300_000,
}
