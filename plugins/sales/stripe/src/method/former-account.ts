import { begunPayment, RefundRefusal, type BegunPayment } from "@bon-perroquet/checkout/methods"
import { readLive } from "@bon-perroquet/contract/options"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StripeOptions } from "../options"
import { isMissing } from "./stripe-session"

/** Milliseconds after which all processes use a changed account. */
const NOTICED_AFTER = 10_000

/**
 * Payments of a former account, which the current key does not find. Only an account for tests can be replaced by
 * another one (docs/decisions/0090-stripe-account.md), so these payments moved no money.
 */
export class FormerAccount {
  constructor(
    private readonly knex: Knex,
    private readonly options: Pick<StripeOptions, "accountSince">,
  ) {}

  /** Time until which the former account was used. */
  get until(): Date {
    return new Date(readLive(this.options.accountSince ?? 0))
  }

  includes(begun: Date): boolean {
    const until = this.until.getTime()
    return until > 0 && begun.getTime() < until + NOTICED_AFTER
  }

  /** Calls Stripe about a payment. If Stripe does not find it and it is of the former account, returns `instead`. */
  async or<T>(paymentId: string, call: () => Promise<T>, instead: (payment: BegunPayment) => T): Promise<T> {
    try {
      return await call()
    } catch (error) {
      const isUnknown = isMissing(error) || (error instanceof RefundRefusal && isMissing(error.cause))
      const payment = isUnknown ? await begunPayment(this.knex, paymentId) : null
      if (!payment || !this.includes(payment.created_at)) throw error
      return instead(payment)
    }
  }
}
