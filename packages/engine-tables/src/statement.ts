/** Rows of a table, as part of a statement: each a JSON object of the columns named. */
export interface Rows {
  table: string
  columns: readonly string[]
  /** Which of them, and by way of which other tables: `JOIN …` comes before `WHERE`. */
  join?: string
  where: string
  /** Further fields of each, by their SQL. */
  more?: Record<string, string>
  /** Absent where the engine's query promises no order either. */
  orderBy?: string
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

/** A list of rows; the engine's deleted rows are never among them. */
export function listOf({ table, columns, join = "", where, more, orderBy }: Rows): string {
  const order = orderBy ? ` ORDER BY ${orderBy}` : ""
  return `COALESCE((
    SELECT json_agg(${objectOf(table, columns, more)}${order}) FROM ${table} ${join}
    WHERE ${where} AND ${table}.deleted_at IS NULL), '[]')`
}

/** One row, or null. */
export const rowOf = ({ table, columns, join = "", where, more }: Omit<Rows, "orderBy">): string => `(
  SELECT ${objectOf(table, columns, more)} FROM ${table} ${join}
  WHERE ${where} AND ${table}.deleted_at IS NULL)`
