import type { Language, reviewReportSchema } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { reviewKeeper } from "@bon-perroquet/api-kit/reviews"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { z } from "zod"
import type { ReviewRow } from "./rows"

/** Stores a report about a published review. @throws 404 for other reviews */
export async function reportReview(
  knex: Knex,
  review_id: string,
  language: Language,
  { rule, text, email }: z.output<typeof reviewReportSchema>,
): Promise<void> {
  const published = knex<ReviewRow>("review").where({ id: review_id, state: "published" })
  if (!reviewKeeper() || !(await published.first<Pick<ReviewRow, "id"> | undefined>("id")))
    throw refuse("review_not_found", 404)
  const id = generateEntityId(undefined, "revrep")
  await knex("review_report").insert({
    id,
    review_id,
    rule,
    text,
    email: email?.toLowerCase() ?? null,
    language,
  })
}
