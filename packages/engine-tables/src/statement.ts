import { getRandomValues } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { BigNumberInput } from "@medusajs/framework/types"
import { BigNumber, trimZeros } from "@medusajs/framework/utils"
import { monotonicFactory } from "ulid"

/** Rows of another table that lead to those wanted. */
export interface Link {
  table: string
  /** Which of them; the engine's deleted rows are never among them. */
  where: string
  /** How they name those wanted. */
  on: string
}

/** Rows of a table, as part of a statement: each a JSON object of the columns named. */
export interface Rows {
  table: string
  columns: readonly string[]
  /** A table that leads to them. */
  by?: Link | undefined
  /** All that it leads to, or all there are, where nothing is said. */
  where?: string
  /** Further fields of each, by their SQL. */
  more?: Record<string, string>
}

/** The columns of a row, and more, as one JSON object. @param alias the table's name in the statement */
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
 * The few rows that lead to those wanted are found first, which `OFFSET 0` sees to: in a young shop, whose tables it has not
 * counted, PostgreSQL would begin with all rows of the other table, and hold each against each.
 */
const sourceOf = (table: string, by: Link | undefined): string =>
  by
    ? `(SELECT * FROM ${by.table} WHERE ${by.where} AND ${by.table}.deleted_at IS NULL OFFSET 0) AS ${by.table}
      JOIN ${table} ON ${by.on}`
    : table

/**
 * A list of rows in the order in which they were made, as PostgreSQL gives them in another one once it has used their space again; the
 * engine's deleted rows are never among them.
 */
export const listOf = ({ table, columns, by, where = "true", more }: Rows): string => `COALESCE((
    SELECT json_agg(${objectOf(table, columns, more)} ORDER BY ${table}.created_at, ${table}.id) FROM ${sourceOf(table, by)}
    WHERE ${where} AND ${table}.deleted_at IS NULL), '[]')`

/** One row, or null. */
export const rowOf = ({ table, columns, by, where = "true", more }: Rows): string => `(
  SELECT ${objectOf(table, columns, more)} FROM ${sourceOf(table, by)}
  WHERE ${where} AND ${table}.deleted_at IS NULL)`

/**
 * A reader of rows by their ids. Its statements have names, so that PostgreSQL keeps their plans: to plan large ones takes longer than to
 * run them. One row is read by a statement of its own: of a list PostgreSQL does not know the length beforehand, finds a plan for any
 * list dear, and plans anew at each reading.
 * @param name of the statement about one, and with an "s" of that about several
 * @param sqlOf the statement, given the end of the condition that an id is one of those wanted
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
 * The end of a condition that something is one of a list of texts, whose plan PostgreSQL keeps: how many there are it does not see, and so
 * does not think a plan for just these worth making anew each time. For lists of a few. @param list the parameter, as SQL
 */
export const anyOf = (list: string): string => `ANY(ARRAY(SELECT unnest(CAST(${list} AS text[]))))`

/** Writes rows, given as a JSON list, into these columns of a table; the others get the table's defaults. */
export const insertOf = (table: string, columns: readonly string[]): string => `
  INSERT INTO "${table}" (${columns.join(", ")})
  SELECT ${columns.join(", ")} FROM jsonb_populate_recordset(NULL::"${table}", ?::jsonb)`

export type Row = Record<string, unknown>

/** A decimal in both of its columns: the engine keeps it as a number, and as JSON for its precision. */
export function decimal(column: string, amount: BigNumberInput | null | undefined): Row {
  if (amount == null) return {}
  const { numeric, raw } = new BigNumber(amount)
  return { [column]: numeric, [`raw_${column}`]: { ...raw, value: trimZeros(String(raw?.value)) } }
}

/** The same JSON of a decimal that the database works out, as SQL. @param sql the decimal */
export const rawOf = (sql: string): string =>
  `jsonb_build_object('value', trim_scale(${sql})::text, 'precision', 20)`

const pool = new Uint8Array(4_096)
let taken = pool.length

/** A number from 0 to below 1. Many are asked of the system at once: of its own accord the library asks for each letter of an id. */
function random(): number {
  if (taken === pool.length) {
    getRandomValues(pool)
    taken = 0
  }
  return (pool[taken++] ?? 0) / 256
}

const nextUlid = monotonicFactory(random)

/** An id of a new row, as the engine makes them; those of one process rise, within a millisecond too. */
export const newId = (prefix: string): string => `${prefix}_${nextUlid()}`
