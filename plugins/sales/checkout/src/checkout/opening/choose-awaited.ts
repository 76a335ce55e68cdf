import type { MedusaContainer } from "@medusajs/framework/types"
import { amountOf, productLinesOf, readCartRows, stockLines } from "../cart/cart"
import { type Engine, engineOf, leaseKey } from "../engine/engine"
import { chooseLevels } from "../reservations/reserved-stock"
import { releaseLeftovers } from "../reservations/reservations"
import type { OpenInput } from "./open"
import { LEASE_WAIT } from "../payment/page"
import { createPaymentSession } from "../payment/payment-session"
import { prepareChecked, requireMethod } from "./prepare-checked"
import { CheckoutRefusal } from "../engine/refusal"
import { supersede } from "../payment/withdraw"

/**
 * Prepares a cart for a payment that is made later, for clients that order in a separate step. Reserves no
 * stock. `openCheckout` creates the order.
 * @throws CheckoutRefusal if the cart cannot be ordered
 */
export async function chooseAwaited(container: MedusaContainer, input: OpenInput): Promise<void> {
  const engine = engineOf(container)
  await engine.locking.execute(leaseKey(input.cart_id), () => choose(engine, input), { timeout: LEASE_WAIT })
}

async function choose(engine: Engine, input: OpenInput): Promise<void> {
  const { provider_id } = requireMethod(engine, input)
  const before = await readCartRows(engine, input.cart_id)
  if (!before || before.completed_at || !productLinesOf(before).length)
    throw new CheckoutRefusal("cart_empty")
  if ((await supersede(engine, await engine.attempts.liveAttempt(before.id))) === "frozen")
    throw new CheckoutRefusal("cart_frozen")
  await releaseLeftovers(engine, before.id)
  await chooseLevels(engine, stockLines(before))
  const { cart } = await prepareChecked(engine, before, input)
  const total_cents = amountOf(cart)
  await createPaymentSession(engine, cart, { amount_cents: total_cents, total_cents }, provider_id)
}
