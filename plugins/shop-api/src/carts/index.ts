import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSnapshot } from "../catalogue"
import type { Cart } from "../contract/cart"
import type { DeliveryCountry, Language } from "../contract/constants"
import { readCartState } from "./cart-rows"
import { countryOf } from "./country"
import { viewOf } from "./view"

export { changeCart } from "./change"
export { leaveAccountCart, joinAccountCart } from "./account-cart"
export { addUnits, removeAll, removeProduct, setUnits } from "./rules"

export interface FoundCart {
  cart_id: string
  country: DeliveryCountry
  items: { product_id: string; variant_id: string; quantity: number }[]
}

/** The engine's cart behind a session id; null when there is none, or when it became an order. */
export async function findCartBySession(
  container: MedusaContainer,
  sessionId: string,
): Promise<FoundCart | null> {
  const state = await readCartState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionId)
  if (!state || state.completed) return null
  const country = countryOf(await shopSnapshot(container), state.country_code)
  return { cart_id: state.cart_id, country, items: state.lines }
}

/** The contract's cart of a session; an unknown session has an empty one, and reading creates nothing. */
export async function cartView(
  container: MedusaContainer,
  sessionId: string,
  language: Language,
): Promise<Cart> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [state, snapshot] = await Promise.all([readCartState(knex, sessionId), shopSnapshot(container)])
  return viewOf(sessionId, state, snapshot, language)
}
export { CART_REFUSALS, GOODS_REFUSALS } from "./refusals"
