import { REVIEWS_PER_PAGE, type QuestionsAnswer } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { publishedView, type QuestionRow } from "./rows"

const PAGE = `
  SELECT *, count(*) OVER ()::int AS total FROM product_question WHERE product_id = :product_id AND state = 'published'
  ORDER BY written_at DESC, id DESC OFFSET :offset LIMIT ${REVIEWS_PER_PAGE}`

/** Returns a page of published questions, which is empty beyond the last one. */
export async function publishedQuestions(
  knex: Knex,
  product_id: string,
  page: number,
): Promise<QuestionsAnswer> {
  const { rows } = await knex.raw<{ rows: (QuestionRow & { total: number })[] }>(PAGE, {
    product_id,
    offset: (page - 1) * REVIEWS_PER_PAGE,
  })
  const page_count = rows[0] ? Math.ceil(rows[0].total / REVIEWS_PER_PAGE) : page
  return { questions: rows.map(publishedView), page, page_count }
}
