import type { CardCode, ImportedBalance, StoreCredit, StoredBalance } from "@bon-perroquet/api-kit/balances"
import { newId } from "@bon-perroquet/medusa-sql"
import { emailOfAccount } from "@bon-perroquet/medusa-sql/buying/credit"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { hashOf, lastFourOf, normaliseCode } from "../codes"
import { availableCents } from "../ledger"

/** Begin of the key of imported entries. The database lets only these entries be deleted. */
const KEY = "imported:"

export function hashedCode(secret: string, entered: string): CardCode | null {
  const code = normaliseCode(entered)
  return code === null ? null : { code_hash: hashOf(code, secret), last4: lastFourOf(code) }
}

export async function knownCodes(knex: Knex, hashes: readonly string[]): Promise<Set<string>> {
  const found = await knex<{ code_hash: string }>("balance_account")
    .whereIn("code_hash", hashes)
    .select("code_hash")
  return new Set(found.map(({ code_hash }) => code_hash))
}

const ADD = `
  WITH given AS (
    SELECT * FROM json_to_recordset(CAST(:rows AS json)) AS row (id text, account_id text, code_hash text, last4 text,
      customer_id text, cents integer, expires_at timestamptz, reason text, by_email text)
  ), card AS (
    INSERT INTO balance_account (id, kind, code_hash, last4, currency_code, expires_at, reason, by_email)
    SELECT account_id, 'gift_card', code_hash, last4, 'eur', expires_at, reason, by_email FROM given
    WHERE code_hash IS NOT NULL ON CONFLICT (code_hash) DO NOTHING RETURNING id
  ), credit AS (
    INSERT INTO balance_account (id, kind, currency_code, customer_id)
    SELECT DISTINCT ON (customer_id) account_id, 'store_credit', 'eur', customer_id FROM given
    WHERE customer_id IS NOT NULL
    ON CONFLICT (customer_id, currency_code) WHERE customer_id IS NOT NULL DO UPDATE SET updated_at = now()
    RETURNING id, customer_id
  )
  INSERT INTO balance_entry (id, account_id, kind, cents, key, reason, by_email)
  SELECT given.id, COALESCE(card.id, credit.id), 'issued', cents, '${KEY}' || given.id, reason, by_email
  FROM given LEFT JOIN card ON card.id = given.account_id LEFT JOIN credit USING (customer_id)
  WHERE COALESCE(card.id, credit.id) IS NOT NULL
  RETURNING id`

/** Adds balances, each with one entry of the same id. */
export async function addImported(
  transaction: Knex,
  balances: readonly ImportedBalance[],
): Promise<Set<string>> {
  const rows = JSON.stringify(balances.map((balance) => ({ ...balance, account_id: newId("bal") })))
  const added = await transaction.raw<{ rows: { id: string }[] }>(ADD, { rows })
  return new Set(added.rows.map(({ id }) => id))
}

/** A card must have no other entry. Store credit may have others, if enough of it is left. */
const REMOVABLE = `
  SELECT entry.id, account.id AS account_id FROM balance_entry entry
  JOIN balance_account account ON account.id = entry.account_id
  WHERE entry.id = ANY (CAST(:ids AS text[])) AND entry.key = '${KEY}' || entry.id
    AND account.state = 'active' AND ${availableCents("account")} >= entry.cents
    AND (account.kind = 'store_credit' OR NOT EXISTS (
      SELECT 1 FROM balance_entry other WHERE other.account_id = account.id AND other.id <> entry.id))`

async function removableEntries(knex: Knex, ids: readonly string[]) {
  return (await knex.raw<{ rows: { id: string; account_id: string }[] }>(REMOVABLE, { ids: [...ids] })).rows
}

export const removableImported = async (knex: Knex, ids: readonly string[]): Promise<Set<string>> =>
  new Set((await removableEntries(knex, ids)).map(({ id }) => id))

/** Deletes entries, and the accounts that have no entry afterwards. */
export async function removeImported(transaction: Knex, ids: readonly string[]): Promise<Set<string>> {
  // Reservations lock the account too.
  await transaction.raw(
    `SELECT id FROM balance_account WHERE id IN (SELECT account_id FROM balance_entry WHERE id = ANY (CAST(:ids AS text[])))
     ORDER BY id FOR UPDATE`,
    { ids: [...ids] },
  )
  const removed = new Set<string>()
  for (const id of ids) {
    const [entry] = await removableEntries(transaction, [id])
    if (!entry) continue
    await transaction("balance_entry").where({ id }).delete()
    const { account_id } = entry
    const isEmpty = !(await transaction("balance_entry").where({ account_id }).first("id"))
    if (isEmpty) {
      await transaction("balance_choice").where({ account_id }).delete()
      await transaction("balance_account").where({ id: account_id }).delete()
    }
    removed.add(id)
  }
  return removed
}

const CREDITS = `
  SELECT customer_id, COALESCE(sum(entry.cents), 0)::integer AS cents,
    COALESCE(array_agg(entry.id) FILTER (WHERE entry.key = '${KEY}' || entry.id), '{}') AS imported
  FROM balance_account account LEFT JOIN balance_entry entry ON entry.account_id = account.id
  WHERE customer_id = ANY (CAST(? AS text[])) GROUP BY customer_id`

export const creditsOf = async (knex: Knex, customerIds: readonly string[]): Promise<StoreCredit[]> =>
  (await knex.raw<{ rows: StoreCredit[] }>(CREDITS, [[...customerIds]])).rows

const ALL = `
  SELECT last4, ${emailOfAccount("account.customer_id")} AS email, currency_code, expires_at, state,
    (SELECT COALESCE(sum(cents), 0)::integer FROM balance_entry WHERE account_id = account.id) AS cents
  FROM balance_account account ORDER BY created_at, id`

export const allBalances = async (knex: Knex): Promise<StoredBalance[]> =>
  (await knex.raw<{ rows: StoredBalance[] }>(ALL)).rows
