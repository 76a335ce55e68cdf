import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const OPEN = `change_type = 'edit' AND status IN ('pending', 'requested') AND deleted_at IS NULL`

export async function readOpenEdit(
  knex: Knex,
  orderId: string,
): Promise<{ internal_note: string | null } | undefined> {
  const { rows } = await knex.raw<{ rows: { internal_note: string | null }[] }>(
    `SELECT internal_note FROM order_change WHERE order_id = ? AND ${OPEN} LIMIT 1`,
    [orderId],
  )
  return rows[0]
}

/** Selects `order_id` and `created_at` of unconfirmed edits with this note. */
export const openEditsWithNote = (note: string): string =>
  `SELECT order_id, created_at FROM order_change WHERE internal_note = '${note}' AND ${OPEN}`

export interface ConfirmedEdit {
  id: string
  at: Date
  /** E-mail address of the user of Medusa Admin who confirmed the edit, otherwise the stored text. */
  by: string | null
  /** Units added by the edit. Negative for removed units. */
  lines: { line_id: string; units: number }[]
}

const numberIn = (field: string): string =>
  `coalesce(action.details -> '${field}' ->> 'value', action.details ->> '${field}')::numeric`

const CONFIRMED = `
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

export async function readConfirmedEdits(knex: Knex, orderId: string): Promise<ConfirmedEdit[]> {
  const { rows } = await knex
    .raw<{ rows: ConfirmedEdit[] }>(CONFIRMED, [orderId])
    .options({ name: "confirmed edits" })
  return rows
}
