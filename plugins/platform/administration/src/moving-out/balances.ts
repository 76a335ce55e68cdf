import { balanceKeeper } from "@bon-perroquet/api-kit/balances"
import { GIFT_CARD_COLUMNS, type GiftCardColumn } from "@bon-perroquet/contract"
import { csvOf } from "@bon-perroquet/api-kit/csv"
import { toEuro } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { masked } from "../imports/gift-cards"

/** Customers whose e-mail addresses are read per query. */
const AT_ONCE = 500

/** Yields gift cards and store credit in the columns of an import. Codes have only their last characters. */
export const balancesCsv = (container: MedusaContainer): AsyncGenerator<string> =>
  csvOf(GIFT_CARD_COLUMNS, balanceRows(container))

async function* balanceRows(
  container: MedusaContainer,
): AsyncGenerator<Partial<Record<GiftCardColumn, string>>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const balances = (await balanceKeeper()?.all(knex)) ?? []
  for (let start = 0; start < balances.length; start += AT_ONCE) {
    const page = balances.slice(start, start + AT_ONCE)
    const customers = await container
      .resolve(Modules.CUSTOMER)
      .listCustomers(
        { id: page.flatMap(({ customer_id }) => customer_id ?? []) },
        { select: ["id", "email"], take: AT_ONCE },
      )
    const emails = new Map(customers.map(({ id, email }) => [id, email]))
    for (const { last4, customer_id, cents, currency_code, expires_at, state } of page)
      yield {
        code: masked(last4 ?? ""),
        email: emails.get(customer_id ?? "") ?? "",
        balance: String(toEuro(cents)),
        currency: currency_code.toUpperCase(),
        expires_at: expires_at?.toISOString() ?? "",
        status: state,
      }
  }
}
