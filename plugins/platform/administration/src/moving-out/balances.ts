import { storedBalances } from "@bon-perroquet/api-kit/balances"
import { GIFT_CARD_COLUMNS, type GiftCardColumn } from "@bon-perroquet/contract"
import { csvOf } from "@bon-perroquet/api-kit/csv"
import { toEuro } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { masked } from "../imports/gift-cards"

/** Yields gift cards and store credit in the columns of an import. Codes have only their last characters. */
export const balancesCsv = (container: MedusaContainer): AsyncGenerator<string> =>
  csvOf(GIFT_CARD_COLUMNS, balanceRows(container))

async function* balanceRows(
  container: MedusaContainer,
): AsyncGenerator<Partial<Record<GiftCardColumn, string>>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const balance of (await storedBalances()?.all(knex)) ?? [])
    yield {
      code: masked(balance.last4 ?? ""),
      email: balance.email ?? "",
      balance: String(toEuro(balance.cents)),
      currency: balance.currency_code.toUpperCase(),
      expires_at: balance.expires_at?.toISOString() ?? "",
      status: balance.state,
    }
}
