import type { MedusaContainer } from "@medusajs/framework/types"
import { chosenExtras } from "../../extras"
import { newAttemptId } from "../../modules/checkout"
import { productLinesOf, readCartRows, stockLines } from "../cart/cart"
import { asksAddress } from "../cart/prepare-cart"
import { type Engine, engineOf, leaseKey } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import { LEASE_WAIT } from "../payment/page"
import { reserveNumber } from "../payment/reserve-number"
import { supersede } from "../payment/withdraw"
import {
  attemptKeyOf,
  reservePromotions,
  releaseReservations,
  releaseLeftovers,
} from "../reservations/reservations"
import { reserveStock, chooseLevels } from "../reservations/reserved-stock"
import { announceOrder, writeWholeOrder } from "../settlement/place-order"
import type { OpenInput } from "./open"
import { prepareChecked } from "./prepare-checked"

/**
 * Places an order that a payment link collects later, with prices and reservations as for a payment page.
 * @returns the order's number
 * @throws CheckoutRefusal if the cart cannot be ordered, for example because it already is an order
 */
export async function placeUnpaid(container: MedusaContainer, input: OpenInput): Promise<string> {
  const engine = engineOf(container)
  return engine.locking.execute(leaseKey(input.cart_id), () => place(engine, input), { timeout: LEASE_WAIT })
}

async function place(engine: Engine, input: OpenInput): Promise<string> {
  if (asksAddress(input)) throw new CheckoutRefusal("address_required")
  if (!chosenExtras(engine.container, input.extras ?? [])) throw new CheckoutRefusal("extra_not_offered")
  const before = await readCartRows(engine, input.cart_id)
  if (!before || before.completed_at || !productLinesOf(before).length)
    throw new CheckoutRefusal("cart_empty")
  if ((await supersede(engine, await engine.attempts.liveAttempt(before.id))) === "frozen")
    throw new CheckoutRefusal("cart_frozen")
  await releaseLeftovers(engine, before.id)
  const chosen = await chooseLevels(engine, stockLines(before))
  const { cart, discounts } = await prepareChecked(engine, before, input)
  const attemptKey = attemptKeyOf({ id: newAttemptId(), cart_id: cart.id })
  await reserveStock(engine, attemptKey, stockLines(cart), { chosen, buyers: input.buyers })
  try {
    await reservePromotions(engine, attemptKey, cart, discounts)
    const order_number = await reserveNumber(engine)
    const named = { order_number, currency_code: cart.currency_code }
    const id = await writeWholeOrder(engine, { cart, named, attemptKey, captures: [] })
    await announceOrder(engine, id)
    return order_number
  } catch (error) {
    await releaseReservations(engine, attemptKey)
    throw error
  }
}
