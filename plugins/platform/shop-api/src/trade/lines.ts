import type { TradeEntry } from "@bon-perroquet/contract/trade"
import { isTradeCustomer, readTradeEntries } from "@bon-perroquet/medusa-sql/buying/trade-prices"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSnapshot } from "../ports/catalogue"

export interface TradedLine {
  variant_id: string
  /** Prices of the trade price lists that apply to the buyer. */
  trade?: readonly TradeEntry[] | undefined
}

/**
 * Returns the lines with the trade prices of a buyer. Guests and shops without trade price lists need no query.
 * @param buyer id of the signed-in account, or null for a guest
 */
export async function withTrade<Cart extends { lines: TradedLine[] }>(
  container: MedusaContainer,
  cart: Cart,
  buyer: string | null | undefined,
): Promise<Cart> {
  const entries = await entriesOf(
    container,
    buyer,
    cart.lines.map(({ variant_id }) => variant_id),
  )
  if (!entries.size) return cart
  return { ...cart, lines: cart.lines.map((line) => ({ ...line, trade: entries.get(line.variant_id) })) }
}

const NONE: ReadonlyMap<string, readonly TradeEntry[]> = new Map()

export async function entriesOf(
  container: MedusaContainer,
  buyer: string | null | undefined,
  variants: readonly string[],
) {
  if (!buyer || !variants.length || !(await shopSnapshot(container)).tradeLists.some) return NONE
  return readTradeEntries(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), buyer, variants)
}

/** Returns whether a trade price list applies to the account. */
export async function buysAsTrade(container: MedusaContainer, account: string | null): Promise<boolean> {
  if (!account || !(await shopSnapshot(container)).tradeLists.some) return false
  return isTradeCustomer(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), account)
}
