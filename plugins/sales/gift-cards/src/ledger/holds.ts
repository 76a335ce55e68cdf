import type { BalancePurchase } from "@bon-perroquet/checkout/methods"
import { balanceShares, type AvailableBalance } from "@bon-perroquet/contract"
import type { AttemptKey } from "@bon-perroquet/checkout/promotions/uses"
import { newId } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { availableCents, IS_USABLE } from "./available"

/** Gift cards are used before store credit, which does not expire. */
const CHOSEN = `
  FROM balance_choice choice JOIN balance_account account ON account.id = choice.account_id
  WHERE choice.cart_id = :cart AND ${IS_USABLE}`

const LOCK = `SELECT account.id ${CHOSEN} ORDER BY account.id FOR NO KEY UPDATE OF account`

const AVAILABLE = `
  SELECT account.id, ${availableCents("account")} AS available_cents ${CHOSEN}
  ORDER BY account.kind, choice.created_at, choice.id`

const valuesOf = (cart: string, { currency_code, account_id }: BalancePurchase) => ({
  cart,
  currency: currency_code,
  buyer: account_id,
})

/**
 * Reserves the chosen balances for an attempt. The accounts are locked in a fixed order, so that two carts cannot reserve
 * the same money.
 * @returns the reserved amount in cents
 */
export async function reserveBalances(
  knex: Knex,
  { cart_id, attempt_id }: AttemptKey,
  purchase: BalancePurchase,
): Promise<number> {
  const choice = await knex<{ id: string; cart_id: string }>("balance_choice")
    .where({ cart_id })
    .first("id")
    .options({ name: "balance choice" })
  if (!choice) return 0
  return knex.transaction(async (transaction) => {
    const values = valuesOf(cart_id, purchase)
    await transaction.raw(LOCK, values)
    await transaction("balance_hold").where({ cart_id }).delete()
    const { rows } = await transaction.raw<{ rows: AvailableBalance[] }>(AVAILABLE, values)
    const shares = balanceShares(rows, purchase)
    if (shares.length)
      await transaction("balance_hold").insert(
        shares.map(({ id, cents }) => ({
          id: newId("balhold"),
          account_id: id,
          cart_id,
          attempt_id,
          cents,
        })),
      )
    return shares.reduce((sum, { cents }) => sum + cents, 0)
  })
}

export async function releaseBalances(knex: Knex, { cart_id, attempt_id }: AttemptKey): Promise<void> {
  await knex("balance_hold").where({ cart_id, attempt_id }).delete()
}

export async function balancesReservedBefore(knex: Knex, before: Date): Promise<AttemptKey[]> {
  return knex<AttemptKey & { created_at: Date }>("balance_hold")
    .where("created_at", "<", before)
    .distinct("cart_id", "attempt_id")
}

export async function reservedCents(knex: Knex, { cart_id, attempt_id }: AttemptKey): Promise<number> {
  const held = await knex("balance_hold")
    .where({ cart_id, attempt_id })
    .sum<{ cents: string | null }>("cents AS cents")
    .first()
  return Number(held?.cents ?? 0)
}
