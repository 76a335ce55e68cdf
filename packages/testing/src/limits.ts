/** Milliseconds after which a test fails. They are generous for slow machines, because tests wait for conditions. */
export const LIMITS = {
  /** Maximum wait for one condition, for example an order, an e-mail or a text on the screen. */
  wait: 60_000,
  test: 300_000,
}
