import { cartOfCollection, pendingSession } from "@bon-perroquet/engine-tables"
import type { MedusaContainer } from "@medusajs/framework/types"
import { methodOfProvider, type PaymentMethod } from "../../methods"
import { engineOf } from "../engine/engine"
import { settleForShopper, type Settlement } from "./settle"

/** Brings the payment of a cart to its end, so far as there is one: of its pages the last that was opened. */
export async function settleCart(container: MedusaContainer, cartId: string): Promise<Settlement> {
  const { attempts } = engineOf(container)
  const attempt = (await attempts.orderedAttempt(cartId)) ?? (await attempts.latestAttempt(cartId))
  if (!attempt?.checkout_session_id) return { outcome: "unknown" }
  if (attempt.state === "ordered") return { outcome: "ordered", attempt }
  return settleForShopper(container, attempt.checkout_session_id)
}

/** The cart that one of the engine's payment collections is of; null for an order's. */
export const cartToPay = (container: MedusaContainer, collectionId: string): Promise<string | null> =>
  cartOfCollection(engineOf(container).knex, collectionId)

/** How a cart is going to be paid later, and at what total that was chosen; null where it was not. */
export async function awaitedChoice(
  container: MedusaContainer,
  cartId: string,
): Promise<{ method: PaymentMethod; amount_cents: number } | null> {
  const chosen = await pendingSession(engineOf(container).knex, cartId)
  const method = chosen ? methodOfProvider(container, chosen.provider_id) : undefined
  return chosen && method?.awaited ? { method, amount_cents: chosen.amount_cents } : null
}
