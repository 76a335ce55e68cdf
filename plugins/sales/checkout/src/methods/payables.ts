import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Attempt } from "../modules/checkout"
import type { MoneyBack } from "./payment-method"

/** Reason of an attempt whose money staff return, although the payment was recorded. */
export const RETURNED = "returned_by_staff"

/** What a payment page collects for a `Payables`. */
export interface Payable {
  due_cents: number
  currency_code: string
  /** Number that buyer and payment method see, from the series of order numbers. */
  number: string
  email: string
  /** Line of the payment page. */
  title: string
}

export interface ReceivedPayment {
  /** Id of Medusa's payment. */
  payment_id: string
  amount_cents: number
}

/** Returns the refunds and lost disputes of a payment. */
export const moneyGone = ({ refunds, losses }: MoneyBack): { id: string; amount_cents: number }[] => [
  ...refunds.filter(({ state }) => state !== "failed"),
  ...losses.flatMap(({ id, lost_cents }) => (lost_cents ? [{ id, amount_cents: lost_cents }] : [])),
]

/** Returns the ids of refunds that failed, and of disputes that withdrew no money or returned it. */
export const moneyReturned = ({ refunds, losses }: MoneyBack): string[] => [
  ...refunds.filter(({ state }) => state === "failed").map(({ id }) => id),
  ...losses.filter(({ lost_cents }) => lost_cents === 0).map(({ id }) => id),
]

/**
 * Things other than carts and orders that a payment page pays, for example gift cards and open invoices. The checkout opens the page, and
 * records the payment once or refunds it. A payment method has them as `payables`. Their ids are in `pays_order_id` of
 * the attempt.
 */
export interface Payables {
  isIdOf(id: string): boolean
  /** Returns null if nothing may be paid. */
  read(knex: Knex, id: string): Promise<Payable | null>
  /** Delivers what was paid. A call after a crash repeats it. */
  paid(knex: Knex, id: string, payment: ReceivedPayment): Promise<void>
  /** Follows refunds and disputes of the payment. Events arrive in any order and repeatedly. */
  follow(knex: Knex, attempt: Attempt, money: MoneyBack): Promise<void>
}
