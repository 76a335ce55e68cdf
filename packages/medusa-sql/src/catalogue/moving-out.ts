import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { anyOf } from "../statement"

const PAGE = 500

/** Yields the rows of a statement that takes `:after` and `:limit`, ordered by id. */
async function* pagesOf<Row extends { id: string }>(knex: Knex, sql: string): AsyncGenerator<Row> {
  for (let after = ""; ;) {
    const { rows } = await knex.raw<{ rows: Row[] }>(sql, { after, limit: PAGE })
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

export interface SalePriceRow {
  id: string
  sale: string
  sku: string | null
  cents: number
  /** Belgian days, inclusive. Null without a limit. */
  from: string | null
  until: string | null
}

const dayOf = (moment: string) => `to_char(${moment} AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD')`

/** Yields the prices of running and planned sales. */
export const salePrices = (knex: Knex): AsyncGenerator<SalePriceRow> =>
  pagesOf(
    knex,
    `SELECT price.id, list.title AS sale, variant.sku, round(price.amount * 100)::int AS cents,
       ${dayOf("list.starts_at")} AS from, ${dayOf("list.ends_at")} AS until
     FROM price_list list
     JOIN price ON price.price_list_id = list.id AND price.deleted_at IS NULL AND price.currency_code = 'eur'
       AND COALESCE(price.min_quantity, 0) <= 1 AND COALESCE(price.rules_count, 0) = 0
     JOIN product_variant_price_set link ON link.price_set_id = price.price_set_id AND link.deleted_at IS NULL
     JOIN product_variant variant ON variant.id = link.variant_id AND variant.deleted_at IS NULL
     WHERE price.id > :after AND list.deleted_at IS NULL AND list.type = 'sale' AND list.status = 'active'
       AND COALESCE(list.rules_count, 0) = 0 AND (list.ends_at IS NULL OR list.ends_at >= now())
     ORDER BY price.id LIMIT :limit`,
  )

export interface StaffNoteRow {
  id: string
  at: Date
  by: string | null
  text: string
  order_number: string | null
  /** Null for a deleted customer. */
  email: string | null
}

/** Yields the notes of staff on orders and customers. */
export const staffNotes = (knex: Knex): AsyncGenerator<StaffNoteRow> =>
  pagesOf(
    knex,
    `SELECT note.id, note.created_at AS at, note.by_email AS by, note.text, "order".custom_display_id AS order_number,
       COALESCE("order".email, customer.email) AS email
     FROM staff_note note
     LEFT JOIN "order" ON note.subject = 'order' AND "order".id = note.subject_id
     LEFT JOIN customer ON note.subject = 'customer' AND customer.id = note.subject_id
     WHERE note.id > :after AND note.deleted_at IS NULL ORDER BY note.id LIMIT :limit`,
  )

/** Returns the SKUs of sizes by id, also of deleted ones. */
export async function skusOf(knex: Knex, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await knex.raw<{ rows: { id: string; sku: string }[] }>(
    `SELECT id, sku FROM product_variant WHERE id = ${anyOf(":ids")} AND sku IS NOT NULL`,
    { ids: ids as unknown as string },
  )
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}
