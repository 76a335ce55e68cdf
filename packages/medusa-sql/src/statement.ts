import { getRandomValues } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { BigNumberInput } from "@medusajs/framework/types"
import { BigNumber, trimZeros } from "@medusajs/framework/utils"
import { monotonicFactory } from "ulid"

export interface Link {
  table: string
  /** Condition on the linking rows. Deleted rows are always left out. */
  where: string
  on: string
}

export interface Rows {
  table: string
  columns: readonly string[]
  by?: Link | undefined
  /** Condition on the rows. Default: all linked rows, or all rows without a link. */
  where?: string
  more?: Record<string, string>
}

/** Returns SQL for a JSON object of a row. `alias` is the table's name in the statement. */
export function objectOf(
  alias: string,
  columns: readonly string[],
  more: Record<string, string> = {},
): string {
  const fields = [
    ...columns.map((column) => `'${column}', ${alias}.${column}`),
    ...Object.entries(more).map(([name, sql]) => `'${name}', ${sql}`),
  ]
  return `json_build_object(${fields.join(", ")})`
}

/**
 * `OFFSET 0` makes PostgreSQL read the few linking rows first. Without table statistics, as in a new shop, it
 * would scan the other table for each row.
 */
const sourceOf = (table: string, by: Link | undefined): string =>
  by
    ? `(SELECT * FROM ${by.table} WHERE ${by.where} AND ${by.table}.deleted_at IS NULL OFFSET 0) AS ${by.table}
      JOIN ${table} ON ${by.on}`
    : table

/**
 * Returns SQL for a JSON list of rows, oldest first, without deleted rows. PostgreSQL's default order changes when
 * space is reused.
 */
export const listOf = ({ table, columns, by, where = "true", more }: Rows): string => `COALESCE((
    SELECT json_agg(${objectOf(table, columns, more)} ORDER BY ${table}.created_at, ${table}.id) FROM ${sourceOf(table, by)}
    WHERE ${where} AND ${table}.deleted_at IS NULL), '[]')`

export const rowOf = ({ table, columns, by, where = "true", more }: Rows): string => `(
  SELECT ${objectOf(table, columns, more)} FROM ${sourceOf(table, by)}
  WHERE ${where} AND ${table}.deleted_at IS NULL)`

/**
 * Returns a reader of rows by id. Its statements are named, so that PostgreSQL keeps their plans. One id has a separate
 * statement, because PostgreSQL plans each call with a list of unknown length.
 * @param name of the statement for one id. The statement for several ids adds an "s".
 * @param sqlOf returns the SQL, of which `isWanted` is the condition on the id
 */
export function readerByIds<Found>(name: string, sqlOf: (isWanted: string) => string) {
  let one: string | undefined
  let several: string | undefined
  return async (knex: Knex, ids: readonly string[]): Promise<Found[]> => {
    const { rows } = await (ids.length === 1
      ? knex.raw<{ rows: Found[] }>((one ??= sqlOf("= ?")), [...ids]).options({ name })
      : knex
          .raw<{ rows: Found[] }>((several ??= sqlOf("= ANY(?::text[])")), [[...ids]])
          .options({ name: `${name}s` }))
    return rows
  }
}

/**
 * Matches a short list of texts. The subquery hides its length, so that PostgreSQL keeps the plan.
 * @param list the parameter, as SQL
 */
export const anyOf = (list: string): string => `ANY(ARRAY(SELECT unnest(CAST(${list} AS text[]))))`

/** Returns an INSERT of a JSON list of rows. Other columns get their defaults. */
export const insertOf = (table: string, columns: readonly string[]): string => `
  INSERT INTO "${table}" (${columns.join(", ")})
  SELECT ${columns.join(", ")} FROM jsonb_populate_recordset(NULL::"${table}", ?::jsonb)`

export type Row = Record<string, unknown>

/** Returns the two columns of an amount: the number, and Medusa's JSON with its precision. */
export function decimal(column: string, amount: BigNumberInput | null | undefined): Row {
  if (amount == null) return {}
  const { numeric, raw } = new BigNumber(amount)
  return { [column]: numeric, [`raw_${column}`]: { ...raw, value: trimZeros(String(raw?.value)) } }
}

/** Returns SQL for Medusa's JSON of a decimal. @param sql the decimal */
export const rawOf = (sql: string): string =>
  `jsonb_build_object('value', trim_scale(${sql})::text, 'precision', 20)`

const pool = new Uint8Array(4_096)
let used = pool.length

/**
 * Returns a random number from 0 to below 1. Random bytes are requested in bulk, because the ULID library makes a
 * system call for each letter of an id.
 */
function random(): number {
  if (used === pool.length) {
    getRandomValues(pool)
    used = 0
  }
  return (pool[used++] ?? 0) / 256
}

const nextUlid = monotonicFactory(random)

/** Returns an id like Medusa's. Ids increase within a process, even within one millisecond. */
export const newId = (prefix: string): string => `${prefix}_${nextUlid()}`
