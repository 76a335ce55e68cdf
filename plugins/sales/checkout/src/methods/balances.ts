import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CartBalance, PaidWith } from "@bon-perroquet/contract"
import type { AttemptKey } from "../promotions/uses"

/** A purchase that balances may pay in part. Amounts are in cents. */
export interface BalancePurchase {
  total_cents: number
  currency_code: string
  /** Signed-in customer, who may use store credit. Null for a guest. */
  account_id: string | null
  /** The smallest amount that the other method can collect. The rest is 0, or at least this amount. */
  least_rest_cents: number
  /** Whether the other method must collect something, because it saves a card for a subscription. */
  needs_rest: boolean
}

export interface ShownBalances {
  applied: CartBalance[]
  store_credit_cents: number | null
}

/** An amount that an order has taken from a balance. */
export interface Redemption {
  /** The payment's id at its method. */
  payment_id: string
  amount_cents: number
  paid_with: PaidWith
}

/** A refund of an order that the customer receives as store credit. */
export interface RefundAsCredit {
  customer_id: string
  amount_cents: number
  order_number: string
  /** Prevents a second credit for the same refund. */
  key: string
  reason: string | null
  by_email: string | null
}

/**
 * Balances that pay a part of an order, or all of it, before another method collects the rest: gift cards and store
 * credit. They are reserved with the attempt, like promotion uses, and redeemed in the transaction that writes the order.
 */
export interface Balances {
  /** Whether shoppers can use balances. If false, the checkout sends no statement to the method. */
  readonly isOn: boolean

  /** Returns the balances of a cart, and the part of the total that each would pay now. Reserves nothing. */
  show(cart_id: string, purchase: BalancePurchase): Promise<ShownBalances>

  /** Uses the balances of a cart for another cart, which takes over its goods. */
  move?(from_cart_id: string, to_cart_id: string): Promise<void>

  /**
   * Reserves what the customer chose for the cart, and releases the reservations of the cart's earlier attempts.
   * @returns the reserved amount in cents
   */
  reserve(attempt: AttemptKey, purchase: BalancePurchase): Promise<number>

  /** Releases an attempt's reservations. Redeemed amounts stay. */
  release(attempt: AttemptKey): Promise<void>

  reservedBefore(before: Date): Promise<AttemptKey[]>

  reservedCents(attempt: AttemptKey): Promise<number>

  /** Turns an attempt's reservations into payments of the order. */
  redeem(transaction: Knex, attempt: AttemptKey, order_number: string): Promise<Redemption[]>

  /** Gives a refund as store credit, once per key. @returns the id of the credit */
  credit(refund: RefundAsCredit): Promise<string>
}
