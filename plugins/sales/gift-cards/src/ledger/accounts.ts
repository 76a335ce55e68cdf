import type { RefundAsCredit } from "@bon-perroquet/checkout/methods"
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
  /** Default: a random code. */
  code?: string
}

const ACCOUNT = ["id", "kind", "state", "last4", "currency_code", "customer_id", "expires_at"] as const

export interface Card {
  id: string
  /** Shown only once. */
  code: string
  last4: string
}

type NewCard = Omit<Issue, "cents" | "key">

/** Stores a gift card without money. */
export async function newCard(
  transaction: Knex,
  secret: string,
  { currency_code = "eur", expires_at = null, reason, by_email, code = newCode() }: NewCard,
): Promise<Card> {
  const id = newId("bal")
  const normalised = normaliseCode(code) ?? ""
  const last4 = lastFourOf(normalised)
  await transaction("balance_account").insert({
    ...{ id, kind: "gift_card", code_hash: hashOf(normalised, secret), last4, currency_code, expires_at },
    ...{ reason: reason ?? null, by_email: by_email ?? null },
  })
  return { id, code, last4 }
}

/**
 * Issues a gift card, with the code that is shown only once.
 * @returns null if a card was issued under the key
 */
export async function issueCard(
  knex: Knex,
  secret: string,
  { cents, key, ...about }: Issue,
): Promise<Card | null> {
  const by = { reason: about.reason ?? null, by_email: about.by_email ?? null }
  return knex.transaction(async (transaction) => {
    const card = await newCard(transaction, secret, about)
    const entry = { id: newId("balent"), account_id: card.id, kind: "issued", cents, key: `issued:${key}` }
    if (await insertEntry(transaction, { ...entry, ...by })) return card
    await transaction("balance_account").where({ id: card.id }).delete()
    return null
  })
}

/** Writes an entry, once per key. @returns whether it is new */
export async function insertEntry(transaction: Knex, entry: Record<string, unknown>): Promise<boolean> {
  const written = await transaction("balance_entry").insert(entry).onConflict("key").ignore().returning("id")
  return written.length > 0
}

/** Returns the store credit of a customer, which is opened if needed, and locks it. */
async function openStoreCredit(
  transaction: Knex,
  customer_id: string,
  currency_code = "eur",
): Promise<string> {
  const [account] = await transaction("balance_account")
    .insert({ id: newId("bal"), kind: "store_credit", currency_code, customer_id })
    .onConflict(transaction.raw("(customer_id, currency_code) WHERE customer_id IS NOT NULL"))
    .merge({ updated_at: transaction.fn.now() })
    .returning<{ id: string }[]>("id")
  if (!account) throw new Error(`The store credit of customer ${customer_id} could not be opened.`)
  return account.id
}

/** Adds store credit to a customer, once per key. */
export async function creditCustomer(
  knex: Knex,
  customer_id: string,
  { cents, key, currency_code, reason, by_email }: Omit<Issue, "expires_at">,
): Promise<{ id: string; isNew: boolean }> {
  return knex.transaction(async (transaction) => {
    const id = await openStoreCredit(transaction, customer_id, currency_code)
    const isNew = await insertEntry(transaction, {
      ...{ id: newId("balent"), account_id: id, kind: "issued", cents, key: `issued:${key}` },
      ...{ reason: reason ?? null, by_email: by_email ?? null },
    })
    return { id, isNew }
  })
}

/** Gives a refund of an order as store credit, once per key. @returns the id of the entry */
export async function creditRefund(
  knex: Knex,
  { customer_id, amount_cents, order_number, key, reason, by_email }: RefundAsCredit,
): Promise<string> {
  return knex.transaction(async (transaction) => {
    const account_id = await openStoreCredit(transaction, customer_id)
    const entry = {
      id: newId("balent"),
      account_id,
      kind: "credited",
      cents: amount_cents,
      key: `credited:${key}`,
    }
    if (await insertEntry(transaction, { ...entry, order_number, reason, by_email })) return entry.id
    const existing = await transaction("balance_entry").where({ key: entry.key }).first<{ id: string }>("id")
    return existing.id
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
