import type { BalancePurchase } from "@bon-perroquet/checkout/methods"

export interface Available {
  id: string
  available_cents: number
}

export interface Share {
  id: string
  cents: number
}

type Limits = Pick<BalancePurchase, "total_cents" | "least_rest_cents" | "needs_rest">

/**
 * Distributes a total over balances, in their order. The rest is 0, or at least `least_rest_cents`: otherwise the last
 * balances pay less.
 */
export function sharesOf(balances: readonly Available[], limits: Limits): Share[] {
  const { total_cents, least_rest_cents, needs_rest } = limits
  const most = Math.max(0, total_cents - least_rest_cents)
  const available = balances.reduce((sum, each) => sum + Math.max(0, each.available_cents), 0)
  const paysAll = available >= total_cents && !needs_rest
  let left = paysAll ? total_cents : Math.min(available, most)
  return balances.flatMap(({ id, available_cents }) => {
    const cents = Math.min(Math.max(0, available_cents), left)
    left -= cents
    return cents > 0 ? [{ id, cents }] : []
  })
}
