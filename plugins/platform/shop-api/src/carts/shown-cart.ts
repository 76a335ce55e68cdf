import type { Cart, Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { shopSnapshot } from "../ports/catalogue"
import { checkout } from "../ports/checkout"
import { usualMethod } from "../delivery/methods"
import type { CartState } from "./cart-rows"
import { countryOf } from "../delivery/delivery-countries"
import { cartDiscounts } from "./discounts"
import { pricedLines } from "./priced-line"
import { buysAsTrade, withTrade } from "../trade/lines"
import { viewOf } from "./view"

export async function shownCart(
  container: MedusaContainer,
  sessionId: string,
  stored: CartState | null,
  language: Language,
): Promise<Cart> {
  const cart = await cartWithoutBalances(container, sessionId, stored, language)
  return withBalances(container, cart, stored)
}

async function cartWithoutBalances(
  container: MedusaContainer,
  sessionId: string,
  stored: CartState | null,
  language: Language,
): Promise<Cart> {
  const snapshot = await shopSnapshot(container)
  const [state, isTrade] = await Promise.all([
    stored && withTrade(container, stored, stored.account_id),
    buysAsTrade(container, stored?.account_id ?? null),
  ])
  const mayDiscount =
    state && !state.completed && state.lines.length && (state.codes.length || snapshot.automaticCodes.length)
  if (!mayDiscount) return viewOf({ sessionId, state, snapshot, language, isTrade })
  const country = countryOf(snapshot, state.country_code)
  const method = usualMethod(snapshot, country, pricedLines(snapshot, country, state.lines))
  const discountsWith = await cartDiscounts(container, snapshot, state, country)
  const discounts = (await discountsWith?.(method)) ?? null
  return viewOf({ sessionId, state, snapshot, language, discounts, isTrade })
}

/** Adds the gift cards and the store credit of a cart, if the shop offers them. */
async function withBalances(container: MedusaContainer, cart: Cart, state: CartState | null): Promise<Cart> {
  if (!state || state.completed) return cart
  const { total_cents, currency: currency_code } = cart.totals
  const shown = await checkout.adapter.showBalances(container, state.cart_id, {
    ...{ total_cents, currency_code, account_id: state.account_id },
  })
  if (!shown) return cart
  const rest_cents = shown.applied.reduce((rest, { used_cents }) => rest - used_cents, total_cents)
  return { ...cart, balances: { ...shown, rest_cents } }
}
