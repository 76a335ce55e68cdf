import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Lines that an undo of the same import has undone, or that it still has to. An undo that only was checked has none. */
const UNDONE = `
  SELECT undone.line FROM product_import undo JOIN product_import_line undone ON undone.import_id = undo.id
  WHERE undo.undoes = :undoes AND undo.state <> 'checked' AND undone.code IS NULL
    AND (undone.changes OR undone.pending)`

/** Returns the numbers of an import's lines that were undone. */
export async function undoneLines(knex: Knex, undoes: string): Promise<Set<number>> {
  const { rows } = await knex.raw<{ rows: { line: number }[] }>(UNDONE, { undoes })
  return new Set(rows.map(({ line }) => line))
}

/**
 * Leaves out the lines of an undo that another undo has undone since it was checked. Two undos of an import that start
 * at the same time wait for each other.
 */
export async function leaveOutUndone(transaction: Knex, id: string): Promise<void> {
  const undoes = await undoneImport(transaction, id)
  if (!undoes) return
  await transaction("product_import").where({ id: undoes }).forUpdate().first("id")
  await transaction.raw(
    `UPDATE product_import_line SET pending = false, changes = false, before = NULL, after = NULL
     WHERE import_id = :id AND pending AND line IN (${UNDONE} AND undo.id <> :id)`,
    { id, undoes },
  )
}

/** Returns the id of the import that an import undoes. */
export async function undoneImport(knex: Knex, id: string): Promise<string | null> {
  const row = await knex<{ id: string; undoes: string | null }>("product_import")
    .where({ id })
    .first("undoes")
  return row?.undoes ?? null
}

/** Returns the products whose texts or handles an import wrote, by language. */
export async function renamedProducts(
  knex: Knex,
  id: string,
): Promise<{ id: string; language: string; fields: string[] }[]> {
  const { rows } = await knex.raw<{ rows: { id: string; language: string; fields: string[] }[] }>(
    `SELECT product_id AS id, substring(field FROM '_(.*)$') AS language, array_agg(field) AS fields
     FROM product_import_line, jsonb_object_keys(after) AS field
     WHERE import_id = ? AND changes AND product_id IS NOT NULL AND field ~ '^(name|description|handle|size)_'
     GROUP BY product_id, language`,
    [id],
  )
  return rows
}
