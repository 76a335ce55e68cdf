import type { Payment } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import { copyAddress } from "../cart/address"
import { type CheckoutCart, stockLines } from "../cart/cart"
import type { Engine } from "../engine/engine"
import { holdStock, isHeld, releaseStock } from "../reservations/held-stock"
import { holderOf } from "../reservations/hold"
import { CheckoutRefusal } from "../engine/refusal"
import { isAsAsked } from "./as-asked"

/** Returns the reason why the payment cannot become an order, or null. Reserves missing stock again. */
export async function obstacleTo(
  engine: Engine,
  attempt: Attempt,
  payment: Payment,
  cart: CheckoutCart | null,
): Promise<string | null> {
  if (payment.refunded_cents > 0) return "refunded_at_stripe"
  if (payment.amount_cents !== attempt.amount_cents || payment.currency_code !== attempt.currency_code)
    return "amount_differs"
  if (!cart) return "cart_gone"
  if (cart.completed_at) return null
  if (!isAsAsked(cart, attempt.amount_cents)) return "cart_changed"
  if (!(await stillHeld(engine, attempt, cart))) return "stock_gone"
  return (await copyAddress(engine, cart, payment)) ? null : "not_deliverable"
}

async function stillHeld(engine: Engine, attempt: Attempt, cart: CheckoutCart): Promise<boolean> {
  const lines = stockLines(cart)
  const holder = holderOf(attempt)
  if (await isHeld(engine, holder, lines)) return true
  try {
    await releaseStock(engine, holder)
    await holdStock(engine, holder, lines)
    return true
  } catch (error) {
    if (error instanceof CheckoutRefusal && error.code !== "cart_busy") return false
    throw error
  }
}
