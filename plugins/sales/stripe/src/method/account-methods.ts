import type { DeliveryCountry } from "@bon-perroquet/checkout/methods"
import type Stripe from "stripe"

/**
 * Payment methods that the payment page may offer, all paid immediately. Stripe omits those that are not
 * available for the account, the currency or the country.
 */
export const PAGE_METHODS = ["card", "bancontact", "ideal", "paypal"] as const

/**
 * Brand names by Stripe's method. `home` is set if only customers of one country use it. Wallets and Cartes
 * Bancaires are part of "card". iDEAL has its new name since 2026. Stripe publishes no limits of amounts for
 * these methods. https://docs.stripe.com/payments/payment-methods/payment-method-support
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

/** Returns the names of methods that are only used in another country. */
const foreignTo = (country: DeliveryCountry): readonly string[] =>
  BRANDS.flatMap(({ names, home }) => (home && home !== country ? names : []))

type Configuration = Stripe.PaymentMethodConfiguration

/** Names that are returned for every country until Stripe has responded. */
export const DEFAULT_MARKS: readonly string[] = ["Visa", "Mastercard", "American Express", "Bancontact"]

/** Milliseconds until Stripe is called again: `FRESH_MS` after a response, `RETRY_MS` after a failure. */
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
 * Caches the names of the account's payment methods. A call never waits for Stripe: it returns the cached
 * names and updates them in the background. After a failure, the cached names remain.
 */
export class AccountMethods {
  private currentMarks = DEFAULT_MARKS
  private askAgainAt = Number.NEGATIVE_INFINITY

  private account = ""

  /** @param accountNow identifies the account. If it changes, the cached names are discarded. */
  constructor(
    private readonly read: () => Promise<readonly Configuration[]>,
    private readonly now: () => number = Date.now,
    private readonly accountNow: () => string = () => "",
  ) {}

  /** Returns the names of the methods. @param country of the customer. Default: all countries */
  marks(country?: DeliveryCountry): readonly string[] {
    const account = this.accountNow()
    if (account !== this.account) {
      this.account = account
      this.currentMarks = DEFAULT_MARKS
      this.askAgainAt = Number.NEGATIVE_INFINITY
    }
    if (this.now() >= this.askAgainAt) void this.ask()
    if (!country || this.currentMarks === DEFAULT_MARKS) return this.currentMarks
    const foreign = foreignTo(country)
    return this.currentMarks.filter((name) => !foreign.includes(name))
  }

  private async ask(): Promise<void> {
    this.askAgainAt = this.now() + FRESH_MS
    try {
      const { account } = this
      const marks = marksIn(await this.read())
      if (marks?.length && account === this.account) this.currentMarks = marks
    } catch {
      // Ignores the error, because the key may lack the permission. The health check reports if Stripe does
      // not respond.
      this.askAgainAt = this.now() + RETRY_MS
    }
  }
}
