import type { Cart, Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { shopSnapshot } from "../ports/catalogue"
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
