import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"
import { storedSession } from "../modules/session-cart/name"
import { PHONE_ORDER, readCartState } from "./cart-rows"
import { recentCarts } from "./change"

/**
 * Assigns the cart of a telephone order to a customer, whose trade prices then apply. It does not become the cart of the
 * customer's own devices.
 * @param account id of the account, or null for a guest
 * @throws 400 cart_empty without goods, 409 cart_frozen for the cart of a shopper
 */
export async function assignPhoneCart(
  container: MedusaContainer,
  sessionId: string,
  account: string | null,
): Promise<void> {
  const state = await readCartState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionId)
  if (!state || state.completed) throw refuse("cart_empty", 400)
  if (state.account_id === account) return
  const carts = container.resolve(Modules.CART)
  const { metadata } = await carts.retrieveCart(state.cart_id, { select: ["id", "metadata"] })
  if (state.account_id !== null && !metadata?.[PHONE_ORDER]) throw refuse("cart_frozen", 409)
  // Medusa removes the customer for null, although its type omits it.
  const customer_id = account as string
  await carts.updateCarts([
    { id: state.cart_id, customer_id, metadata: { ...metadata, [PHONE_ORDER]: true } },
  ])
  recentCarts.delete(storedSession(sessionId))
}
