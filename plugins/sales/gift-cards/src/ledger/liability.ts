import {
  BALANCE_ENTRY_KINDS,
  BALANCE_KINDS,
  type AccountingPeriod,
  type BalanceEntryKind,
  type BalanceKind,
  type Liability,
} from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

interface Row {
  account_kind: BalanceKind
  kind: BalanceEntryKind
  before_cents: number
  within_cents: number
}

const SUMS = `
  WITH bounds AS (
    SELECT CAST(:from AS date)::timestamp AT TIME ZONE 'Europe/Brussels' AS begins,
      (CAST(:to AS date) + 1)::timestamp AT TIME ZONE 'Europe/Brussels' AS ends
  )
  SELECT account.kind AS account_kind, entry.kind,
    COALESCE(sum(entry.cents) FILTER (WHERE entry.created_at < begins), 0)::float8 AS before_cents,
    COALESCE(sum(entry.cents) FILTER (WHERE entry.created_at >= begins), 0)::float8 AS within_cents
  FROM bounds, balance_entry entry JOIN balance_account account ON account.id = entry.account_id
  WHERE entry.created_at < ends GROUP BY account.kind, entry.kind`

const MOVEMENTS = `
  SELECT to_char(entry.created_at AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD') AS day, account.kind, entry.kind AS movement,
    sum(entry.cents)::float8 AS cents
  FROM balance_entry entry JOIN balance_account account ON account.id = entry.account_id
  WHERE entry.created_at >= CAST(:from AS date)::timestamp AT TIME ZONE 'Europe/Brussels'
    AND entry.created_at < (CAST(:to AS date) + 1)::timestamp AT TIME ZONE 'Europe/Brussels'
  GROUP BY 1, 2, 3 ORDER BY 2, 1, 3`

/** What changed the liability on a day, in cents. A decrease is negative. */
export interface DayMovement {
  /** Day in Europe/Brussels. */
  day: string
  kind: BalanceKind
  movement: BalanceEntryKind
  cents: number
}

/** Returns the movements of a period per day, by kind of balance and day. */
export async function readMovements(knex: Knex, { from, to }: AccountingPeriod): Promise<DayMovement[]> {
  return (await knex.raw<{ rows: DayMovement[] }>(MOVEMENTS, { from, to })).rows
}

/** Returns what the shop owes as gift cards and store credit before and after a period, and why it changed. */
export async function readLiability(knex: Knex, period: AccountingPeriod): Promise<Liability> {
  const { rows } = await knex.raw<{ rows: Row[] }>(SUMS, { from: period.from, to: period.to })
  const kinds = BALANCE_KINDS.map((kind) => {
    const own = rows.filter(({ account_kind }) => account_kind === kind)
    const within = new Map(own.map((row) => [row.kind, row.within_cents]))
    const entries = BALANCE_ENTRY_KINDS.map((each) => [each, within.get(each) ?? 0] as const)
    const opening_cents = own.reduce((sum, { before_cents }) => sum + before_cents, 0)
    return {
      ...{ kind, opening_cents },
      movements: Object.fromEntries(entries) as Record<BalanceEntryKind, number>,
      closing_cents: entries.reduce((sum, [, cents]) => sum + cents, opening_cents),
    }
  })
  return {
    kinds,
    opening_cents: kinds.reduce((sum, each) => sum + each.opening_cents, 0),
    closing_cents: kinds.reduce((sum, each) => sum + each.closing_cents, 0),
  }
}
