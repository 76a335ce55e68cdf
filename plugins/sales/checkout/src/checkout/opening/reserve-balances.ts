import { LEAST_PAYMENT_CENTS } from "@bon-perroquet/contract"
import { methodWithBalances } from "../../methods"
import type { AttemptKey } from "../../promotions/uses"
import { amountOf, repeats, type CheckoutCart } from "../cart/cart"
import { asksAddress } from "../cart/prepare-cart"
import type { Engine } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import type { OpenInput } from "./open"

/**
 * Reserves the balances that the customer chose for the cart.
 * @returns the reserved amount in cents
 * @throws CheckoutRefusal "rest_changed" if the rest is not the displayed one
 */
export async function reserveBalances(
  { container }: Engine,
  attemptKey: AttemptKey,
  cart: CheckoutCart,
  input: OpenInput,
): Promise<number> {
  const total_cents = amountOf(cart)
  const balances = methodWithBalances(container)?.balances
  // An off-session charge has no customer who could choose balances.
  const isOffSession = input.charges_kept_of !== undefined || input.charges_token !== undefined
  const canUse = balances?.isOn && total_cents > 0 && !isOffSession
  const balance_cents = canUse
    ? await balances.reserve(attemptKey, {
        total_cents,
        currency_code: cart.currency_code,
        account_id: input.customer_id ?? null,
        least_rest_cents: LEAST_PAYMENT_CENTS,
        needs_rest: repeats(cart),
      })
    : 0
  const rest_cents = total_cents - balance_cents
  const { expected_rest_cents = rest_cents } = input
  if (expected_rest_cents !== rest_cents) throw new CheckoutRefusal("rest_changed", { rest_cents })
  // No payment page collects the address if nothing is left to pay.
  if (balance_cents && !rest_cents && asksAddress(input)) throw new CheckoutRefusal("address_required")
  return balance_cents
}
