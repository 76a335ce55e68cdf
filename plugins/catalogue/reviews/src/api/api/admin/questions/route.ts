import { adminQuestionsQuerySchema, adminQuestionsSchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
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
  async ({ query, container, language, request, response }) => {
    await requireAdministrator(request)
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { questions, total } = await listQuestions(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return named(container, language, questions)
  },
)
