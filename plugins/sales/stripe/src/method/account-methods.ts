import type Stripe from "stripe"

/** Methods of the payment page that pay at once. Stripe leaves out those that the account, the currency or the country lacks. */
export const PAGE_METHODS = ["card", "bancontact", "ideal", "paypal"] as const

/** Brand names by Stripe's method. Wallets and Cartes Bancaires are part of "card". Logos are trademarks, so the shop shows names. */
const NAMES = [
  ["card", ["Visa", "Mastercard", "American Express"]],
  ["cartes_bancaires", ["Cartes Bancaires"]],
  ["bancontact", ["Bancontact"]],
  ["ideal", ["iDEAL"]],
  ["paypal", ["PayPal"]],
  ["apple_pay", ["Apple Pay"]],
  ["google_pay", ["Google Pay"]],
] as const

type Configuration = Stripe.PaymentMethodConfiguration

/** The contract's four, as long as Stripe did not answer. */
export const DEFAULT_MARKS: readonly string[] = ["Visa", "Mastercard", "American Express", "Bancontact"]

/** Milliseconds until Stripe is asked again, after an answer and after a failure. */
const FRESH_MS = 10 * 60_000
const RETRY_MS = 60_000

/** Returns the names of the methods that are available and switched on, or null if the account has no default configuration. */
export function marksIn(configurations: readonly Configuration[]): string[] | null {
  const used = configurations.find(({ active, is_default, parent }) => active && is_default && !parent)
  if (!used) return null
  return NAMES.flatMap(([method, names]) => {
    const { available, display_preference } = used[method] ?? {}
    return available && display_preference?.value === "on" ? names : []
  })
}

/**
 * Names of the payment methods of the account. Nobody waits for Stripe: a call returns the last answer and starts the next request in
 * the background. After a failure the last answer stays.
 */
export class AccountMethods {
  private known = DEFAULT_MARKS
  private askAgainAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly read: () => Promise<readonly Configuration[]>,
    private readonly now: () => number = Date.now,
  ) {}

  marks(): readonly string[] {
    if (this.now() >= this.askAgainAt) void this.ask()
    return this.known
  }

  private async ask(): Promise<void> {
    this.askAgainAt = this.now() + FRESH_MS
    try {
      const marks = marksIn(await this.read())
      if (marks?.length) this.known = marks
    } catch {
      // A key may lack the permission. The health check reports a Stripe that does not answer.
      this.askAgainAt = this.now() + RETRY_MS
    }
  }
}
