import type { ComputeActions, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { readTerms, type Terms } from "../uses/terms"
import { firstUsedUp } from "../uses/used-up"
import {
  buyerOf,
  contextOf,
  DELIVERY_ID,
  readEngineCart,
  readShippingOption,
  type EngineCart,
} from "./context"
import { standing, whyNothing } from "./problems"
import { rounded, type RoundedPart } from "./round"
import type { Buying, Discounts, Part, PricedDelivery, PricedLine, Problem } from "./types"

/** Prices to calculate discounts for. */
export interface Priced extends Buying {
  lines: readonly PricedLine[]
  delivery: PricedDelivery | null
}

export type Calculate = (priced: Priced) => Promise<Discounts>

/**
 * Reads once what promotions need to know of a cart, and calculates what they take off at any prices: of the cart's
 * view, of each way to deliver it, of the payment page. Nothing is written.
 * @param codes those that the shopper gave, and those that apply by themselves
 */
export async function discountCalculator(
  container: MedusaContainer,
  cartId: string,
  codes: string[],
): Promise<Calculate | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const cart = codes.length ? await readEngineCart(knex, cartId) : null
  if (!cart) return null
  const terms = await readTerms(knex, codes, { cart_id: cartId, buyer: buyerOf(cart) })
  return (priced) => calculate(container, { cart, terms, codes }, priced)
}

interface Known {
  cart: EngineCart
  terms: Terms[]
  codes: string[]
}

async function calculate(
  container: MedusaContainer,
  { cart, terms, codes }: Known,
  priced: Priced,
): Promise<Discounts> {
  const problems = new Map<string, Problem>()
  for (const code of codes)
    if (!terms.some((term) => term.code === code)) problems.set(code, { reason: "unknown" })
  for (const term of terms) {
    const problem = standing(term)
    if (problem) problems.set(term.code, problem)
  }
  let usable = terms.filter(({ code }) => !problems.has(code))
  // Leaving out one that is used up changes what the others take off: as often as there are promotions, at most.
  for (;;) {
    const actions = await askEngine(container, cart, usable, priced)
    const parts = rounded(actions, priced.lines, priced.delivery)
    const over = exceeded(actions, usable) ?? firstUsedUp(usable, usesOf(parts, usable))?.code
    if (over === undefined) return discountsOf(parts, usable, priced.lines, problems)
    problems.set(over, { reason: "used_up" })
    usable = usable.filter(({ code }) => code !== over)
  }
}

async function askEngine(
  container: MedusaContainer,
  cart: EngineCart,
  usable: Terms[],
  { lines, delivery, ...buying }: Priced,
): Promise<ComputeActions[]> {
  if (!usable.length || !lines.length) return []
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const option = delivery ? await readShippingOption(knex, delivery.shipping_option_id) : undefined
  const context = contextOf(cart, lines, delivery && { ...delivery, option }, buying)
  return container.resolve(Modules.PROMOTION).computeActions(
    usable.map(({ code }) => code),
    context,
    // Named one by one, and limits are counted with what other carts hold.
    { prevent_auto_promotions: true, skip_usage_limit_checks: true },
  )
}

/** A promotion that the engine found beyond its budget. */
const exceeded = (actions: readonly ComputeActions[], usable: Terms[]): string | undefined =>
  actions.find(
    ({ action, code }) =>
      (action === "campaignBudgetExceeded" || action === "promotionLimitExceeded") &&
      usable.some((term) => term.code === code),
  )?.code

const sumOf = (parts: readonly RoundedPart[], code: string): number =>
  parts.reduce((sum, part) => (part.code === code ? sum + part.cents : sum), 0)

const usesOf = (parts: RoundedPart[], usable: Terms[]) =>
  usable.flatMap(({ id, code }) => {
    const amount_cents = sumOf(parts, code)
    return amount_cents > 0 ? [{ promotion_id: id, code, amount_cents }] : []
  })

function discountsOf(
  parts: RoundedPart[],
  usable: Terms[],
  lines: readonly PricedLine[],
  problems: Map<string, Problem>,
): Discounts {
  const ids = new Map(usable.map(({ id, code }) => [code, id]))
  const on = (target: string): Part[] =>
    parts
      .filter((part) => part.on === target)
      .map(({ code, cents }) => ({ promotion_id: ids.get(code) ?? "", code, cents }))
  const applied = usable.flatMap(({ id, code, is_automatic }) => {
    const amount_cents = sumOf(parts, code)
    return amount_cents > 0 ? [{ id, code, is_automatic, amount_cents }] : []
  })
  for (const term of usable)
    if (!applied.some(({ code }) => code === term.code)) problems.set(term.code, whyNothing(term, lines))
  return {
    lines: new Map(lines.map(({ id }) => [id, on(id)] as const).filter(([, found]) => found.length > 0)),
    delivery: on(DELIVERY_ID),
    applied,
    problems,
    total_cents: parts.reduce((sum, { cents }) => sum + cents, 0),
  }
}
