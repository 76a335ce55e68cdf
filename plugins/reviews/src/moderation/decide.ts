import { writeChanges, type Author } from "@bon-perroquet/change-log/changes"
import type { AdminReview, Language, reviewDecisionSchema } from "@bon-perroquet/contract"
import { rereadProducts } from "@bon-perroquet/shop-api/catalogue"
import { requireUnchanged, type Precondition } from "@bon-perroquet/shop-api/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { mailOutcome, mailRefusal } from "../mails"
import { lockProduct, summarise } from "../reviews"
import { adminReview } from "./list"

type Decision = z.output<typeof reviewDecisionSchema>

/** A notice that a decision answers. */
interface Answered {
  id: string
  email: string | null
  language: Language
}

/**
 * Publishes or rejects a review with the shop's answer, decides its notices, and informs author and reporters.
 * @throws 412 if the version is outdated
 */
export async function decideReview(
  container: MedusaContainer,
  author: Author,
  id: string,
  decision: Decision,
  precondition: Precondition,
): Promise<AdminReview> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { product_id } = await adminReview(knex, id)
  const { before, answered, email } = await knex.transaction(async (transaction) => {
    await lockProduct(transaction, product_id)
    const read = await adminReview(transaction, id)
    requireUnchanged(precondition, read)
    const kept = await write(transaction, id, decision)
    await summarise(transaction, product_id)
    await noteChange(transaction, author, read, decision)
    return { before: read, ...kept }
  })
  await rereadProducts(container, [product_id])
  const after = await adminReview(knex, id)
  const isNew = before.state !== decision.state || before.refusal !== decision.refusal
  if (decision.refusal && email && isNew) await mailRefusal(container, after, decision.refusal, email)
  for (const { id: report, email: to, language } of answered)
    if (to)
      await mailOutcome(container, { report, to, language, product: after.product_name }, decision.state)
  return after
}

async function write(transaction: Knex, id: string, { state, refusal, reply }: Decision) {
  const { rows } = await transaction.raw<{ rows: { email: string | null }[] }>(
    `UPDATE review SET state = :state, refusal = :refusal, reply = :reply, updated_at = now() WHERE id = :id
     RETURNING COALESCE(review.email, (SELECT lower("order".email) FROM "order" WHERE "order".id = review.order_id)) AS email`,
    { id, state, refusal, reply: reply || null },
  )
  const { rows: answered } = await transaction.raw<{ rows: Answered[] }>(
    `UPDATE review_report SET decided_at = now(), updated_at = now() WHERE review_id = ? AND decided_at IS NULL
     RETURNING id, email, language`,
    [id],
  )
  return { email: rows[0]?.email ?? null, answered }
}

async function noteChange(
  transaction: Knex,
  author: Author,
  { product_id, product_name: label, state, refusal, reply, reports }: AdminReview,
  decision: Decision,
): Promise<void> {
  const before = { state, refusal, reply }
  const after = { state: decision.state, refusal: decision.refusal, reply: decision.reply || null }
  if (!reports.length && JSON.stringify(before) === JSON.stringify(after)) return
  await writeChanges(transaction, [
    { ...author, subject: "product", subject_id: product_id, label, action: "review", before, after },
  ])
}
