import type { ArticleEdit } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/engine-tables"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

interface Row {
  id: string
  at: Date
  by: string | null
  lines: { line_id: string; units: number }[]
}

/** A quantity is stored as a number or as { value, precision }. */
const numberIn = (field: string): string =>
  `coalesce(action.details -> '${field}' ->> 'value', action.details ->> '${field}')::numeric`

const EDITS = `
  SELECT change.id, change.confirmed_at AS at, coalesce("user".email, change.confirmed_by) AS by,
    json_agg(json_build_object('line_id', action.details ->> 'reference_id',
      'units', CASE WHEN action.action = 'ITEM_ADD' THEN ${numberIn("quantity")} ELSE ${numberIn("quantity_diff")} END)
      ORDER BY action.ordering) AS lines
  FROM order_change change
  JOIN order_change_action action ON action.order_change_id = change.id AND action.deleted_at IS NULL
    AND action.action IN ('ITEM_ADD', 'ITEM_UPDATE')
  LEFT JOIN "user" ON "user".id = change.confirmed_by
  WHERE change.order_id = ? AND change.change_type = 'edit' AND change.status = 'confirmed'
    AND change.deleted_at IS NULL
  GROUP BY change.id, "user".email ORDER BY change.confirmed_at`

/** Returns the confirmed changes of an order's articles, oldest first. */
export async function articleEdits(
  knex: Knex,
  { id, items, gone_items }: EngineOrder,
): Promise<ArticleEdit[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(EDITS, [id])
  const nameOf = (lineId: string) => [...items, ...gone_items].find((line) => line.id === lineId)?.title ?? ""
  return rows.map(({ id: editId, at, by, lines }) => ({
    id: editId,
    at: at.toISOString(),
    by: { email: by },
    lines: lines.map(({ line_id, units }) => ({ name: nameOf(line_id), units: Number(units) })),
  }))
}
