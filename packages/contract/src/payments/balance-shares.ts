export interface AvailableBalance {
  id: string
  available_cents: number
}

interface BalanceShare {
  id: string
  cents: number
}

/** Limits of a purchase. Amounts are in cents. */
interface Limits {
  total_cents: number
  /** The smallest amount that the other method can collect. */
  least_rest_cents: number
  /** Whether the other method must collect something, because it saves a card for a subscription. */
  needs_rest: boolean
}

/**
 * Distributes a total over balances, in their order. The rest is 0, or at least `least_rest_cents`: otherwise the last
 * balances pay less.
 */
export function balanceShares(balances: readonly AvailableBalance[], limits: Limits): BalanceShare[] {
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
