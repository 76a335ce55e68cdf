import { balanceShares, LEAST_PAYMENT_CENTS, type Cart, type CartBalance } from "@bon-perroquet/contract"
import { useComesAgain } from "../../repeat"

export type AppliedBalances = {
  /** The cart's balances, with the part of the total that each pays. */
  applied: CartBalance[]
  /** Amount that the payment method collects. */
  rest_cents: number
  /** Store credit that the customer can still apply, in cents. Null without store credit, and after it is applied. */
  store_credit_cents: number | null
}

/**
 * Returns what the cart's gift cards and store credit pay of a total. The cart's own amounts are for the usual delivery
 * method. Null if the shop offers no balances.
 */
export function useBalances({ balances }: Cart, total_cents: number): AppliedBalances | null {
  const needs_rest = useComesAgain() ?? false
  if (!balances) return null
  const limits = { total_cents, least_rest_cents: LEAST_PAYMENT_CENTS, needs_rest }
  const shares = new Map(balanceShares(balances.applied, limits).map(({ id, cents }) => [id, cents]))
  const applied = balances.applied.map((each) => ({ ...each, used_cents: shares.get(each.id) ?? 0 }))
  const rest_cents = applied.reduce((rest, { used_cents }) => rest - used_cents, total_cents)
  return { applied, rest_cents, store_credit_cents: balances.store_credit_cents }
}
