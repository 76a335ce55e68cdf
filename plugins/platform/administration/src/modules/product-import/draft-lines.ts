import type { Knex } from "@medusajs/framework/mikro-orm/knex"

interface DraftLine {
  sku: string
  is_kept: boolean
  has_addresses: boolean
}

/** Returns the lines of an import that kept a product as a draft, and those that wrote old addresses. */
export async function draftLines(knex: Knex, importId: string): Promise<DraftLine[]> {
  const { rows } = await knex.raw<{ rows: DraftLine[] }>(
    `SELECT * FROM (
       SELECT sku, also @> '[{"code": "kept_as_draft"}]' AS is_kept,
         COALESCE(after -> 'old_addresses', '[]') NOT IN ('[]', 'null') AS has_addresses
       FROM product_import_line WHERE import_id = ? AND changes) AS line
     WHERE is_kept OR has_addresses`,
    [importId],
  )
  return rows
}
