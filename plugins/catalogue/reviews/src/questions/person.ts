import type { AskedQuestion } from "@bon-perroquet/contract"
import type { DataSubject } from "@bon-perroquet/api-kit/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { OLD } from "../reviews"
import { askedView, type QuestionRow } from "./rows"

const THEIRS = "(customer_id = :customer OR email = :proved_email)"

export async function askedBy(knex: Knex, person: DataSubject): Promise<AskedQuestion[]> {
  const { rows } = await knex.raw<{ rows: QuestionRow[] }>(
    `SELECT * FROM product_question WHERE ${THEIRS} ORDER BY written_at`,
    { ...person },
  )
  return rows.map((row) => ({
    ...askedView(row),
    ...{ product_id: row.product_id, state: row.state, refusal: row.refusal },
  }))
}

/** Anonymises published questions, and deletes the others. */
export async function forgetAsker(transaction: Knex, person: DataSubject): Promise<void> {
  await transaction.raw(`DELETE FROM product_question WHERE state <> 'published' AND ${THEIRS}`, {
    ...person,
  })
  await transaction.raw(
    `UPDATE product_question SET customer_id = NULL, email = NULL, author_name = NULL, updated_at = now() WHERE ${THEIRS}`,
    { ...person },
  )
}

/** Anonymises old questions, and deletes old rejected ones. */
export async function forgetOldQuestions(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM product_question WHERE state = 'refused' AND written_at < ${OLD}`)
  await knex.raw(
    `UPDATE product_question SET customer_id = NULL, email = NULL WHERE email IS NOT NULL AND written_at < ${OLD}`,
  )
}

export async function waitingQuestions(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: { count: number }[] }>(
    "SELECT count(*)::int AS count FROM product_question WHERE state = 'waiting'",
  )
  return rows[0]?.count ?? 0
}
