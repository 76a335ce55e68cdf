import type { Cart, DeliveryCountry, Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import "../composition"
import { shopSnapshot } from "../ports/catalogue"
import { readCartById, readCartState, type CartLine } from "./cart-rows"
import { countryOf } from "../delivery/delivery-countries"
import { pricedLine } from "./priced-line"
import { shownCart } from "./shown-cart"

export { forgetAddresses, ownerOfCart, type CartOwner } from "./cart-rows"
export { changeCart } from "./change"
export { addCode, removeCode } from "./promo-codes"
export { chargedGoods } from "./charged-goods"
export { deliveryMethods } from "./delivery-methods"
export { cartOfOne, isInStock } from "./stocked"
export { leaveAccountCart, joinAccountCart } from "./account-cart"
export { addUnits, addWhatThereIs, changeUnits, removeAll, removeProduct, setUnits } from "./rules"

export interface CartOfSession {
  cart_id: string
  country: DeliveryCountry
  lines: CartLine[]
  codes: string[]
}

export async function findCartBySession(
  container: MedusaContainer,
  sessionId: string,
): Promise<CartOfSession | null> {
  const state = await readCartState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionId)
  if (!state || state.completed) return null
  const country = countryOf(await shopSnapshot(container), state.country_code)
  return { cart_id: state.cart_id, country, lines: state.lines, codes: state.codes }
}

/** Returns the id of the session's latest cart, also if it became an order. */
export async function cartIdOfSession(container: MedusaContainer, sessionId: string): Promise<string | null> {
  const state = await readCartState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionId)
  return state?.cart_id ?? null
}

export async function findCartById(
  container: MedusaContainer,
  cartId: string,
): Promise<CartOfSession | null> {
  const state = await readCartById(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), cartId)
  if (!state || state.completed) return null
  const country = countryOf(await shopSnapshot(container), state.country_code)
  return { cart_id: state.cart_id, country, lines: state.lines, codes: state.codes }
}

export async function vatRatesOf(
  container: MedusaContainer,
  country: DeliveryCountry,
  { lines }: Pick<CartOfSession, "lines">,
): Promise<Record<string, number>> {
  const snapshot = await shopSnapshot(container)
  return Object.fromEntries(
    lines.map((line) => [line.product_id, pricedLine(snapshot, country, line).rate] as const).sort(),
  )
}

export async function cartView(
  container: MedusaContainer,
  sessionId: string,
  language: Language,
): Promise<Cart> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return shownCart(container, sessionId, await readCartState(knex, sessionId), language)
}
export { CART_REFUSALS, CODE_REFUSALS, LINE_REFUSALS, PRODUCT_REFUSALS } from "./refusals"
