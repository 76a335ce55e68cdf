import { LEAST_PAYMENT_CENTS } from "@bon-perroquet/contract"
import { methodWithBalances, type BalancePurchase } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import type { AttemptKey } from "../../promotions/uses"
import type { Engine } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import { attemptKeyOf } from "./reservations"

interface Shown {
  /** Whether balances can pay for the purchase. */
  canUse: boolean
  /** Rest that the client displayed. Default: any. */
  expected_rest_cents: number | undefined
}

/**
 * Reserves the balances that the customer chose for a cart or an order.
 * @returns the reserved amount in cents
 * @throws CheckoutRefusal "rest_changed" if the rest is not the displayed one
 */
export async function reserveChosen(
  { container }: Engine,
  attemptKey: AttemptKey,
  purchase: Omit<BalancePurchase, "least_rest_cents">,
  { canUse, expected_rest_cents }: Shown,
): Promise<number> {
  const balances = methodWithBalances(container)?.balances
  const balance_cents =
    canUse && balances?.isOn && purchase.total_cents > 0
      ? await balances.reserve(attemptKey, { ...purchase, least_rest_cents: LEAST_PAYMENT_CENTS })
      : 0
  const rest_cents = purchase.total_cents - balance_cents
  if ((expected_rest_cents ?? rest_cents) !== rest_cents)
    throw new CheckoutRefusal("rest_changed", { rest_cents })
  return balance_cents
}

/** Returns whether the balances that the attempt requires are still reserved. */
export async function hasReservedBalances({ container }: Engine, attempt: Attempt): Promise<boolean> {
  if (!attempt.balance_cents) return true
  const reserved = await methodWithBalances(container)?.balances.reservedCents(attemptKeyOf(attempt))
  return reserved === attempt.balance_cents
}
