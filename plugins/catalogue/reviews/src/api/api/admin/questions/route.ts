import { adminQuestionsQuerySchema, adminQuestionsSchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { named } from "../../../../moderation"
import { listQuestions } from "../../../../questions"

export const GET = route(
  {
    summary: "List questions",
    description: "Questions without an answer oldest first, all others newest first.",
    access: "administrator",
    query: adminQuestionsQuerySchema,
    answer: adminQuestionsSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
    refusals: { 404: ["not_found"] },
  },
  async ({ query, knex, container, language, response }) => {
    const { questions, total } = await listQuestions(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return named(container, language, questions)
  },
)
