/** Milliseconds after which a test fails. They are generous for slow machines, because tests wait for conditions. */
export const LIMITS = {
  /** For one condition: an order, a mail, a text on the screen. */
  wait: 60_000,
  test: 300_000,
}
