import type { DeliveryCountry } from "@bon-perroquet/checkout/methods"
import type Stripe from "stripe"

/** Methods of the payment page that pay at once. Stripe leaves out those that the account, the currency or the country lacks. */
export const PAGE_METHODS = ["card", "bancontact", "ideal", "paypal"] as const

/**
 * Brand names by Stripe's method, and the country of its customers if there is only one. Wallets and Cartes Bancaires are part of
 * "card". iDEAL has its new name since 2026. Stripe publishes no limits of amounts for these methods.
 * https://docs.stripe.com/payments/payment-methods/payment-method-support
 */
const BRANDS: readonly Brands[] = [
  { method: "card", names: ["Visa", "Mastercard", "American Express"] },
  { method: "cartes_bancaires", names: ["Cartes Bancaires"], home: "FR" },
  { method: "bancontact", names: ["Bancontact"], home: "BE" },
  { method: "ideal", names: ["iDEAL | Wero"], home: "NL" },
  { method: "paypal", names: ["PayPal"] },
  { method: "apple_pay", names: ["Apple Pay"] },
  { method: "google_pay", names: ["Google Pay"] },
]

interface Brands {
  method: (typeof PAGE_METHODS)[number] | "cartes_bancaires" | "apple_pay" | "google_pay"
  names: readonly string[]
  home?: DeliveryCountry
}

/** Names of methods that only customers of another country have. */
const foreignTo = (country: DeliveryCountry): readonly string[] =>
  BRANDS.flatMap(({ names, home }) => (home && home !== country ? names : []))

type Configuration = Stripe.PaymentMethodConfiguration

/** The contract's four methods. They apply in every country until Stripe answers. */
export const DEFAULT_MARKS: readonly string[] = ["Visa", "Mastercard", "American Express", "Bancontact"]

/** Milliseconds until Stripe is asked again, after an answer and after a failure. */
const FRESH_MS = 10 * 60_000
const RETRY_MS = 60_000

/** Returns the names of the methods that are available and switched on, or null if the account has no default configuration. */
export function marksIn(configurations: readonly Configuration[]): string[] | null {
  const used = configurations.find(({ active, is_default, parent }) => active && is_default && !parent)
  if (!used) return null
  return BRANDS.flatMap(({ method, names }) => {
    const { available, display_preference } = used[method] ?? {}
    return available && display_preference?.value === "on" ? names : []
  })
}

/**
 * Names of the payment methods of the account. Nobody waits for Stripe: a call returns the last answer and starts the next request in
 * the background. After a failure the last answer stays.
 */
export class AccountMethods {
  private currentMarks = DEFAULT_MARKS
  private askAgainAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly read: () => Promise<readonly Configuration[]>,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param country of the customer. By default, returns the methods for all countries. */
  marks(country?: DeliveryCountry): readonly string[] {
    if (this.now() >= this.askAgainAt) void this.ask()
    if (!country || this.currentMarks === DEFAULT_MARKS) return this.currentMarks
    const foreign = foreignTo(country)
    return this.currentMarks.filter((name) => !foreign.includes(name))
  }

  private async ask(): Promise<void> {
    this.askAgainAt = this.now() + FRESH_MS
    try {
      const marks = marksIn(await this.read())
      if (marks?.length) this.currentMarks = marks
    } catch {
      // A key may lack the permission. The health check reports a Stripe that does not answer.
      this.askAgainAt = this.now() + RETRY_MS
    }
  }
}
