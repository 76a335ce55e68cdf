import type { Payment } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import { copyAddress } from "../cart/address"
import { type CheckoutCart, stockLines } from "../cart/cart"
import type { Engine } from "../engine/engine"
import { hasReservedBalances } from "../reservations/balances"
import { reserveStock, isReserved, releaseStock } from "../reservations/reserved-stock"
import { attemptKeyOf } from "../reservations/reservations"
import { CheckoutRefusal } from "../engine/refusal"
import { isAsOnPage } from "./as-on-page"

/** Returns the reason why the payment cannot become an order, or null. Reserves missing stock again. */
export async function obstacleTo(
  engine: Engine,
  attempt: Attempt,
  payment: Payment,
  cart: CheckoutCart | null,
): Promise<string | null> {
  // Any payment method can return this reason. Its name dates from when Stripe was the only one.
  if (payment.refunded_cents > 0) return "refunded_at_stripe"
  if (payment.amount_cents !== attempt.amount_cents || payment.currency_code !== attempt.currency_code)
    return "amount_differs"
  if (!cart) return "cart_gone"
  if (cart.completed_at) return null
  if (!isAsOnPage(cart, attempt.amount_cents + attempt.balance_cents)) return "cart_changed"
  if (!(await hasReservedBalances(engine, attempt))) return "balance_gone"
  if (!(await isStillReserved(engine, attempt, cart))) return "stock_gone"
  return (await copyAddress(engine, cart, payment)) ? null : "not_deliverable"
}

async function isStillReserved(engine: Engine, attempt: Attempt, cart: CheckoutCart): Promise<boolean> {
  const lines = stockLines(cart)
  const attemptKey = attemptKeyOf(attempt)
  if (await isReserved(engine, attemptKey, lines)) return true
  try {
    await releaseStock(engine, attemptKey)
    await reserveStock(engine, attemptKey, lines)
    return true
  } catch (error) {
    if (error instanceof CheckoutRefusal && error.code !== "cart_busy") return false
    throw error
  }
}
