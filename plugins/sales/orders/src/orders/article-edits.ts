import type { ArticleEdit } from "@bon-perroquet/contract"
import { type EngineOrder, readConfirmedEdits } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns the confirmed changes of an order's articles, oldest first. */
export async function articleEdits(
  knex: Knex,
  { id, version, items, gone_items }: EngineOrder,
): Promise<ArticleEdit[]> {
  if (version === 1) return []
  const nameOf = (lineId: string) => [...items, ...gone_items].find((line) => line.id === lineId)?.title ?? ""
  return (await readConfirmedEdits(knex, id)).map(({ id: editId, at, by, lines }) => ({
    id: editId,
    at: at.toISOString(),
    by: { email: by },
    lines: lines.map(({ line_id, units }) => ({ name: nameOf(line_id), units: Number(units) })),
  }))
}
