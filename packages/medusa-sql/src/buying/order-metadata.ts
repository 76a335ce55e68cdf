import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Sets keys of an order's metadata. Null removes a key. */
export async function changeOrderMetadata(
  knex: Knex,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const removed = Object.keys(values).filter((key) => values[key] === null)
  await knex.raw(
    `UPDATE "order" SET metadata = (COALESCE(metadata, '{}') || ?::jsonb) - ?::text[], updated_at = now()
     WHERE id = ? AND deleted_at IS NULL`,
    [JSON.stringify(values), removed, id],
  )
}
