import type { ComputeActions, IPromotionModuleService, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { LRUCache } from "lru-cache"
import { readTerms, type Terms } from "../uses/terms"
import { firstUsedUp } from "../uses/used-up"
import {
  buyerOf,
  contextOf,
  readEngineCart,
  readShippingOptions,
  type EngineCart,
  type ShippingOption,
} from "./context"
import { availabilityProblem } from "./problems"
import { discountsOf, rounded, usesOf } from "./round"
import type { Buying, Discounts, PricedDelivery, PricedLine, Problem } from "./types"

export interface Priced extends Buying {
  lines: readonly PricedLine[]
  delivery: PricedDelivery | null
}

export type Calculate = (priced: Priced) => Promise<Discounts>

/**
 * Reads a cart once. Returns a function that calculates discounts for any prices and writes nothing.
 * @param codes entered codes and those of automatic promotions
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
  let options: ReturnType<typeof readShippingOptions> | undefined
  const optionWithId = async (id: string) => (await (options ??= readShippingOptions(knex))).get(id)
  return (priced) => calculate(container, { cart, terms, codes, optionWithId }, priced)
}

interface CartContext {
  cart: EngineCart
  terms: Terms[]
  codes: string[]
  optionWithId: (id: string) => Promise<ShippingOption | undefined>
}

async function calculate(
  container: MedusaContainer,
  context: CartContext,
  priced: Priced,
): Promise<Discounts> {
  const { terms, codes } = context
  const problems = new Map<string, Problem>()
  for (const code of codes)
    if (!terms.some((term) => term.code === code)) problems.set(code, { reason: "unknown" })
  for (const term of terms) {
    const problem = availabilityProblem(term)
    if (problem) problems.set(term.code, problem)
  }
  let usable = terms.filter(({ code }) => !problems.has(code))
  // If a promotion is used up, the others are calculated again without it, because their discounts may
  // change.
  for (;;) {
    const actions = await askEngine(container, context, usable, priced)
    const parts = rounded(actions, priced.lines, priced.delivery)
    const over = exceeded(actions, usable) ?? firstUsedUp(usable, usesOf(parts, usable))?.code
    if (over === undefined) return discountsOf(parts, usable, priced.lines, problems)
    problems.set(over, { reason: "used_up" })
    usable = usable.filter(({ code }) => code !== over)
  }
}

async function askEngine(
  container: MedusaContainer,
  { cart, optionWithId }: CartContext,
  usable: Terms[],
  { lines, delivery, ...buying }: Priced,
): Promise<ComputeActions[]> {
  if (!usable.length || !lines.length) return []
  const option = delivery ? await optionWithId(delivery.shipping_option_id) : undefined
  const context = contextOf(cart, lines, delivery && { ...delivery, option }, buying)
  return promotionsOf(container, usable).computeActions(
    usable.map(({ code }) => code),
    context,
    // Skips Medusa's check of limits, which does not count uses reserved by other carts.
    { prevent_auto_promotions: true, skip_usage_limit_checks: true },
  )
}

const exceeded = (actions: readonly ComputeActions[], usable: Terms[]): string | undefined =>
  actions.find(
    ({ action, code }) =>
      (action === "campaignBudgetExceeded" || action === "promotionLimitExceeded") &&
      usable.some((term) => term.code === code),
  )?.code

interface Engine extends IPromotionModuleService {
  listActivePromotions_(...args: unknown[]): Promise<unknown[]>
}

/** Promotions by id and version. The cache saves six statements. */
const cache = new LRUCache<string, Promise<unknown[]>>({ max: 500 })

function promotionsOf(
  container: MedusaContainer,
  usable: readonly Terms[],
): Pick<IPromotionModuleService, "computeActions"> {
  const engine = container.resolve(Modules.PROMOTION) as Engine
  const key = usable.map(({ id, version }) => `${id} ${version}`).join()
  const read = async (...args: unknown[]) => {
    const reading = cache.get(key) ?? engine.listActivePromotions_(...args)
    cache.set(key, reading)
    try {
      const promotions = await reading
      // An incomplete list is not cached. Medusa compares dates with its own clock, so a promotion that
      // starts now may be missing.
      if (promotions.length < usable.length) cache.delete(key)
      return promotions
    } catch (error) {
      cache.delete(key)
      throw error
    }
  }
  return Object.create(engine, { listActivePromotions_: { value: read } }) as Engine
}
