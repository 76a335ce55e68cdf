import type { Cart, DeliveryCountry, Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import "../composition"
import { shopSnapshot } from "../ports/catalogue"
import { readCartById, readCartState, type CartLine, type CartState } from "./cart-rows"
import { countryOf } from "../delivery/delivery-countries"
import { pricedLine, pricedLines } from "./priced-line"
import { shownCart } from "./shown-cart"
import { withTrade } from "../trade/lines"
import { minimumMissing } from "../trade/price"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"

export { forgetAddresses, ownerOfCart, type CartOwner } from "./cart-rows"
export { changeCart } from "./change"
export { addCode, removeCode } from "./promo-codes"
export { chargedGoods } from "./charged-goods"
export { deliveryMethods } from "./delivery-methods"
export { pricedLine } from "./priced-line"
export { cartOfOne, isInStock } from "./stocked"
export { assignPhoneCart } from "./phone-cart"
export { leaveAccountCart, joinAccountCart } from "./account-cart"
export { addUnits, changeUnits, removeAll, removeProduct, setUnits, topUpTo } from "./rules"

export interface CartOfSession {
  cart_id: string
  country: DeliveryCountry
  lines: CartLine[]
  codes: string[]
}

/** @param buyer account that pays, or null for a guest. Default: the account of the cart */
export async function findCartBySession(
  container: MedusaContainer,
  sessionId: string,
  buyer?: string | null,
): Promise<CartOfSession | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return openCart(container, await readCartState(knex, sessionId), buyer)
}

/**
 * Returns the session's latest cart, also if it became an order, because a repeated request gets the payment of the first.
 * @param buyer as for `findCartBySession`
 */
export async function findCartToPay(
  container: MedusaContainer,
  sessionId: string,
  buyer: string | null,
): Promise<CartOfSession | null> {
  const state = await readCartState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionId)
  return state && cartOf(container, state, buyer)
}

const openCart = async (
  container: MedusaContainer,
  state: CartState | null,
  buyer?: string | null,
): Promise<CartOfSession | null> => (state && !state.completed ? cartOf(container, state, buyer) : null)

async function cartOf(
  container: MedusaContainer,
  state: CartState,
  buyer?: string | null,
): Promise<CartOfSession> {
  const country = countryOf(await shopSnapshot(container), state.country_code)
  const { cart_id, lines, codes } = state
  return withTrade(
    container,
    { cart_id, country, lines, codes },
    buyer === undefined ? state.account_id : buyer,
  )
}

/** Returns the id of the session's latest cart, also if it became an order. */
export async function cartIdOfSession(container: MedusaContainer, sessionId: string): Promise<string | null> {
  const state = await readCartState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionId)
  return state?.cart_id ?? null
}

/** @param buyer as for `findCartBySession` */
export async function findCartById(
  container: MedusaContainer,
  cartId: string,
  buyer?: string | null,
): Promise<CartOfSession | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return openCart(container, await readCartById(knex, cartId), buyer)
}

/** @throws 409 trade_minimum_missed if the goods miss the minimum order of their trade prices */
export async function requireMinimumOrder(
  container: MedusaContainer,
  country: DeliveryCountry,
  { lines }: Pick<CartOfSession, "lines">,
): Promise<void> {
  if (!lines.some(({ trade }) => trade)) return
  const amount_cents = minimumMissing(pricedLines(await shopSnapshot(container), country, lines))
  if (amount_cents > 0) throw refuse("trade_minimum_missed", 409, { amount_cents })
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
