import {
  type AdminBalance,
  type AdminBalanceDetail,
  type BalancesQuery,
  type BalanceState,
  type OwnStoreCredit,
} from "@bon-perroquet/contract"
import { emailOfAccount } from "@bon-perroquet/medusa-sql/buying/credit"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** SQL for the state that staff see: an active card whose last day has passed is expired. */
const STATE = `CASE WHEN account.state = 'active' AND account.expires_at <= now() THEN 'expired' ELSE account.state END`

const LISTED = `
  SELECT account.id, account.kind, ${STATE} AS state, account.last4, account.customer_id, account.expires_at,
    account.created_at, account.replaced_by, ${emailOfAccount("account.customer_id")} AS email,
    (SELECT COALESCE(sum(entry.cents), 0) FROM balance_entry entry
      WHERE entry.account_id = account.id)::integer AS balance_cents,
    (SELECT COALESCE(sum(hold.cents), 0) FROM balance_hold hold
      WHERE hold.account_id = account.id)::integer AS reserved_cents,
    (SELECT concat_ws(' ', sold.number, sold.buyer_email, sold.recipient_email) FROM gift_card_purchase sold
      WHERE sold.account_id = account.id) AS sold_as
  FROM balance_account account`

interface Row {
  id: string
  kind: AdminBalance["kind"]
  state: BalanceState
  last4: string | null
  customer_id: string | null
  email: string | null
  expires_at: Date | null
  created_at: Date
  replaced_by: string | null
  balance_cents: number
  reserved_cents: number
}

const shown = (row: Row): AdminBalance => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  last4: row.last4,
  customer: row.customer_id === null ? null : { id: row.customer_id, email: row.email },
  balance_cents: row.balance_cents,
  reserved_cents: row.reserved_cents,
  expires_at: row.expires_at && row.expires_at.toISOString(),
  created_at: row.created_at.toISOString(),
})

const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`

/** Returns a page of balances, newest first. */
export async function findBalances(
  knex: Knex,
  { search, kind, state, rest, customer_id, offset, limit }: BalancesQuery,
): Promise<{ balances: AdminBalance[]; total: number }> {
  const conditions = [
    "true",
    ...(search ? ["(last4 = upper(:search) OR email ILIKE :pattern OR sold_as ILIKE :pattern)"] : []),
    ...(kind ? ["kind = :kind"] : []),
    ...(state ? ["state = :state"] : []),
    ...(rest ? [rest === "some" ? "balance_cents > 0" : "balance_cents <= 0"] : []),
    ...(customer_id ? ["customer_id = :customer_id"] : []),
  ].join(" AND ")
  const values = {
    ...{ offset, limit },
    ...(search && { search, pattern: pattern(search) }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(customer_id && { customer_id }),
  }
  const { rows } = await knex.raw<{ rows: (Row & { total: number })[] }>(
    `WITH listed AS (${LISTED}), matching AS MATERIALIZED (SELECT * FROM listed WHERE ${conditions})
     SELECT page.*, counted.total FROM (SELECT count(*)::int AS total FROM matching) counted
     LEFT JOIN LATERAL (SELECT * FROM matching ORDER BY created_at DESC, id DESC LIMIT :limit OFFSET :offset) page
       ON true`,
    values,
  )
  return { balances: rows.filter(({ id }) => id !== null).map(shown), total: rows[0]?.total ?? 0 }
}

const ENTRIES = `
  SELECT id, kind, cents AS amount_cents, created_at, order_number, reason, by_email AS by,
    (sum(cents) OVER (ORDER BY created_at, id))::integer AS balance_cents
  FROM balance_entry WHERE account_id = ? ORDER BY created_at DESC, id DESC`

type Entry = Omit<AdminBalanceDetail["entries"][number], "at"> & { created_at: Date }

/** Returns the entries of a balance, newest first. */
async function entriesOf(knex: Knex, id: string): Promise<AdminBalanceDetail["entries"]> {
  const { rows } = await knex.raw<{ rows: Entry[] }>(ENTRIES, [id])
  return rows.map(({ created_at, ...entry }) => ({ ...entry, at: created_at.toISOString() }))
}

/** Returns a balance with its entries, or null. */
export async function readBalance(knex: Knex, id: string): Promise<AdminBalanceDetail | null> {
  const { rows } = await knex.raw<{ rows: Row[] }>(`${LISTED} WHERE account.id = ?`, [id])
  const [row] = rows
  if (!row) return null
  return { ...shown(row), replaced_by: row.replaced_by, entries: await entriesOf(knex, id) }
}

/** Returns the entries of store credit that its customer sees: without reasons, which are internal. */
export async function ownEntriesOf(knex: Knex, id: string): Promise<OwnStoreCredit["entries"]> {
  return (await entriesOf(knex, id)).map(({ reason: _reason, by: _by, ...entry }) => entry)
}
