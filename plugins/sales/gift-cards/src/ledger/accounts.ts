import { newId } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { hashOf, lastFourOf, newCode, normaliseCode } from "../codes"
import { availableCents } from "./available"

export interface Account {
  id: string
  kind: "gift_card" | "store_credit"
  state: "active" | "blocked" | "replaced"
  last4: string | null
  currency_code: string
  customer_id: string | null
  expires_at: Date | null
}

export interface Issue {
  cents: number
  /** Prevents a second card for the same event. */
  key: string
  currency_code?: string
  expires_at?: Date | null
  reason?: string
  by_email?: string
}

const ACCOUNT = ["id", "kind", "state", "last4", "currency_code", "customer_id", "expires_at"] as const

/**
 * Issues a gift card, with the code that is shown only once.
 * @returns null if a card was issued under the key
 */
export async function issueCard(
  knex: Knex,
  secret: string,
  { cents, key, currency_code = "eur", expires_at = null, reason, by_email }: Issue,
): Promise<{ id: string; code: string; last4: string } | null> {
  const [id, code] = [newId("bal"), newCode()]
  const normalised = normaliseCode(code) ?? ""
  const last4 = lastFourOf(normalised)
  const by = { reason: reason ?? null, by_email: by_email ?? null }
  return knex.transaction(async (transaction) => {
    const account = {
      id,
      kind: "gift_card",
      code_hash: hashOf(normalised, secret),
      last4,
      currency_code,
      expires_at,
    }
    await transaction("balance_account").insert({ ...account, ...by })
    const entry = { id: newId("balent"), account_id: id, kind: "issued", cents, key: `issued:${key}` }
    if (await insertEntry(transaction, { ...entry, ...by })) return { id, code, last4 }
    await transaction("balance_account").where({ id }).delete()
    return null
  })
}

/** Writes an entry, once per key. @returns whether it is new */
async function insertEntry(transaction: Knex, entry: Record<string, unknown>): Promise<boolean> {
  const written = await transaction("balance_entry").insert(entry).onConflict("key").ignore().returning("id")
  return written.length > 0
}

/** Adds store credit to a customer, once per key, and opens the account if needed. */
export async function creditCustomer(
  knex: Knex,
  customer_id: string,
  { cents, key, currency_code = "eur", reason, by_email }: Omit<Issue, "expires_at">,
): Promise<{ id: string; isNew: boolean }> {
  return knex.transaction(async (transaction) => {
    const [account] = await transaction("balance_account")
      .insert({ id: newId("bal"), kind: "store_credit", currency_code, customer_id })
      .onConflict(transaction.raw("(customer_id, currency_code) WHERE customer_id IS NOT NULL"))
      .merge({ updated_at: transaction.fn.now() })
      .returning<{ id: string }[]>("id")
    if (!account) throw new Error(`The store credit of customer ${customer_id} could not be opened.`)
    const isNew = await insertEntry(transaction, {
      ...{ id: newId("balent"), account_id: account.id, kind: "issued", cents, key: `issued:${key}` },
      ...{ reason: reason ?? null, by_email: by_email ?? null },
    })
    return { id: account.id, isNew }
  })
}

/** Returns the gift card with this code, or null. */
export async function cardOfCode(knex: Knex, secret: string, entered: string): Promise<Account | null> {
  const code = normaliseCode(entered)
  if (!code) return null
  const row = await knex<Account & { code_hash: string }>("balance_account")
    .where({ code_hash: hashOf(code, secret) })
    .first(...ACCOUNT)
  return row ?? null
}

export async function storeCreditOf(
  knex: Knex,
  customer_id: string,
  currency_code = "eur",
): Promise<Account | null> {
  return (
    (await knex<Account>("balance_account")
      .where({ customer_id, currency_code })
      .first(...ACCOUNT)) ?? null
  )
}

export const isUsable = ({ state, expires_at }: Account): boolean =>
  state === "active" && (expires_at === null || new Date(expires_at) > new Date())

/** Returns the part of a balance that is not reserved, in cents. */
export async function availableOf(knex: Knex, id: string): Promise<number> {
  const { rows } = await knex.raw<{ rows: { cents: number }[] }>(
    `SELECT ${availableCents("account")} AS cents FROM balance_account account WHERE id = ?`,
    [id],
  )
  return rows[0]?.cents ?? 0
}
