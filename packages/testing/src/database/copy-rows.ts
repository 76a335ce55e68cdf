import { shopDatabase } from "./index"

const COLUMNS = `SELECT array_agg(attname::text) AS names FROM pg_attribute
  WHERE attrelid = CAST(:table AS regclass) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`

const columns = new Map<string, Promise<string[]>>()

async function readColumns(table: string): Promise<string[]> {
  const { rows } = await shopDatabase().raw<{ rows: { names: string[] }[] }>(COLUMNS, { table: `"${table}"` })
  return rows[0]?.names ?? []
}

/**
 * Returns a statement that copies rows of a table.
 * @param where condition of the rows
 * @param changed SQL expressions of columns that differ. Columns with the time of a write get the current time
 */
export async function copyingRows(
  table: string,
  where: string,
  changed: Record<string, string>,
): Promise<string> {
  const reading = columns.get(table) ?? readColumns(table)
  columns.set(table, reading)
  const names = await reading
  const differing: Record<string, string> = { created_at: "now()", updated_at: "now()", ...changed }
  const values = names.map((name) => differing[name] ?? `"${name}"`)
  const into = names.map((name) => `"${name}"`).join(", ")
  return `INSERT INTO "${table}" (${into}) SELECT ${values.join(", ")} FROM "${table}" WHERE ${where}`
}
