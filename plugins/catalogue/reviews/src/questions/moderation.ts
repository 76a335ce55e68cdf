import type { AdminQuestion, AdminQuestionsQuery, questionDecisionSchema } from "@bon-perroquet/contract"
import { refuse, requireUnchanged, versioned, type Precondition } from "@bon-perroquet/api-kit/http"
import { reviewKeeper } from "@bon-perroquet/api-kit/reviews"
import { writeChanges, type Author } from "@bon-perroquet/api-kit/changes"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { mailAnswer } from "../mails"
import { joinProduct, literally } from "../moderation"
import { askedView, type QuestionRow } from "./rows"

type Row = QuestionRow & { product_name: string | null; total: number }

const SELECT = `
  SELECT question.*, product.title AS product_name, count(*) OVER ()::int AS total
  FROM product_question question ${joinProduct("question")}`

const viewOf = (row: Row): AdminQuestion =>
  versioned({
    ...askedView(row),
    ...{ product_id: row.product_id, product_name: row.product_name ?? "" },
    ...{ state: row.state, refusal: row.refusal },
  })

export async function listQuestions(
  knex: Knex,
  { state, search, offset, limit }: AdminQuestionsQuery,
): Promise<{ questions: AdminQuestion[]; total: number }> {
  if (!reviewKeeper()) throw refuse("not_found", 404)
  const conditions = [
    state && "question.state = :state",
    search &&
      "(question.text ILIKE :words OR question.author_name ILIKE :words OR product.title ILIKE :words)",
  ].filter(Boolean)
  const where = conditions.length ? `WHERE ${conditions.join(" AND ")}` : ""
  const order = state === "waiting" ? "ASC" : "DESC"
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `${SELECT} ${where} ORDER BY question.written_at ${order}, question.id OFFSET :offset LIMIT :limit`,
    { state: state ?? "", words: literally(search ?? ""), offset, limit },
  )
  return { questions: rows.map(viewOf), total: rows[0]?.total ?? 0 }
}

/** @throws 404 if the question does not exist or reviews are disabled */
export async function adminQuestion(knex: Knex, id: string): Promise<AdminQuestion> {
  if (!reviewKeeper()) throw refuse("not_found", 404)
  const { rows } = await knex.raw<{ rows: Row[] }>(`${SELECT} WHERE question.id = ?`, [id])
  if (!rows[0]) throw refuse("question_not_found", 404)
  return viewOf(rows[0])
}

type Decision = z.output<typeof questionDecisionSchema>

const DECIDE = `
  UPDATE product_question SET state = :state, refusal = :refusal, reply = :reply, updated_at = now() WHERE id = :id
  RETURNING email`

/**
 * Publishes a question with its answer, or rejects it. The customer is informed of each change.
 * @throws 412 if the version is outdated
 */
export async function answerQuestion(
  container: MedusaContainer,
  author: Author,
  id: string,
  decision: Decision,
  precondition: Precondition,
): Promise<AdminQuestion> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const { state, refusal } = decision
  const after = { state, refusal, reply: decision.reply || null }
  const to = await knex.transaction(async (transaction) => {
    await transaction.raw("SELECT FROM product_question WHERE id = ? FOR UPDATE", [id])
    const read = await adminQuestion(transaction, id)
    requireUnchanged(precondition, read)
    const before = { state: read.state, refusal: read.refusal, reply: read.reply }
    if (JSON.stringify(before) === JSON.stringify(after)) return null
    const subject = { subject: "product", subject_id: read.product_id, label: read.product_name } as const
    await writeChanges(transaction, [{ ...author, ...subject, action: "question", before, after }])
    const { rows } = await transaction.raw<{ rows: { email: string | null }[] }>(DECIDE, { id, ...after })
    return rows[0]?.email ?? null
  })
  const question = await adminQuestion(knex, id)
  if (to) await mailAnswer(container, question, to)
  return question
}
