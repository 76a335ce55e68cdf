import type { WrittenReview } from "@bon-perroquet/contract"
import type { DataSubject } from "@bon-perroquet/api-kit/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { THEIRS } from "./author"
import { ownView, type ReviewRow } from "./rows"

export async function writtenBy(knex: Knex, author: DataSubject): Promise<WrittenReview[]> {
  const { rows } = await knex.raw<{ rows: ReviewRow[] }>(
    `SELECT * FROM review WHERE ${THEIRS} ORDER BY written_at`,
    { ...author },
  )
  return rows.map((row) => ({
    ...ownView(row),
    product_id: row.product_id,
    order_number: row.order_number ?? "",
  }))
}

/** Anonymises published reviews and reports, and deletes unpublished reviews. */
export async function forgetAuthor(transaction: Knex, author: DataSubject): Promise<void> {
  await transaction.raw(`DELETE FROM review WHERE state <> 'published' AND ${THEIRS}`, { ...author })
  await transaction.raw(
    `UPDATE review SET email = NULL, author_name = NULL, order_id = NULL, order_number = NULL, updated_at = now() WHERE ${THEIRS}`,
    { ...author },
  )
  await transaction.raw("UPDATE review_report SET email = NULL WHERE email = :proved_email", { ...author })
}

/** Years that reviews are stored, as stated on the privacy page. */
const KEPT_YEARS = 3
export const OLD = `now() - make_interval(years => ${KEPT_YEARS})`

/** Anonymises old reviews, and deletes old rejected ones and decided reports. */
export async function forgetOld(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM review WHERE state = 'refused' AND written_at < ${OLD}`)
  await knex.raw(
    `UPDATE review SET email = NULL, order_id = NULL, order_number = NULL WHERE (order_id IS NOT NULL OR email IS NOT NULL) AND written_at < ${OLD}`,
  )
  await knex.raw("DELETE FROM review_report WHERE decided_at < now() - make_interval(years => 1)")
  await knex.raw(`DELETE FROM review_request WHERE created_at < ${OLD}`)
}

export async function waitingReviews(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: { count: number }[] }>(
    `SELECT count(*)::int AS count FROM review WHERE state = 'waiting'
       OR id IN (SELECT review_id FROM review_report WHERE decided_at IS NULL)`,
  )
  return rows[0]?.count ?? 0
}
