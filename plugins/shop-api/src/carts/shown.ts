import type { Cart, Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSnapshot } from "../catalogue"
import { usualMethod } from "../delivery/methods"
import { readCartState, type CartState } from "./cart-rows"
import { countryOf } from "./country"
import { cartDiscounts } from "./discounts"
import { pricedLines } from "./priced-line"
import { NEW_LINE } from "./store"
import { viewOf } from "./view"

/** The contract's cart of a state just read or written, with what promotions take off. */
export async function shownCart(
  container: MedusaContainer,
  sessionId: string,
  state: CartState | null,
  language: Language,
): Promise<Cart> {
  const snapshot = await shopSnapshot(container)
  const mayDiscount =
    state && !state.completed && state.lines.length && (state.codes.length || snapshot.automaticCodes.length)
  if (!mayDiscount) return viewOf({ sessionId, state, snapshot, language })
  const known = state.lines.some(({ id }) => id === NEW_LINE)
    ? ((await readCartState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionId)) ?? state)
    : state
  const country = countryOf(snapshot, known.country_code)
  const method = usualMethod(snapshot, country, pricedLines(snapshot, country, known.lines))
  const discountsWith = await cartDiscounts(container, snapshot, known, country)
  const discounts = (await discountsWith?.(method)) ?? null
  return viewOf({ sessionId, state: known, snapshot, language, discounts })
}
