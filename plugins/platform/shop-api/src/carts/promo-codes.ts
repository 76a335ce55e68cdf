import { type Cart, type Language, MAX_CODES } from "@bon-perroquet/contract"
import { codesOfCart, findCode, type KnownCode } from "@bon-perroquet/checkout/promotions/codes"
import { linkPromotions, unlinkPromotion, type Problem } from "@bon-perroquet/checkout/promotions/discounts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { methodsFor } from "../delivery/methods"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"
import { shopSnapshot } from "../ports/catalogue"
import { readCartState, type CartState } from "./cart-rows"
import { changeCart } from "./change"
import { countryOf } from "../delivery/delivery-countries"
import { cartDiscounts } from "./discounts"
import { pricedLines } from "./priced-line"
import { shownCart } from "./shown-cart"
import { withTrade } from "../trade/lines"

interface Session {
  sessionId: string
  language: Language
}

/**
 * Adds a promo code, ignoring case. Idempotent.
 * @throws 404 promotion_unknown; 409 with the reason if it gives no discount with any delivery method
 */
export async function addCode(container: MedusaContainer, session: Session, written: string): Promise<Cart> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const state = await readCartState(knex, session.sessionId)
  if (!state || state.completed || !state.lines.length) throw refuse("cart_empty", 400)
  const match = await findCode(knex, written)
  if (!match) throw refuse("promotion_unknown", 404, { name: written })
  if (state.codes.includes(match.code))
    return shownCart(container, session.sessionId, state, session.language)
  if (state.codes.length >= MAX_CODES) throw refuse("promotion_too_many", 409)
  const problem = await problemWith(container, state, match)
  if (problem)
    throw refuse(`promotion_${problem.reason}`, 409, {
      name: match.code,
      amount_cents: problem.minimum_cents,
    })
  return changeCart(container, session, () => ({
    kind: "codes",
    write: (cartId) => linkPromotions(container, cartId, [match.id]),
  }))
}

async function problemWith(
  container: MedusaContainer,
  stored: CartState,
  { code }: KnownCode,
): Promise<Problem | null> {
  const state = await withTrade(container, stored, stored.account_id)
  const snapshot = await shopSnapshot(container)
  const country = countryOf(snapshot, state.country_code)
  const discounts = await cartDiscounts(
    container,
    snapshot,
    { ...state, codes: [...state.codes, code] },
    country,
  )
  const methods = methodsFor(snapshot, country, pricedLines(snapshot, country, state.lines))
  let problem: Problem | null = { reason: "not_applicable" }
  for (const method of methods.length ? methods : [undefined]) {
    const applied = await discounts?.(method)
    if (applied?.applied.some((promotion) => promotion.code === code)) return null
    problem = applied?.problems.get(code) ?? problem
  }
  return problem
}

export async function removeCode(
  container: MedusaContainer,
  session: Session,
  written: string,
): Promise<Cart> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const state = await readCartState(knex, session.sessionId)
  const cartCodes = state && !state.completed ? await codesOfCart(knex, state.cart_id) : []
  const match = cartCodes.find(({ code }) => code.toLowerCase() === written.toLowerCase())
  if (!match) return shownCart(container, session.sessionId, state, session.language)
  return changeCart(container, session, () => ({
    kind: "codes",
    write: (cartId) => unlinkPromotion(container, cartId, match.id),
  }))
}
