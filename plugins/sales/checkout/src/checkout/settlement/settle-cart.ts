import { cartOfCollection, pendingSession } from "@bon-perroquet/medusa-sql"
import type { MedusaContainer } from "@medusajs/framework/types"
import { methodOfProvider, type PaymentMethod } from "../../methods"
import { engineOf } from "../engine/engine"
import { settleForShopper, type Settlement } from "./settle"

export async function settleCart(container: MedusaContainer, cartId: string): Promise<Settlement> {
  const { attempts } = engineOf(container)
  const attempt = (await attempts.orderedAttempt(cartId)) ?? (await attempts.latestAttempt(cartId))
  if (!attempt?.checkout_session_id) return { outcome: "unknown" }
  if (attempt.state === "ordered") return { outcome: "ordered", attempt }
  return settleForShopper(container, attempt.checkout_session_id)
}

export const cartToPay = (container: MedusaContainer, collectionId: string): Promise<string | null> =>
  cartOfCollection(engineOf(container).knex, collectionId)

/** Returns the payment method that the client chose and the cart's total, or null if it is not paid later. */
export async function awaitedChoice(
  container: MedusaContainer,
  cartId: string,
): Promise<{ method: PaymentMethod; amount_cents: number } | null> {
  const chosen = await pendingSession(engineOf(container).knex, cartId)
  const method = chosen ? methodOfProvider(container, chosen.provider_id) : undefined
  return chosen && method?.awaited ? { method, amount_cents: chosen.amount_cents } : null
}
