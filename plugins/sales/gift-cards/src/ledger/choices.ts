import type { BalancePurchase, ShownBalances } from "@bon-perroquet/checkout/methods"
import { balanceShares, MAX_BALANCES, type CartBalance } from "@bon-perroquet/contract"
import { newId } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { availableCents, IS_USABLE } from "./available"

/** Chosen balances in the order in which they pay, and the store credit that the customer has not chosen. */
const SHOWN = `
  SELECT account.id, account.kind, account.last4, choice.id IS NOT NULL AS is_chosen,
    greatest(0, ${availableCents("account", "hold.cart_id = :cart")}) AS available_cents
  FROM balance_account account
  LEFT JOIN balance_choice choice ON choice.account_id = account.id AND choice.cart_id = :cart
  WHERE ${IS_USABLE} AND (choice.id IS NOT NULL OR account.customer_id = CAST(:buyer AS text))
  ORDER BY account.kind, choice.created_at, choice.id`

type Shown = Omit<CartBalance, "used_cents"> & { is_chosen: boolean }

export async function showBalances(
  knex: Knex,
  cart: string,
  purchase: BalancePurchase,
): Promise<ShownBalances> {
  const { currency_code: currency, account_id: buyer } = purchase
  const { rows } = await knex
    .raw<{ rows: Shown[] }>(SHOWN, { cart, currency, buyer })
    .options({ name: "balances of cart" })
  const chosen = rows.filter(({ is_chosen }) => is_chosen)
  const shares = new Map(balanceShares(chosen, purchase).map(({ id, cents }) => [id, cents]))
  const credit = rows.find((each) => !each.is_chosen && each.available_cents > 0)
  return {
    applied: chosen.map(({ id, kind, last4, available_cents }) => ({
      ...{ id, kind, last4, available_cents },
      used_cents: shares.get(id) ?? 0,
    })),
    store_credit_cents: credit?.available_cents ?? null,
  }
}

/** Uses a balance for a cart. Idempotent. @returns false if the cart has too many */
export async function addChoice(knex: Knex, cart_id: string, account_id: string): Promise<boolean> {
  const chosen = await knex<{ account_id: string }>("balance_choice").where({ cart_id }).select("account_id")
  if (chosen.some((each) => each.account_id === account_id)) return true
  if (chosen.length >= MAX_BALANCES) return false
  await knex("balance_choice")
    .insert({ id: newId("balcho"), cart_id, account_id })
    .onConflict(["cart_id", "account_id"])
    .ignore()
  return true
}

const MOVE = `
  UPDATE balance_choice SET cart_id = :to, updated_at = now() WHERE id IN (
    SELECT id FROM balance_choice
    WHERE cart_id = :from AND account_id NOT IN (SELECT account_id FROM balance_choice WHERE cart_id = :to)
    ORDER BY created_at, id
    LIMIT greatest(0, ${MAX_BALANCES} - (SELECT count(*) FROM balance_choice WHERE cart_id = :to)))`

/** Uses the balances of a cart for another one, as many as a cart can have. */
export async function moveChoices(knex: Knex, from: string, to: string): Promise<void> {
  await knex.raw(MOVE, { from, to })
}

export async function removeChoice(knex: Knex, cart_id: string, account_id: string): Promise<void> {
  await knex("balance_choice").where({ cart_id, account_id }).delete()
}
