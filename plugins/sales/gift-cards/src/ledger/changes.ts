import { newId } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { insertEntry, newCard, type Account, type Card, type Issue } from "./accounts"
import { availableCents } from "./available"

interface Author {
  reason: string
  by_email: string
}

type Locked = Pick<Account, "id" | "kind" | "state" | "last4" | "expires_at"> & {
  currency_code: string
  is_expired: boolean
}

/** Locks an account, so that no cart can reserve its balance. */
async function lockAccount(transaction: Knex, id: string): Promise<Locked | null> {
  const { rows } = await transaction.raw<{ rows: Locked[] }>(
    `SELECT id, kind, state, last4, currency_code, expires_at, COALESCE(expires_at <= now(), false) AS is_expired
     FROM balance_account WHERE id = ? FOR NO KEY UPDATE`,
    [id],
  )
  return rows[0] ?? null
}

type Refused = { refused: "unknown" | "replaced" | "not_active" }

/**
 * Adds money to an active gift card, once per key.
 * @returns whether the entry is new
 */
export async function topUpCard(
  knex: Knex,
  id: string,
  { cents, key, reason, by_email }: Author & Pick<Issue, "cents" | "key">,
): Promise<Refused | { isNew: boolean; last4: string }> {
  return knex.transaction(async (transaction) => {
    const card = await lockAccount(transaction, id)
    if (card?.kind !== "gift_card") return { refused: "unknown" }
    const entry = {
      id: newId("balent"),
      account_id: id,
      kind: "topped_up",
      cents,
      key: `topped_up:${id}:${key}`,
    }
    const isOpen = card.state === "active" && !card.is_expired
    if (!isOpen) return { refused: "not_active" }
    return { isNew: await insertEntry(transaction, { ...entry, reason, by_email }), last4: card.last4 ?? "" }
  })
}

/**
 * Blocks a balance, or unblocks it. Carts cannot reserve a blocked balance, but an open payment page can still redeem
 * what it has reserved.
 * @returns the state before
 */
export async function setState(
  knex: Knex,
  id: string,
  state: "active" | "blocked",
): Promise<Refused | Pick<Locked, "state" | "kind" | "last4">> {
  return knex.transaction(async (transaction) => {
    const account = await lockAccount(transaction, id)
    if (!account) return { refused: "unknown" }
    if (account.state === "replaced") return { refused: "replaced" }
    await transaction("balance_account").where({ id }).update({ state, updated_at: transaction.fn.now() })
    return account
  })
}

/**
 * Issues a new card that takes over the balance, the reservations and the last day of a card, whose code is then unknown.
 * Later refunds of the old card go to the new one.
 */
export async function replaceCard(
  knex: Knex,
  secret: string,
  id: string,
  { reason, by_email }: Author,
): Promise<Refused | (Card & { replaced_last4: string; cents: number })> {
  return knex.transaction(async (transaction) => {
    const old = await lockAccount(transaction, id)
    if (old?.kind !== "gift_card") return { refused: "unknown" }
    if (old.state === "replaced") return { refused: "replaced" }
    if (old.is_expired) return { refused: "not_active" }
    const { currency_code, expires_at } = old
    const card = await newCard(transaction, secret, { currency_code, expires_at, reason, by_email })
    // A payment that is redeeming a reservation has locked it, so that the balance below contains its entry.
    await transaction("balance_hold").where({ account_id: id }).update({ account_id: card.id })
    await transaction("balance_choice").where({ account_id: id }).delete()
    await transaction("gift_card_purchase").where({ account_id: id }).update({ account_id: card.id })
    const cents = await balanceOf(transaction, id)
    if (cents) {
      const entry = (account_id: string, amount: number) => ({
        ...{ id: newId("balent"), account_id, kind: "transferred", cents: amount, reason, by_email },
        key: `transferred:${id}:${account_id}`,
      })
      await transaction("balance_entry").insert([entry(id, 0 - cents), entry(card.id, cents)])
    }
    await transaction("balance_account")
      .where({ id })
      .update({ state: "replaced", replaced_by: card.id, updated_at: transaction.fn.now() })
    return { ...card, replaced_last4: old.last4 ?? "", cents }
  })
}

/** Returns the part of a locked balance that is not reserved, in cents. */
async function availableIn(transaction: Knex, id: string): Promise<number> {
  const { rows } = await transaction.raw<{ rows: { cents: number }[] }>(
    `SELECT ${availableCents("account")} AS cents FROM balance_account account WHERE id = ?`,
    [id],
  )
  return rows[0]?.cents ?? 0
}

/** Writes off up to an amount of a balance, once per key. Reserved money stays. */
export async function writeOff(
  transaction: Knex,
  id: string,
  { cents, key, ...author }: Partial<Author> & Pick<Issue, "cents" | "key">,
): Promise<void> {
  await lockAccount(transaction, id)
  const lost = Math.min(cents, await availableIn(transaction, id))
  if (lost < 1) return
  const entry = { id: newId("balent"), account_id: id, kind: "adjusted", cents: 0 - lost }
  await insertEntry(transaction, { ...entry, key: `adjusted:${key}`, ...author })
}

/** Gives back what `writeOff` took with this key, once. The balance may belong to a card that replaced the first one. */
export async function reverseWriteOff(transaction: Knex, account_id: string, key: string): Promise<void> {
  await lockAccount(transaction, account_id)
  const lost = await transaction("balance_entry")
    .where({ key: `adjusted:${key}` })
    .first<{ cents: number } | undefined>()
  if (!lost) return
  const entry = { id: newId("balent"), account_id, kind: "adjusted", cents: 0 - lost.cents }
  await insertEntry(transaction, { ...entry, key: `adjusted:reversed:${key}` })
}

/**
 * Writes off the whole balance of an active gift card if nothing was spent or reserved.
 * @returns false if the available balance is not `cents`
 */
export async function writeOffWhole(
  transaction: Knex,
  id: string,
  entry: Author & Pick<Issue, "cents" | "key">,
): Promise<boolean> {
  const card = await lockAccount(transaction, id)
  if (card?.state === "replaced" || (await availableIn(transaction, id)) !== entry.cents) return false
  if ((await balanceOf(transaction, id)) !== entry.cents) return false
  await writeOff(transaction, id, entry)
  return true
}

async function balanceOf(transaction: Knex, account_id: string): Promise<number> {
  const row = await transaction("balance_entry")
    .where({ account_id })
    .sum<{ cents: string | null }>("cents AS cents")
    .first()
  return Number(row?.cents ?? 0)
}

/** Cards with money whose last day has passed. Reserved amounts expire when their payment page has ended. */
const EXPIRED = `
  SELECT account.id FROM balance_account account
  WHERE account.expires_at <= now() AND account.state <> 'replaced' AND ${availableCents("account")} > 0
  ORDER BY account.id LIMIT 500`

/** Writes off what is left on expired gift cards. @returns the number of cards */
export async function expireCards(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(EXPIRED)
  for (const { id } of rows)
    await knex.transaction(async (transaction) => {
      const card = await lockAccount(transaction, id)
      if (!card?.is_expired) return
      const cents = await availableIn(transaction, id)
      const entry = newId("balent")
      if (cents > 0)
        await transaction("balance_entry").insert({
          ...{ id: entry, account_id: id, kind: "expired", cents: 0 - cents, key: `expired:${entry}` },
        })
    })
  return rows.length
}
