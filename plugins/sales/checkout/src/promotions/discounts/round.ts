import type { ComputeActions } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { wholeCents, type Share } from "../money/whole-cents"
import type { Terms } from "../uses/terms"
import { DELIVERY_ID } from "./context"
import { whyNothing } from "./problems"
import type { Discounts, Part, PricedDelivery, PricedLine, Problem } from "./types"

export interface RoundedPart {
  code: string
  on: string
  cents: number
}

interface Exact {
  on: string
  exact_cents: Share["exact_cents"]
}

/** Returns the unrounded discounts of each code in cents, VAT included, in the order of application. */
function exactByCode(actions: readonly ComputeActions[], lines: readonly PricedLine[]): Map<string, Exact[]> {
  const rates = new Map(lines.map(({ id, rate }) => [id, rate]))
  const byCode = new Map<string, Exact[]>()
  for (const action of actions) {
    const exact = exactOf(action, rates)
    if (exact) byCode.set(action.code ?? "", [...(byCode.get(action.code ?? "") ?? []), exact])
  }
  return byCode
}

function exactOf(action: ComputeActions, rates: Map<string, number>): Exact | null {
  if (action.action === "addShippingMethodAdjustment")
    return { on: DELIVERY_ID, exact_cents: MathBN.mult(action.amount, 100) }
  if (action.action !== "addItemAdjustment") return null
  // An amount without VAT also reduces the line's VAT.
  const perEuro = action.is_tax_inclusive ? 100 : 100 + (rates.get(action.item_id) ?? 0)
  return { on: action.item_id, exact_cents: MathBN.mult(action.amount, perEuro) }
}

/** Rounds each promotion's sum once and splits it in whole cents. No price becomes negative. */
export function rounded(
  actions: readonly ComputeActions[],
  lines: readonly PricedLine[],
  delivery: PricedDelivery | null,
): RoundedPart[] {
  const left = new Map(lines.map(({ id, unit_cents, quantity }) => [id, unit_cents * quantity]))
  left.set(DELIVERY_ID, delivery?.price_cents ?? 0)
  return [...exactByCode(actions, lines)].flatMap(([code, parts]) => {
    const cents = wholeCents(
      parts.map(({ on, exact_cents }) => ({ exact_cents, most_cents: left.get(on) ?? 0 })),
    )
    return parts.flatMap(({ on }, index) => {
      const off = cents[index] ?? 0
      left.set(on, (left.get(on) ?? 0) - off)
      return off > 0 ? [{ code, on, cents: off }] : []
    })
  })
}

const sumOf = (parts: readonly RoundedPart[], code: string): number =>
  parts.reduce((sum, part) => (part.code === code ? sum + part.cents : sum), 0)

export const usesOf = (parts: RoundedPart[], usable: Terms[]) =>
  usable.flatMap(({ id, code }) => {
    const amount_cents = sumOf(parts, code)
    return amount_cents > 0 ? [{ promotion_id: id, code, amount_cents }] : []
  })

/** Returns discounts by line, with the reasons why promotions have no effect. */
export function discountsOf(
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
    lines: new Map(lines.map(({ id }) => [id, on(id)] as const).filter(([, amounts]) => amounts.length > 0)),
    delivery: on(DELIVERY_ID),
    applied,
    problems,
    total_cents: parts.reduce((sum, { cents }) => sum + cents, 0),
  }
}
